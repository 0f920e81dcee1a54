"""Helpers of Loyang that ask most, tried out answer by answer without their flows.

Each finds what following its flow through all answers would find: so many answers deep, of each
question the first few; what would ask on then counts as nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.bots.loyang.common import NOTHING, WIDE, Common
from tafelrunde.bots.loyang.worth import Parts, growing, worth
from tafelrunde.games.loyang.card_verbs import finish_helper, spend_field
from tafelrunde.games.loyang.customers import cart_total
from tafelrunde.games.loyang.helper import helper_of
from tafelrunde.games.loyang.helpers.bargain_hunter import reduced_price, wares
from tafelrunde.games.loyang.helpers.reach import neighbours, others
from tafelrunde.games.loyang.helpers.wholesaler import MOST_SOLD, sold_off_for
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import HOME, KINDS_OF_VEGETABLE, REFILL, STALL
from tafelrunde.games.loyang.verbs import buy_from, gather
from tafelrunde.kernel.flow import with_end

_STOP: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Use:
    """One way to use a helper's card."""

    def fits(self, g: LoyangState, seat: int) -> bool:
        """Whether it finds here what the flow would."""
        return True

    def best(self, common: Common, card: int) -> float:
        """What the table is worth after the best use."""
        raise NotImplementedError


class Bargains(Use):
    """Vegetables out of another's shop."""

    def best(self, common: Common, card: int) -> float:
        g, seat = common.common, common.seat
        parts = common.without_helper(card)
        player = g.players[seat]
        options: list[Any] = []
        for owner in neighbours(g, seat):
            options.extend(wares(g, seat, owner))
        deep = _deeper(common.deep, len(options))
        cash, loans = player.cash, player.loans
        most = NOTHING
        for owner, vegetable in options[:WIDE]:
            buy_from(g, seat, owner, vegetable, reduced_price(g, vegetable))
            most = max(most, self._second(common, parts, owner, deep))
            g.players[owner].shop[vegetable] += 1
            player.cart[vegetable] -= 1
            player.cash, player.loans = cash, loans
        return most

    def _second(self, common: Common, parts: Parts, owner: int, deep: int) -> float:
        """The best of one more, or of none."""
        g, seat = common.common, common.seat
        player = g.players[seat]
        options: list[Any] = wares(g, seat, owner)
        if options and deep == 0:
            return NOTHING
        most = NOTHING
        cash, loans = player.cash, player.loans
        for _, vegetable in options[:WIDE]:
            buy_from(g, seat, owner, vegetable, reduced_price(g, vegetable))
            most = max(most, common.valued(player, parts))
            g.players[owner].shop[vegetable] += 1
            player.cart[vegetable] -= 1
            player.cash, player.loans = cash, loans
        return max(most, common.valued(player, parts)) if len(options) < WIDE else most


class Trades(Use):
    """One or two trades at another's stalls."""

    def fits(self, g: LoyangState, seat: int) -> bool:
        """Not where the first trade may bring another stall to light, or is refilled after."""
        if g.seats == 1 and g.house & REFILL:
            return False
        types, stock, under = g.deck.types, g.stock, g.under
        for owner in others(g, seat):
            for stall in g.players[owner].stalls:
                last_ware = stock[3 * stall : 3 * stall + 3].count(-1) == 2
                if last_ware and under[stall] >= 0 and types[under[stall]] == STALL:
                    return False
        return True

    def best(self, common: Common, card: int) -> float:
        g, seat = common.common, common.seat
        parts = common.without_helper(card)
        player = g.players[seat]
        g.own_stock()
        places = [(place, owner) for owner in others(g, seat) for place in _open(g, seat, owner)]
        deep = _deeper(common.deep, len(places))
        most = NOTHING
        for place, owner in places[:WIDE]:
            bowls = g.deck.bowls[place]
            most = max(most, self._given(common, parts, player, place, owner, bowls, deep))
        return most

    def _given(
        self,
        common: Common,
        parts: Parts,
        player: Player,
        place: int,
        owner: int,
        bowls: int,
        deep: int,
    ) -> float:
        """The best that can be given for the bowls left; the second trade has no owner."""
        cart = player.cart
        if bowls == 0:
            stock = common.common.stock
            got = stock[place]
            cart[got] += 1
            stock[place] = -1
            if owner < 0:
                value = common.valued(player, parts)
            else:
                value = self._second(common, parts, player, owner, deep)
            stock[place] = got
            cart[got] -= 1
            return value
        deep = _deeper(deep, KINDS_OF_VEGETABLE - cart.count(0))
        if deep < 0:
            return NOTHING
        most = NOTHING
        for vegetable in range(KINDS_OF_VEGETABLE):
            if cart[vegetable] > 0:
                cart[vegetable] -= 1
                value = self._given(common, parts, player, place, owner, bowls - 1, deep)
                most = max(most, value)
                cart[vegetable] += 1
        return most

    def _second(self, common: Common, parts: Parts, player: Player, owner: int, deep: int) -> float:
        """The best of one more trade with the same owner, or of none."""
        g = common.common
        places = _open(g, common.seat, owner)
        if places and deep == 0:
            return NOTHING
        most = NOTHING
        for place in places[:WIDE]:
            bowls = g.deck.bowls[place]
            value = self._given(common, parts, player, place, _STOP, bowls, deep - 1)
            most = max(most, value)
        return max(most, common.valued(player, parts)) if len(places) < WIDE else most


class Swaps(Use):
    """One vegetable for one of another kind on another's stall."""

    def best(self, common: Common, card: int) -> float:
        g, seat = common.common, common.seat
        parts = common.without_helper(card)
        player = g.players[seat]
        cart, stock = player.cart, g.stock
        total = cart_total(player)
        kinds = [
            stock[place]
            for owner in others(g, seat)
            for stall in g.players[owner].stalls
            for place in range(3 * stall, 3 * stall + 3)
            if stock[place] >= 0 and cart[stock[place]] < total
        ]
        deep = _deeper(common.deep, len(kinds))
        most = NOTHING
        for got in kinds[:WIDE]:
            givable = [kind for kind in range(KINDS_OF_VEGETABLE) if cart[kind] and kind != got]
            if _deeper(deep, len(givable)) < 0:
                continue
            for kind in givable:
                cart[kind] -= 1
                cart[got] += 1
                most = max(most, common.valued(player, parts))
                cart[got] -= 1
                cart[kind] += 1
        return most


class Reaping(Use):
    """A vegetable from one or two fields."""

    def best(self, common: Common, card: int) -> float:
        player = common.g.players[common.seat]
        places = [
            place
            for place, field in enumerate(player.fields)
            if field != HOME and player.crops[place] >= 0
        ]
        parts = common.without_helper(card)
        deep = _deeper(common.deep, len(places))
        most = NOTHING
        for number, place in enumerate(places[:WIDE]):
            others_left = [other for other in places if other != place]
            if not others_left:
                return max(most, self._reaped(common, parts, card, place, _STOP))
            if deep > 0:
                # Which of two comes first does not matter.
                seconds = places[number + 1 :] if len(places) <= WIDE else others_left
                for second in [*seconds, _STOP][:WIDE]:
                    most = max(most, self._reaped(common, parts, card, place, second))
        return most

    def _reaped(self, common: Common, parts: Parts, card: int, first: int, second: int) -> float:
        """What is left of the parts once the helper is gone holds until a card is uncovered.

        A field used up counts as much as one that is gone.
        """
        mine = common.g.players[common.seat]
        if (
            common.g.under[card] >= 0
            or _uncovers(common.g, mine, first)
            or _uncovers(common.g, mine, second)
        ):
            return self._uncovered(common, card, first, second)
        player = common.untouched()
        cart, crops = player.cart, player.crops
        left = player.left[:]
        player.left = left
        for place in (first, second):
            if place != _STOP:
                left[place] -= 1
                cart[crops[place]] += 1
        grown = growing(player, common.left)
        value = common.valued(player, Parts(parts.wanted, grown, parts.shown))
        player.left = mine.left
        for place in (first, second):
            if place != _STOP:
                cart[crops[place]] -= 1
        return value

    def _uncovered(self, common: Common, card: int, first: int, second: int) -> float:
        g, seat = common.common, common.seat
        player = common.brought_back()
        fields = player.fields
        for place in (first, second):
            if place != _STOP and gather(g, seat, fields[place], seat):
                spend_field(g, seat, player.fields.index(fields[place]))
        finish_helper(g, seat, card)
        return worth(g, seat)


class SellingOff(Use):
    """Up to three vegetables sold to the supply."""

    def best(self, common: Common, card: int) -> float:
        parts = common.without_helper(card)
        player = common.common.players[common.seat]
        return self._sold(common, parts, player, 0, common.deep)

    def _sold(self, common: Common, parts: Parts, player: Player, count: int, deep: int) -> float:
        cart = player.cart
        kinds = [kind for kind in range(KINDS_OF_VEGETABLE) if cart[kind]]
        if count == MOST_SOLD or not kinds:
            return common.valued(player, parts)
        if count:
            kinds.append(_STOP)
        deep = _deeper(deep, len(kinds))
        if deep < 0:
            return NOTHING
        most = NOTHING
        for kind in kinds[:WIDE]:
            if kind == _STOP:
                most = max(most, common.valued(player, parts))
                continue
            cash = sold_off_for(common.g, kind)
            cart[kind] -= 1
            player.cash += cash
            most = max(most, self._sold(common, parts, player, count + 1, deep))
            player.cash -= cash
            cart[kind] += 1
        return most


class Answers(Use):
    """One answer, which does at once all that the helper does; `alone` with the own things."""

    def __init__(self, *, alone: bool) -> None:
        self.alone = alone

    def best(self, common: Common, card: int) -> float:
        seat = common.seat
        g = common.common
        helper = helper_of(common.g, card)
        ask: Any = next(helper.use(common.g, seat))
        most = NOTHING
        for option in ask.options[:WIDE]:
            if self.alone:
                common.brought_back()
            else:
                common.all_brought_back()
            helper.does(g, seat, option)
            finish_helper(g, seat, card)
            most = max(most, worth(g, seat))
        return most


class Unasked(Use):
    """What asks nothing, and changes own things alone."""

    def best(self, common: Common, card: int) -> float:
        g, seat = common.common, common.seat
        common.brought_back()
        next(with_end(helper_of(g, card).use(g, seat)))
        finish_helper(g, seat, card)
        return worth(g, seat)


_ALONE: Final = Answers(alone=True)
_ANSWERS: Final = Answers(alone=False)
_UNASKED: Final = Unasked()
_USES: Final[dict[str, Use]] = {
    "carter": _UNASKED,
    "farmhand": _ANSWERS,
    "gleaner": _ANSWERS,
    "haggler": _UNASKED,
    "messenger": _ALONE,
    "porter": _UNASKED,
    "saleswoman": _ALONE,
    "seedsman": _ALONE,
    "shopper": _ALONE,
    "storekeeper": _ALONE,
    "bargain_hunter": Bargains(),
    "market_woman": Trades(),
    "trader": Swaps(),
    "reaper": Reaping(),
    "wholesaler": SellingOff(),
}


def use_of(g: LoyangState, seat: int, card: int) -> Use | None:
    """How a helper is tried without its flow; None where only the flow tells."""
    use = _USES.get(helper_of(g, card).word)
    return use if use is not None and use.fits(g, seat) else None


def _uncovers(g: LoyangState, player: Player, place: int) -> bool:
    """Whether the next vegetable of a field is its last, and a card lies under it."""
    if place == _STOP or player.left[place] > 1:
        return False
    field = player.fields[place]
    return field < HOME and g.under[field] >= 0


def _open(g: LoyangState, seat: int, owner: int) -> list[int]:
    """Places of another's stalls where the seat can pay the bowls."""
    total = cart_total(g.players[seat])
    stock, bowls = g.stock, g.deck.bowls
    return [
        place
        for stall in g.players[owner].stalls
        for place in range(3 * stall, 3 * stall + 3)
        if stock[place] >= 0 and total >= bowls[place]
    ]


def _deeper(deep: int, options: int) -> int:
    """How many answers are left after a question; one option is no question. -1: too many."""
    return deep - 1 if options > 1 else deep
