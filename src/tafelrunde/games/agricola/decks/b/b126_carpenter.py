"""B126 Carpenter."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY, STONE, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_ROOM
from tafelrunde.games.agricola.decks.deeds import altered


class Carpenter(Card):
    """A room costs 3 of its material in place of 5.

    For the partner's house, too, it is 2 less. No card brings a dearer material into a price, so
    the dearest in it is that of the room. Wood that another card has made cheaper stays so.
    """

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_ROOM:
            return costs
        return [self._lowered(price) for price in costs]

    def _lowered(self, price: Cost) -> Cost:
        if price[STONE]:
            return altered(price, STONE, -2)
        if price[CLAY]:
            return altered(price, CLAY, -2)
        return altered(price, WOOD, -2) if price[WOOD] >= 5 else price


deal_in(Carpenter("B126", OCCUPATION, 1, "building", [], [], signs="room > 3 bricks 2 reed"))
