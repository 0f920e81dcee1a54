"""B062 Pitchfork."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import FARMLAND, GRAIN_SEEDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class Pitchfork(Card):
    """3 food on Grain Seeds while somebody stands on Farmland."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == GRAIN_SEEDS
        return GAINS if own and g.there[FARMLAND] else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) != IDLE:
            gain(g, owner, FOOD, 3, self.id)
        yield from ()


deal_in(
    Pitchfork(
        "B062", MINOR, 1, "food", [cost(wood=1)], [BEFORE_SPACE], signs="[grain] [field] > +3 food"
    )
)
