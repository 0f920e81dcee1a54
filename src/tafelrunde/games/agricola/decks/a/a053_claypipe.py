"""A053 Claypipe."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import FOOD, STONE, WOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import WORK
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import GAINED, GAINS, RETURN_HOME, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow

# As far as a note counts.
_MANY: Final = 99


class Claypipe(Card):
    """2 food when the people go home if 7 building resources came while they worked.

    The note counts them. R22: neither what came before the card lay open counts nor what an
    exchange at any time brings.
    """

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        if occasion.actor == owner and g.phase == WORK and WOOD <= occasion.good <= STONE:
            notes = g.farms[owner].notes
            notes[self.number] = min(_MANY, notes.get(self.number, 0) + occasion.amount)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", g.farms[owner].notes.get(self.number, 0)

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if g.farms[owner].notes.pop(self.number, 0) >= 7:
            gain(g, owner, FOOD, 2, self.id)
        yield from ()


deal_in(
    Claypipe(
        "A053", MINOR, 1, "food", [cost(clay=1)], [GAINED, RETURN_HOME], signs="7+ bricks > +2 food"
    )
)
