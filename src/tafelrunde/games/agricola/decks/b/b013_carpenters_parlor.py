"""B013 Carpenter’s Parlor."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import WOOD, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_ROOM
from tafelrunde.games.agricola.decks.deeds import altered


class CarpentersParlor(Card):
    """A wooden room costs 2 wood in place of 5; the reed stays."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_ROOM:
            return costs
        return [altered(price, WOOD, -3) if price[WOOD] >= 5 else price for price in costs]


deal_in(
    CarpentersParlor(
        "B013", MINOR, 1, "farm", [cost(wood=1, stone=1)], [], signs="room > 2 wood 2 reed"
    )
)
