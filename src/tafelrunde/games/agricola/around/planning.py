"""Planning: what a seat may mark for its next turn while others are to move."""

from __future__ import annotations

from tafelrunde.games.agricola.board.spaces import ROUNDS, SPACE_NAMES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import HANDS, OVER, WORK
from tafelrunde.kernel.decision import Decision, Option


def plannable(g: Agricola, seat: int) -> Decision | None:
    """The spaces that may be free then: in this round those that are, else all that lie open."""
    working = g.phase == WORK and g.farms[seat].home > 0
    if g.phase in (HANDS, OVER) or g.seats == 1 or (g.round == ROUNDS and not working):
        return None
    spaces: list[Option] = [
        SPACE_NAMES[space] for space in g.board if not (working and g.there[space])
    ]
    return Decision(seat, "place", spaces)
