"""A123 Frame Builder."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY, STONE, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION, FOR_ROOM
from tafelrunde.games.agricola.decks.deeds import altered


class FrameBuilder(Card):
    """Once a room and once a renovation 2 clay or 2 stone may be replaced by 1 wood."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        framed = [
            altered(altered(price, good, -2), WOOD, 1)
            for price in costs
            for good in (CLAY, STONE)
            if price[good] >= 2
        ]
        return costs + framed


deal_in(FrameBuilder("A123", OCCUPATION, 1, "building", [], [], signs="2 clay / 2 stone > 1 wood"))
