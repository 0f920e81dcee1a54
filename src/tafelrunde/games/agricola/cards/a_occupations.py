"""The occupations of deck A."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import TRAVELING_PLAYERS
from tafelrunde.games.agricola.cards.base import (
    BEFORE_SPACE,
    FOR_RENOVATION,
    FOR_ROOM,
    IDLE,
    MATTERS,
    OCCUPATION,
    Card,
    Conversion,
    Occasion,
    deal_in,
)
from tafelrunde.games.agricola.cards.effects import altered
from tafelrunde.games.agricola.goods import (
    CLAY,
    FOOD,
    FREE,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.payment import can_pay, pay
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.verbs import gain
from tafelrunde.kernel.flow import Flow, choose

_GROCERIES: Final[tuple[int, ...]] = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)


class HedgeKeeper(Card):
    """3 fences of each Build Fences action are free."""

    def free_fences(self, g: Agricola, owner: int) -> int:
        return 3


class AdoptiveParents(Card):
    """For 1 food a newborn acts at once and counts as an adult."""

    def wakes_newborn(self) -> int:
        return 1


class Grocer(Card):
    """A pile of goods, the top one for 1 food at any time; the note counts those sold."""

    def __init__(self) -> None:
        super().__init__("A102", OCCUPATION, 1, "goods", [], [])
        self.counts = True

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sold = g.farms[owner].notes.get(self.number, 0) + used
        if sold >= len(_GROCERIES):
            return []
        return [Conversion(self.number, cost(food=1), altered(FREE, _GROCERIES[sold], 1))]

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) + uses


class FrameBuilder(Card):
    """Once a room and once a renovation 2 clay or 2 stone may be replaced by 1 wood."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        framed = [
            altered(altered(price, good, -2), WOOD, 1)
            for price in costs
            for good in (CLAY, STONE)
            if price[good] >= 2
        ]
        return costs + framed


class Lutenist(Card):
    """Another seat's use of the Traveling Players: 1 food, 1 wood, then a vegetable for 2 food."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        theirs = occasion.space == TRAVELING_PLAYERS and occasion.actor != owner
        return MATTERS if theirs else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.space != TRAVELING_PLAYERS or occasion.actor == owner:
            return
        gain(g, owner, FOOD, 1, self.id)
        gain(g, owner, WOOD, 1, self.id)
        price = cost(food=2)
        if can_pay(g, owner, price):
            answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
            if answer == "yes":
                yield from pay(g, owner, [price], self.id)
                gain(g, owner, VEGETABLE, 1, self.id)


deal_in(
    HedgeKeeper("A088", OCCUPATION, 1, "farm", [], []),
    AdoptiveParents("A092", OCCUPATION, 1, "actions", [], []),
    Grocer(),
    FrameBuilder("A123", OCCUPATION, 1, "building", [], []),
    Lutenist("A160", OCCUPATION, 4, "crops", [], [BEFORE_SPACE]),
)
