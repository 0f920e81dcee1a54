"""A063 Dutch Windmill."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import HARVESTS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_BAKE, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class DutchWindmill(Card):
    """3 food for each Bake Bread action in a round right after a harvest."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner and g.round - 1 in HARVESTS else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 3, self.id)
        yield from ()


deal_in(
    printed(
        DutchWindmill(
            "A063",
            MINOR,
            1,
            "food",
            [cost(wood=2, stone=2)],
            [AFTER_BAKE],
            signs="sheaf bake > +3 food",
        ),
        points=2,
    )
)
