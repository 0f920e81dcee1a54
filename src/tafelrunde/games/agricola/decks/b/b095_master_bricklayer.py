"""B095 Master Bricklayer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import STONE, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_MAJOR
from tafelrunde.games.agricola.decks.deeds import altered
from tafelrunde.games.agricola.phases.setup import FIRST_ROOMS


class MasterBricklayer(Card):
    """A major costs as many stone less as the owner has added rooms to the first two."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_MAJOR:
            return costs
        added = COUNT[g.farms[owner].rooms] - COUNT[FIRST_ROOMS]
        return [altered(price, STONE, -added) for price in costs]


deal_in(MasterBricklayer("B095", OCCUPATION, 1, "actions", [], [], signs="room > ~1 stone major"))
