"""B036 Bottles."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed


class Bottles(Card):
    """Costs 1 clay and 1 food for each person; newborns are people."""

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        people = g.farms[seat].people
        return [cost(clay=people, food=people)]


deal_in(
    printed(Bottles("B036", MINOR, 1, "points", [], [], signs="person > -1 clay -1 food"), points=4)
)
