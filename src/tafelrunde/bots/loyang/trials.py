"""Actions of Loyang tried out on copies of the table, for the greedy bot.

What can change nothing but the own things is tried on one common copy; only the rest costs a whole
copy each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.bots.loyang.common import NOTHING, WIDE, Common
from tafelrunde.bots.loyang.uses import use_of
from tafelrunde.bots.loyang.worth import Parts, growing, worth
from tafelrunde.games.loyang.actions import perform
from tafelrunde.games.loyang.card_verbs import finish_stall
from tafelrunde.games.loyang.customers import deliver, serve
from tafelrunde.games.loyang.pack import buy_pack
from tafelrunde.games.loyang.selling import buy, sell
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, ONE_PILE, STORE_COST
from tafelrunde.games.loyang.verbs import enlarge, sow
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.runner import Track, driver
from tafelrunde.kernel.state import without

# What an action must bring at least to be worth the trouble.
_LEAST: Final = 0.01


class Trier(Common):
    """Tries a seat's actions out, with so many answers after each."""

    def __init__(self, g: LoyangState, seat: int, deep: int) -> None:
        super().__init__(g, seat, deep)
        self.track = Track()
        self.driver = driver(self.track)
        self.least = self.valued(g.players[seat], self.parts) + _LEAST
        # What trades are worth, by what is got and its bowls, where the stall stays; and the parts
        # after one, which are the same for all.
        self.trades: dict[int, float] = {}
        self.traded: Parts | None = None
        # What it is worth to throw a helper away that covers nothing; so are all of them.
        self.dropped = NOTHING

    def best(self, actions: Sequence[Option]) -> Option:
        """The action that improves the table most; the end where none does."""
        best: Option = "end"
        most = self.least
        for action in actions:
            if action == "end":
                continue
            value = self.value(action)
            if value > most:
                most = value
                best = action
        return best

    def value(self, action: Any) -> float:
        """What the table is worth after an action and the best that can follow in it."""
        if isinstance(action, str):
            return self._by_word(action)
        verb: str = action[0]
        if verb == "trade":
            return self._traded(action[1], action[2])
        if verb == "use":
            use = use_of(self.g, self.seat, action[1])
            return self.followed(action, []) if use is None else use.best(self, action[1])
        if verb in ("buy", "sell", "sow"):
            return self._dealt(verb, action)
        g, seat = self.common, self.seat
        if verb == "drop":
            return self._dropped(action[1])
        self.brought_back()
        if verb == "deliver":
            deliver(g, seat, seat, action[1], action[2])
        else:
            serve(g, seat, action[1])
        return worth(g, seat)

    def _by_word(self, action: str) -> float:
        """What is bought with cash alone."""
        g, seat = self.common, self.seat
        if action == "pack" and g.seats == 4 and g.house & ONE_PILE:
            return self.followed(action, [])
        player = self.brought_back()
        if action == "pack":
            buy_pack(g, seat)
        else:
            enlarge(g, seat, STORE_COST)
        return self.valued(player, self.parts)

    def _dealt(self, verb: str, action: Any) -> float:
        """A vegetable bought, sold or sown: no card comes or goes."""
        g, seat = self.common, self.seat
        player, mine = self.untouched(), self.g.players[seat]
        parts = self.parts
        if verb == "buy":
            kind: int = action[1]
            buy(g, seat, kind)
            if mine.haggle:
                parts = self.shown_anew(player)
        elif verb == "sell":
            kind = action[1]
            sell(g, seat, kind)
        else:
            kind = action[2]
            sow(g, seat, action[1], kind)
            parts = Parts(parts.wanted, growing(player, self.left), parts.shown)
        value = self.valued(player, parts)
        player.cash, player.loans, player.haggle = mine.cash, mine.loans, mine.haggle
        player.cart[kind], player.shop[kind] = mine.cart[kind], mine.shop[kind]
        player.crops, player.left = mine.crops, mine.left
        return value

    def _dropped(self, card: int) -> float:
        """A helper thrown away."""
        if self.g.under[card] >= 0:
            parts = self.without_helper(card)
            return self.valued(self.common.players[self.seat], parts)
        if self.dropped == NOTHING:
            player = self.untouched()
            helpers = player.helpers
            player.helpers = without(helpers, card)
            self.dropped = self.valued(player, self.shown_anew(player))
            player.helpers = helpers
        return self.dropped

    # --- trades ------------------------------------------------------------------------------

    def _traded(self, card: int, slot: int) -> float:
        """The best trade at a stall's place; what is given goes out of the cart alone."""
        g, seat = self.common, self.seat
        player = self.untouched()
        place = 3 * card + slot
        stock = g.stock
        got, bowls = stock[place], g.deck.bowls[place]
        stock[place] = -1
        if stock[3 * card] >= 0 or stock[3 * card + 1] >= 0 or stock[3 * card + 2] >= 0:
            like = KINDS_OF_VEGETABLE * bowls + got
            if like not in self.trades:
                if self.traded is None:
                    self.traded = self.shown_anew(player)
                self.trades[like] = self._given(player, self.traded, got, bowls, 0, self.deep)
            stock[place] = got
            return self.trades[like]
        player = self.brought_back()
        g.own_stock()[place] = -1
        finish_stall(g, seat, card)
        return self._given(player, self.anew(player), got, bowls, 0, self.deep)

    def _given(
        self, player: Player, parts: Parts, got: int, bowls: int, first: int, deep: int
    ) -> float:
        """The best that can be given for the bowls left; an answer without choice costs no depth.

        Where all can be tried the order does not matter: only kinds from the `first` on are given.
        """
        cart = player.cart
        if bowls == 0:
            cart[got] += 1
            value = self.valued(player, parts)
            cart[got] -= 1
            return value
        free = deep >= bowls
        if not free:
            kinds = KINDS_OF_VEGETABLE - cart.count(0)
            if kinds > 1:
                if deep == 0:
                    return NOTHING
                deep -= 1
        else:
            deep -= 1
        most = NOTHING
        for vegetable in range(first, KINDS_OF_VEGETABLE):
            if cart[vegetable] > 0:
                cart[vegetable] -= 1
                start = vegetable if free else 0
                most = max(most, self._given(player, parts, got, bowls - 1, start, deep))
                cart[vegetable] += 1
        return most

    # --- helpers -----------------------------------------------------------------------------

    def followed(self, action: Option, answers: list[Option]) -> float:
        """After an action, these answers, and the best of all that can be answered then."""
        twin = self.all_brought_back()
        self.track.flow = perform(twin, self.seat, action)
        path = answers[:]
        asked: list[Decision] = []
        place = 0
        ask: Any = self.driver.send(None)
        while ask is not None:
            assert isinstance(ask, Decision)
            answer = ask.options[0]
            if len(ask.options) > 1:
                if place == len(path):
                    if place == self.deep:
                        break
                    asked.append(ask)
                    path.append(answer)
                answer = path[place]
                place += 1
            ask = self.driver.send(answer)
        if ask is None:
            most = worth(twin, self.seat)
        else:
            most = NOTHING
            self.driver = driver(self.track)
        for number, decision in enumerate(asked):
            before = path[: len(answers) + number]
            for option in decision.options[1:WIDE]:
                most = max(most, self.followed(action, [*before, option]))
        return most
