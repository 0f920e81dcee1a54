"""D116 Tree Inspector."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import WOOD
from tafelrunde.games.agricola.board.spaces import EASTERN_QUARRY, WESTERN_QUARRY
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import (
    GAINS,
    IDLE,
    MATTERS,
    REPLENISHED,
    TURN_START,
    Occasion,
)
from tafelrunde.games.agricola.phases.work import pass_on
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow, choose

# How the note of Tree Inspector is written.
_PERSON: Final = 32


_A_WOOD: Final = 64


class TreeInspector(Card):
    """An accumulation space for wood that only the owner's people may use.

    A quarry that is turned up empties it before its wood comes. R36: it is no space of the board,
    so what listens to those does not hear of it. The note is 64 for each wood, 32 more while a
    person is there, and one more than the people placed when the owner was last asked.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.what == REPLENISHED:
            return GAINS
        note = g.farms[owner].notes.get(self.number, 0)
        return MATTERS if note >= _A_WOOD and note % _PERSON != g.placed + 1 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        wood = farm.notes.get(self.number, 0) // _A_WOOD
        if occasion.what == REPLENISHED:
            kept = 0 if g.track[-1] in (WESTERN_QUARRY, EASTERN_QUARRY) else wood
            farm.notes[self.number] = _A_WOOD * (kept + 1)
            return
        farm.notes[self.number] = _A_WOOD * wood + g.placed + 1
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            farm.home -= 1
            g.placed += 1
            farm.notes[self.number] = _PERSON
            gain(g, owner, WOOD, wood, self.id)
            pass_on(g, owner)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0) // _A_WOOD


deal_in(
    TreeInspector(
        "D116", OCCUPATION, 1, "building", [], [REPLENISHED, TURN_START], signs="[wood] +1 wood"
    )
)
