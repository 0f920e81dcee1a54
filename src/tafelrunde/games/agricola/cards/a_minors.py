"""The minor improvements of deck A."""

from __future__ import annotations

from tafelrunde.games.agricola.board import CATTLE_MARKET
from tafelrunde.games.agricola.cards.base import (
    AFTER_FENCES,
    BEFORE_SPACE,
    GAINS,
    IDLE,
    MATTERS,
    MINOR,
    Card,
    Occasion,
    deal_in,
)
from tafelrunde.games.agricola.farm import COUNT
from tafelrunde.games.agricola.goods import CLAY, FOOD, SHEEP, Cost, cost
from tafelrunde.games.agricola.livestock import take_animals
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.verbs import gain
from tafelrunde.kernel.flow import Flow


class RammedClay(Card):
    """1 clay at once; fences may be paid with clay instead of wood."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, CLAY, 1, self.id)
        yield from ()

    def fence_good(self) -> int:
        return CLAY


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


class ShepherdsCrook(Card):
    """2 sheep for each new pasture of at least 4 spaces that was not divided at once."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.farm == owner
        return MATTERS if own and occasion.pastures else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.actor == owner and occasion.farm == owner:
            for pasture in occasion.pastures:
                if COUNT[pasture] >= 4:
                    yield from take_animals(g, owner, SHEEP, 2)


deal_in(
    RammedClay("A016", MINOR, 1, "farm", [], []),
    MilkJug("A050", MINOR, 1, "food", [cost(clay=1)], [BEFORE_SPACE]),
    ShepherdsCrook("A083", MINOR, 1, "livestock", [cost(wood=1)], [AFTER_FENCES]),
)
