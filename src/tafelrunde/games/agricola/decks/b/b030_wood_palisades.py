"""B030 Wood Palisades."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import bits
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in


class WoodPalisades(Card):
    """2 wood on the edge of the farmyard in place of a fence; each such place is worth a point.

    R34: a palisade is chosen when the fence is built, and costs 2 wood whatever changes the price
    of fences.
    """

    def palisade(self) -> int:
        return 2

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", self.score(g, owner)

    def score(self, g: Agricola, owner: int) -> int:
        return bits(g.farms[owner].notes.get(self.number, 0))


deal_in(
    WoodPalisades("B030", MINOR, 1, "points", [cost(food=1)], [], signs="-2 wood > fence +1 bonus")
)
