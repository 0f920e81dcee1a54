"""A050 Milk Jug."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import CATTLE_MARKET
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class MilkJug(Card):
    """Whenever anybody uses the Cattle Market: 3 food for the owner, 1 for each other seat."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.space == CATTLE_MARKET:
            for seat in range(g.seats):
                gain(g, seat, FOOD, 3 if seat == owner else 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.space == CATTLE_MARKET else IDLE

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return cost(food=3 if user == owner else 1) if space == CATTLE_MARKET else None


deal_in(MilkJug("A050", MINOR, 1, "food", [cost(clay=1)], [BEFORE_SPACE], signs="[cow] > +3 food"))
