"""C157 Resource Analyzer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, STONE, WOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_ROUND, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class ResourceAnalyzer(Card):
    """1 food before a round for the most of two kinds of building resources, more than anybody."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = g.farms[owner].goods
        ahead = 0
        for good in range(WOOD, STONE + 1):
            others = [g.farms[seat].goods[good] for seat in range(g.seats) if seat != owner]
            if all(own[good] > count for count in others):
                ahead += 1
        return GAINS if ahead >= 2 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        yield from ()


deal_in(
    ResourceAnalyzer(
        "C157", OCCUPATION, 4, "food", [], [BEFORE_ROUND], signs="round bricks > +1 food"
    )
)
