"""D059 Earth Oven."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.majors import FIREPLACE_2, FIREPLACE_3, MAJOR_COSTS
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import return_major
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# Food for a vegetable, a sheep, a wild boar, a cattle, from the first of them on.
_OVEN_FOOD: Final[dict[str, int]] = {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 3}


class EarthOven(Card):
    """Costs a fireplace, which goes back; cooks and bakes."""

    def _fireplaces(self, g: Agricola, seat: int) -> list[int]:
        return [major for major in (FIREPLACE_2, FIREPLACE_3) if g.majors[major] == seat]

    def why_not(self, g: Agricola, seat: int) -> str | None:
        return None if self._fireplaces(g, seat) else "no-fireplace"

    def play(self, g: Agricola, seat: int) -> Flow:
        # The two differ in what they will cost somebody else.
        found = self._fireplaces(g, seat)
        clay: list[Option] = [sum(MAJOR_COSTS[major]) for major in found]
        chosen = yield choose(seat, "count", clay, about=self.id)
        return_major(g, seat, found[clay.index(chosen)])

    def cooking(self, good: int) -> int:
        return _OVEN_FOOD.get(GOODS[good], 0)

    def baking(self) -> int:
        return 2


deal_in(
    printed(
        EarthOven(
            "D059", MINOR, 1, "food", [], [], signs="vegetable / sheep / boar / cow > 2/3 food"
        ),
        points=3,
    )
)
