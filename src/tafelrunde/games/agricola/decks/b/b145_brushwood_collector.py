"""B145 Brushwood Collector."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import REED, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION, FOR_ROOM
from tafelrunde.games.agricola.decks.deeds import altered


class BrushwoodCollector(Card):
    """1 wood in place of the reed of a room or a renovation.

    Of a room for the partner, which takes 3 reed, it replaces 2.
    """

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        return costs + [
            altered(altered(price, REED, -2), WOOD, 1) for price in costs if price[REED]
        ]


deal_in(
    BrushwoodCollector(
        "B145", OCCUPATION, 3, "building", [], [], signs="room / renovate > -1 wood !reed"
    )
)
