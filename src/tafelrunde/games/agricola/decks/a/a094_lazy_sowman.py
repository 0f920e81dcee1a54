"""A094 Lazy Sowman."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.spaces import CULTIVATION, GRAIN_UTILIZATION, MEETING_PLACE
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_SOW,
    BEFORE_SPACE,
    GAINS,
    IDLE,
    TURN_END,
    Occasion,
)
from tafelrunde.kernel.flow import Flow

_SOWING: Final[tuple[int, ...]] = (GRAIN_UTILIZATION, CULTIVATION)


class LazySowman(Card):
    """Another person at once, anywhere, when sowing was declined where it was offered.

    A space that is occupied may be used, too, but not the Meeting Place. R39: nobody has to be able
    to sow to decline it. The note is 1 when its owner has sown in this turn, 2 when it was
    declined.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        sown = notes.pop(self.number, 0)
        if occasion.what == AFTER_SOW:
            notes[self.number] = 1
        elif occasion.what == TURN_END and occasion.space in _SOWING and not sown:
            notes[self.number] = 2
        yield from ()

    def _declined(self, g: Agricola, owner: int) -> bool:
        return g.again > 0 and g.turn == owner and g.farms[owner].notes.get(self.number, 0) == 2

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        return self._declined(g, owner)

    def chains(self) -> bool:
        return True

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        return space != MEETING_PLACE and self._declined(g, owner)


deal_in(
    LazySowman(
        "A094",
        OCCUPATION,
        1,
        "actions",
        [],
        [BEFORE_SPACE, AFTER_SOW, TURN_END],
        signs="!sow > +1 person",
    )
)
