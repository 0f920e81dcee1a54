"""What a Loyang table is worth to a seat, in cash, judged from what lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.loyang.card_verbs import lay_out
from tafelrunde.games.loyang.customers import modifier
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import (
    CASUAL,
    DELIVERIES,
    FIELD,
    HELPER,
    HOME,
    KINDS_OF_VEGETABLE,
    REGULAR,
    ROUNDS,
    STALL,
    STORING,
)

# Each loan costs a step at the end, which is worth about this much cash.
LOAN: Final = 14.0
# What a vegetable is worth that no customer of now wants: for those to come, or the shop; the same
# in tenths, each kind in eight bits, the first in the lowest.
_SPARE: Final = [1.0, 1.1, 1.3, 1.3, 1.7, 1.7]
_TENTHS: Final = 10 + (11 << 8) + (13 << 16) + (13 << 24) + (17 << 32) + (17 << 40)
# A delivery that is still to come counts less than cash in hand.
_LATER: Final = 0.92
_LATER_HUNDREDTHS: Final = 92
# A vegetable that grows comes late and may not fit: what it counts, and what a delivery needs.
_GROWING: Final = 0.9
_THERE: Final = 0.6
# Less than any customer pays.
_LEAST_PAID: Final = -64
# What a vegetable costs when the own shop has none: a trade, or no delivery at all.
_NOWHERE: Final = 9
# A regular customer who cannot be served in a round to come.
_UNSERVED: Final = 1.0
_HELPER: Final = 1.3
_PLACE: Final = 0.5
_CROWDED: Final = 0.35
_COVERED: Final = 0.5
_PACK: Final = 1.6
_HAGGLE: Final = 0.4
_NO_CART: Final = [0] * KINDS_OF_VEGETABLE


class Orders:
    """What a seat's customers may still take, the best-paying first.

    `rows` has a number for each delivery: in the lowest ten bits what the deck says of the
    customer, then the card in eight, then the payment, less `_LEAST_PAID`. `value` is what the
    customers count beyond that.
    """

    def __init__(self, value: float, rows: list[int]) -> None:
        self.value = value
        self.rows = rows


class Parts:
    """What a table's worth is made of beside cash and what lies on the cart and in the shop.

    `growing` has a number for each kind: what will be harvested in time, four bits a field.
    """

    def __init__(self, wanted: Orders, growing: list[int], shown: float) -> None:
        self.wanted = wanted
        self.growing = growing
        self.shown = shown


def worth(g: LoyangState, seat: int) -> float:
    """Cash, what customers will pay, and what is left over for others."""
    player = g.players[seat]
    left = ROUNDS - g.round  # rounds after this one
    return valued(g, player, left, parts_of(g, player, left))


def parts_of(g: LoyangState, player: Player, left: int) -> Parts:
    """The parts of a table's worth as the table is."""
    return Parts(orders(g, player, left), growing(player, left), display(g, player, left))


def valued(g: LoyangState, player: Player, left: int, parts: Parts) -> float:
    """A table's worth from its parts."""
    value = float(player.cash) - LOAN * player.loans - player.owed
    for bill in player.bills:
        value -= bill
    value = _with_sales(g, player, left, parts, value)
    if left > 1:
        crops, fields, plots = player.crops, player.fields, g.deck.plots
        for place in range(len(fields)):
            if crops[place] < 0:
                value += 0.55 * min(plots[fields[place]], left - 1)
    value += parts.shown
    if player.large:
        value += min(1.0 * left, 4.0)
    if left > 0:
        value += _PACK * (player.drawing + len(player.drawn))
    return value


# --- sales -----------------------------------------------------------------------------------


def growing(player: Player, left: int) -> list[int]:
    """What of each kind will be harvested in time, the first field in the lowest bits."""
    found = [0] * KINDS_OF_VEGETABLE
    crops, plots = player.crops, player.left
    for place in range(len(crops) - 1, -1, -1):
        crop = crops[place]
        if crop >= 0:
            found[crop] = (found[crop] << 4) + min(plots[place], left)
    return found


def _amount(there: i64, later: i64) -> float:
    """How many of a kind a player has or will harvest in time."""
    amount = float(there)
    while later != 0:
        amount += _GROWING * float(later & 15)
        later >>= 4
    return amount


def _units(amount: float) -> i64:
    """How many deliveries so many vegetables of a kind are enough for."""
    units: i64 = int(amount)
    return units + 1 if amount - float(units) >= _THERE else units


def _with_sales(g: LoyangState, player: Player, left: int, parts: Parts, value: float) -> float:
    """A value with what customers will pay, and what the rest of each kind is worth.

    Deliveries are reckoned in whole numbers, of each kind six bits.
    """
    cart = player.cart if player.stage < STORING else _NO_CART
    store, shelves, later = player.store, player.shop, parts.growing
    have: i64 = 0
    shop: i64 = 0
    there_are: i64 = 0
    one: i64 = 1
    kind: i64
    for kind in range(KINDS_OF_VEGETABLE):
        there: i64 = cart[kind]
        stored: i64 = store[kind]
        there += stored
        grown: i64 = later[kind]
        if there | grown:
            there_are |= one << kind
            have |= (_units(_amount(there, grown)) if grown else there) << (6 * kind)
        shelved: i64 = shelves[kind]
        shop |= shelved << (6 * kind)
    before = have
    wanted = parts.wanted
    paid = wanted.value
    prices: i64 = g.deck.prices
    for number in wanted.rows:
        row: i64 = number
        # What is missing is paid for; what is there is used up.
        missing: i64 = 0
        used: i64 = 0
        goods = (row >> 1) & 511
        while goods != 0:
            vegetable = (goods & 7) - 1
            goods >>= 3
            if (have >> (6 * vegetable)) & 63:
                used += (_TENTHS >> (8 * vegetable)) & 255
            elif (shop >> (6 * vegetable)) & 63:
                missing += (prices >> (8 * vegetable)) & 255
            else:
                missing += _NOWHERE
        net = (row >> 18) + _LEAST_PAID - missing
        # In hundredths: what is paid later against half of what else the goods are worth.
        if _LATER_HUNDREDTHS * net <= 5 * used:
            if row & 1:
                paid -= _UNSERVED
            continue
        paid += float(net) * _LATER
        goods = (row >> 1) & 511
        while goods != 0:
            place = 6 * ((goods & 7) - 1)
            goods >>= 3
            if (have >> place) & 63:
                have -= one << place
            elif (shop >> place) & 63:
                shop -= one << place
    value += paid
    gone = before - have
    fade = 1.0 if left > 2 else 0.45 + 0.18 * left
    for kind in range(KINDS_OF_VEGETABLE):
        if not (there_are >> kind) & 1:
            continue
        there = cart[kind]
        stored = store[kind]
        there += stored
        grown = later[kind]
        rest = _amount(there, grown) - float((gone >> (6 * kind)) & 63)
        if rest > 0.0:
            value += _SPARE[kind] * fade * _diminished(rest)
    return value


def _diminished(count: float) -> float:
    """Many of a kind find fewer takers."""
    if count <= 3.0:
        return count
    if count <= 6.0:
        return 3.0 + 0.6 * (count - 3.0)
    return 3.0 + 0.6 * 3.0 + 0.3 * (count - 6.0)


def orders(g: LoyangState, player: Player, left: int) -> Orders:
    """The deliveries that customers wait for, and what those count who go unserved."""
    value = 0.0
    pays, wishes = g.deck.pays, g.deck.wishes
    acting = player.stage < STORING
    rows: list[int] = []
    if player.casuals:
        bonus = modifier(g, player)
        rows = [_row(pays[4 * card] + bonus, card, wishes[card]) for card in player.casuals]
    for card in player.regulars:
        open_now = acting and not g.served[card]
        first = 4 * card + g.rows[card]
        rounds = left + 1 if open_now else left
        last = min(4 * card + DELIVERIES, first + rounds)
        wish = wishes[card]
        rows += [_row(pays[place], card, wish) for place in range(first, last)]
        if open_now and not player.content:
            value -= 2.0 if g.red[card] else 0.8
        if g.red[card]:
            value -= 0.5
    if left == 0 and not acting:
        return Orders(value, [])
    if len(rows) > 1:
        rows.sort(reverse=True)
    return Orders(value, rows)


def _row(payment: i64, card: i64, wish: i64) -> int:
    """A delivery as a number; the best-paid is the greatest."""
    return int(((payment - _LEAST_PAID) << 18) + (card << 10) + wish)


# --- the display -----------------------------------------------------------------------------


def display(g: LoyangState, player: Player, left: int) -> float:
    """Stalls, helpers, and what lies covered."""
    value = 0.0
    fade = min(left + 1, 3) / 3.0
    stock = g.stock
    for card in player.stalls:
        for place in range(3 * card, 3 * card + 3):
            if stock[place] >= 0:
                value += _PLACE * fade
    helpers = len(player.helpers)
    value += _HELPER * fade * helpers
    value -= _CROWDED * fade * max(helpers, len(player.stalls))
    if player.haggle:
        value += _HAGGLE
    value += 0.5 * player.carter + 0.3 * player.porter + 0.4 * player.extra
    if player.sweet and player.casuals:
        value += 0.5
    value = _with_covered(g, player.stalls, value)
    value = _with_covered(g, player.regulars, value)
    value = _with_covered(g, player.casuals, value)
    value = _with_covered(g, player.helpers, value)
    for field in player.fields:
        if field < HOME and g.under[field] >= 0:
            value += 0.5 * _COVERED * printed_worth(g, g.under[field])
    return value


def _with_covered(g: LoyangState, cards: list[int], value: float) -> float:
    """A value with what lies covered under some cards."""
    under = g.under
    for card in cards:
        if under[card] >= 0:
            value += _COVERED * printed_worth(g, under[card])
    return value


def printed_worth(g: LoyangState, card: int) -> float:
    """What a card is worth by its print alone."""
    type_ = g.deck.types[card]
    if type_ == FIELD:
        return 3.0
    if type_ == STALL:
        return 1.2
    if type_ == HELPER:
        return 1.3
    return 4.0 if type_ == REGULAR else 2.5


# --- cards to come ---------------------------------------------------------------------------


class Cards:
    """What cards would add to a seat's table now, each laid out on one common copy.

    Stalls are all alike, and so are helpers: once they are known, one by type.
    """

    def __init__(self, g: LoyangState, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.before = worth(g, seat)
        self.common = g.copy()
        self.alike: dict[int, float] = {}

    def worth(self, card: int) -> float:
        type_ = self.g.deck.types[card]
        if type_ not in (STALL, HELPER):
            return self._worth(card, type_)
        if type_ not in self.alike:
            self.alike[type_] = self._worth(card, type_)
        return self.alike[type_]

    def _worth(self, card: int, type_: int) -> float:
        g, seat, twin = self.g, self.seat, self.common
        twin.players[seat] = g.players[seat].copy()
        lay_out(twin, seat, card)
        player = twin.players[seat]
        after = worth(twin, seat)
        if type_ == FIELD:
            # unpaid: it is no field yet
            after += 1.1 * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
        elif type_ == REGULAR:
            after += _hope(g, player, card, ROUNDS - g.round)
        elif type_ == CASUAL:
            after += 0.5 * _hope(g, player, card, ROUNDS - g.round)
        return after - self.before


def _hope(g: LoyangState, player: Player, card: int, left: int) -> float:
    """Vegetables that are missing today may grow in time."""
    hope = 0.0
    for place in range(3 * card, 3 * card + 3):
        vegetable = g.deck.wants[place]
        if vegetable >= 0 and (vegetable in player.crops or player.cart[vegetable]):
            hope += 0.35 * min(left, 4)
    return hope


def kept_worth(g: LoyangState, seat: int, option: object) -> float:
    """What keeping cards of a two-pack adds beyond what `worth` sees."""
    if not isinstance(option, tuple) or option[0] == "none":
        return 0.0
    value = 0.0
    for number, card in enumerate(option[1:]):
        assert isinstance(card, int)
        share = _COVERED if option[0] == "stack" and number == 1 else 1.0
        if g.deck.types[card] == FIELD:
            value += share * 1.1 * min(g.deck.plots[card], max(ROUNDS - g.round, 0))
        elif g.deck.types[card] in {REGULAR, CASUAL}:
            value += share * _hope(g, g.players[seat], card, ROUNDS - g.round)
    return value
