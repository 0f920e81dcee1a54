"""D075 Wood Field."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.crops import woods_on


class WoodField(Card):
    """A field for wood alone: two stacks, sown and reaped as grain is."""

    def stacks(self) -> int:
        return 2

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        wood = sum(woods_on(g.farms[owner], self.number))
        return ("left", wood) if wood else None


deal_in(
    printed(
        WoodField("D075", MINOR, 1, "building", [cost(food=1)], [], signs="1 field > 2 wood"),
        needs="occupations>=1",
        points=1,
    )
)
