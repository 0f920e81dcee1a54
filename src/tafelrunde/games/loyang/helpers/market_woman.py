"""Market woman: one or two trades at the stalls of one other player."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.card_verbs import refill_opponent
from tafelrunde.games.loyang.customers import cart_total, trade, why_not_trade
from tafelrunde.games.loyang.helpers.reach import others, owner_of
from tafelrunde.games.loyang.helpers.shared import AtStalls
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import STALL
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow


class MarketWoman(AtStalls):
    def __init__(self) -> None:
        super().__init__("market_woman")

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        for owner in others(g, seat):
            if _places(g, seat, owner):
                return None
        return "no-stall-to-trade"

    def use(self, g: LoyangState, seat: int) -> Flow:
        """The bowls are paid to the supply; the second trade is at the same player's stalls."""
        options: list[Option] = []
        for owner in others(g, seat):
            options.extend(_places(g, seat, owner))
        place: Any = yield from answer(g, seat, "stall", options, self.word)
        owner = owner_of(g, seat, STALL, place[0])
        yield from trade(g, seat, owner, place[0], place[1])
        refill_opponent(g, owner, STALL)
        options = _places(g, seat, owner)
        if not options:
            return
        options.append("stop")
        place = yield from answer(g, seat, "stall", options, self.word)
        if place != "stop":
            yield from trade(g, seat, owner, place[0], place[1])
            refill_opponent(g, owner, STALL)

    def why_not_place(self, g: LoyangState, d: Decision, card: int, slot: int) -> str | None:
        if "stop" in d.options:
            first: Any = d.options[0]
            if card not in g.players[owner_of(g, d.seat, STALL, first[0])].stalls:
                return "one-player"
        return why_not_trade(g, cart_total(g.players[d.seat]), 3 * card + slot)


def _places(g: LoyangState, seat: int, owner: int) -> list[Option]:
    """Places of another player's stalls where this player can pay the bowls."""
    total = cart_total(g.players[seat])
    return [
        (card, slot)
        for card in g.players[owner].stalls
        for slot in range(3)
        if why_not_trade(g, total, 3 * card + slot) is None
    ]
