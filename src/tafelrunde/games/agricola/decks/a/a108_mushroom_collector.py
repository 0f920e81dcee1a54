"""A108 Mushroom Collector."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, WOOD
from tafelrunde.games.agricola.board.spaces import WOOD_SPACES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain, put_back
from tafelrunde.kernel.flow import Flow, choose


class MushroomCollector(Card):
    """After a use of a wood accumulation space: 1 wood back onto it for 2 food."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space in WOOD_SPACES
        return MATTERS if own and g.farms[owner].goods[WOOD] else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            put_back(g, owner, WOOD, 1, occasion.space)
            gain(g, owner, FOOD, 2, self.id)


deal_in(
    MushroomCollector(
        "A108", OCCUPATION, 1, "food", [], [AFTER_SPACE], signs="[wood] -1 wood > +2 food"
    )
)
