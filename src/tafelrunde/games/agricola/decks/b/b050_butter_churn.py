"""B050 Butter Churn."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CATTLE, FOOD, SHEEP, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_FIELD_PHASE, GAINS, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class ButterChurn(Card):
    """In each field phase 1 food for every 3 sheep and for every 2 cattle."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        goods = g.farms[owner].goods
        gain(g, owner, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, self.id)
        yield from ()


deal_in(
    printed(
        ButterChurn(
            "B050",
            MINOR,
            1,
            "food",
            [cost(wood=1)],
            [AFTER_FIELD_PHASE],
            signs="3 sheep / 2 cow > +1 food",
        ),
        needs="occupations<=3",
        points=1,
    )
)
