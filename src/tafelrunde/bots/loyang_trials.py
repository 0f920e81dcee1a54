"""Actions of Loyang tried out on copies of the table, for the greedy bot.

What can change nothing but the own things is tried on one common copy whose player alone is
renewed; only the rest costs a whole copy each.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.loyang_worth import worth
from tafelrunde.games.loyang.actions import perform
from tafelrunde.games.loyang.card_verbs import finish_stall
from tafelrunde.games.loyang.selling import buy, sell
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE
from tafelrunde.games.loyang.verbs import sow
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.runner import Track, driver
from tafelrunde.kernel.state import changed

NOTHING: Final = -1e9
# How many answers inside a helper or a trade are tried.
_WIDE: Final = 6


def twin_of(g: LoyangState) -> LoyangState:
    """A copy whose draws tell nothing about the true ones."""
    twin = g.copy()
    twin.chance = Chance(b"greedy")
    twin.streams = [Chance(b"greedy") for _ in g.streams]
    return twin


class Trier:
    """Tries a seat's actions out, with so many answers after each."""

    def __init__(self, g: LoyangState, seat: int, deep: int) -> None:
        self.g = g
        self.seat = seat
        self.deep = deep
        self.common = twin_of(g)
        self.track = Track()
        self.driver = driver(self.track)

    def value(self, action: Any) -> float:
        """What the table is worth after an action and the best that can follow in it."""
        if isinstance(action, str):
            return self.followed(action, [])
        verb: str = action[0]
        if verb == "trade":
            return self._traded(action[1], action[2])
        if verb not in ("buy", "sell", "sow"):
            return self.followed(action, [])
        g, seat = self.common, self.seat
        g.players[seat] = self.g.players[seat].copy()
        if verb == "buy":
            buy(g, seat, action[1])
        elif verb == "sell":
            sell(g, seat, action[1])
        else:
            sow(g, seat, action[1], action[2])
        return worth(g, seat)

    def _traded(self, card: int, slot: int) -> float:
        """The best trade at a stall's place; what is given goes out of the cart alone."""
        g, seat = self.common, self.seat
        place = 3 * card + slot
        got = g.stock[place]
        places = range(3 * card, 3 * card + 3)
        last = not any(g.stock[other] >= 0 for other in places if other != place)
        if last:
            g = twin_of(self.g)
        else:
            g.players[seat] = self.g.players[seat].copy()
        stock = g.stock
        g.stock = changed(stock, place, -1)
        finish_stall(g, seat, card)
        most = self._given(g, got, g.deck.bowls[place], 0, self.deep)
        g.stock = stock
        return most

    def _given(self, g: LoyangState, got: int, bowls: int, first: int, deep: int) -> float:
        """The best that can be given for the bowls left; an answer without choice costs no depth.

        Where all can be tried the order does not matter: only kinds from the `first` on are given.
        """
        cart = g.players[self.seat].cart
        if bowls == 0:
            cart[got] += 1
            value = worth(g, self.seat)
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
                value = self._given(g, got, bowls - 1, vegetable if free else 0, deep)
                cart[vegetable] += 1
                most = max(most, value)
        return most

    def followed(self, action: Option, answers: list[Option]) -> float:
        """After an action, these answers, and the best of all that can be answered then."""
        twin = twin_of(self.g)
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
            for option in decision.options[1:_WIDE]:
                most = max(most, self.followed(action, [*before, option]))
        return most
