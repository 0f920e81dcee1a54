"""A102 Grocer."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import (
    CLAY,
    FREE,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    cost,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, Conversion, deal_in
from tafelrunde.games.agricola.decks.deeds import altered

_GROCERIES: Final[tuple[int, ...]] = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)


class Grocer(Card):
    """A pile of goods, the top one for 1 food at any time; the note counts those sold."""

    def __init__(self) -> None:
        super().__init__("A102", OCCUPATION, 1, "goods", [], [], signs="-1 food > +1 crate")
        self.counts = True

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sold = g.farms[owner].notes.get(self.number, 0) + used
        if sold >= len(_GROCERIES):
            return []
        return [Conversion(self.number, cost(food=1), altered(FREE, _GROCERIES[sold], 1))]

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) + uses

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", len(_GROCERIES) - g.farms[owner].notes.get(self.number, 0)


deal_in(Grocer())
