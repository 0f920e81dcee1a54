"""E091 Plow Builder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.agricola.board.goods import WOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.majors import JOINERY
from tafelrunde.games.agricola.cards.occasions import AFTER_FEEDING, GAINS, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.decks.deeds import Buy, PlowField
from tafelrunde.kernel.flow import Flow

_FOR_A_FOOD: Final = Buy(cost(food=1), PlowField(must=True))


class PlowBuilder(Card):
    """The Joinery in place of a minor improvement; a field for 1 food in a harvest with it.

    The note says that the Joinery was used in this harvest.
    """

    def majors_too(self) -> Sequence[int]:
        return (JOINERY,)

    def crafted(self, g: Agricola, owner: int, good: int) -> None:
        if good == WOOD and g.majors[JOINERY] == owner:
            g.farms[owner].notes[self.number] = 1

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self.number not in g.farms[owner].notes:
            return IDLE
        return MATTERS if _FOR_A_FOOD.weight(g, owner) != IDLE else GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        yield from _FOR_A_FOOD.run(g, owner, self)


deal_in(
    PlowBuilder(
        "E091",
        OCCUPATION,
        1,
        "farm",
        [],
        [AFTER_FEEDING],
        signs="minor > joinery | sheaf -1 food > +1 field",
    )
)
