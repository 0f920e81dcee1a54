"""B039 Loom."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, SHEEP, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_FIELD_PHASE, GAINS, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class Loom(Card):
    """In each field phase 1, 2, 3 food for 1, 4, 7 sheep; in the scoring a point for every 3."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        sheep = g.farms[owner].goods[SHEEP]
        gain(g, owner, FOOD, min(3, (sheep + 2) // 3), self.id)
        yield from ()

    def score(self, g: Agricola, owner: int) -> int:
        return g.farms[owner].goods[SHEEP] // 3


deal_in(
    printed(
        Loom(
            "B039",
            MINOR,
            1,
            "points",
            [cost(wood=2)],
            [AFTER_FIELD_PHASE],
            signs="sheep > +1 food | 3 sheep > +1 bonus",
        ),
        needs="occupations>=2",
        points=1,
    )
)
