"""A019 Handplow."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fields import plow_at, plow_options, why_not_plow
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, ROUND_START, Occasion
from tafelrunde.kernel.flow import Flow, choose


class Handplow(Card):
    """A field at the start of the fifth round from now; the note is that round."""

    def play(self, g: Agricola, seat: int) -> Flow:
        if g.round + 5 <= ROUNDS:
            g.farms[seat].notes[self.number] = g.round + 5
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        due = g.farms[owner].notes.get(self.number, 0)
        return ("round", due) if due else ("done", 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        due = g.farms[owner].notes.get(self.number, 0) == g.round
        return MATTERS if due and why_not_plow(g, owner) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        option = yield choose(owner, "plow", [*plow_options(g, owner), "skip"])
        if option != "skip":
            yield from plow_at(g, owner, option)


deal_in(Handplow("A019", MINOR, 1, "farm", [cost(wood=1)], [ROUND_START], signs="+1 field (+5)"))
