"""The occupations of deck C."""

from __future__ import annotations

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.cards.base import (
    AFTER_HARVEST,
    BEFORE_ROUND,
    GAINS,
    IDLE,
    OCCUPATION,
    Card,
    Occasion,
    deal_in,
)
from tafelrunde.games.agricola.cards.effects import At, AtOnce, Buy, Get, occupation
from tafelrunde.games.agricola.family import grow, why_not_grow
from tafelrunde.games.agricola.goods import FOOD, STONE, WOOD, Cost, cost
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.verbs import gain
from tafelrunde.kernel.flow import Flow


class Lover(Card):
    """Costs 1 food for each complete round left; the family grows at once, room or not.

    Who has no person left cannot play it.
    """

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        return [cost(food=ROUNDS - g.round)]

    def why_not(self, g: Agricola, seat: int) -> str | None:
        return why_not_grow(g, seat, needs_room=False)

    def play(self, g: Agricola, seat: int) -> Flow:
        yield from grow(g, seat, -1)


class ResourceAnalyzer(Card):
    """1 food before a round for the most of two kinds of building resources, more than anybody."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = g.farms[owner].goods
        ahead = 0
        for good in range(WOOD, STONE + 1):
            others = [g.farms[seat].goods[good] for seat in range(g.seats) if seat != owner]
            if own[good] > max(others):
                ahead += 1
        return GAINS if ahead >= 2 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        yield from ()


deal_in(
    occupation(
        "C113",
        "crops",
        AtOnce(Get(cost(grain=1))),
        At(AFTER_HARVEST, Buy(cost(food=2), Get(cost(vegetable=1)))),
    ),
    Lover("C127", OCCUPATION, 3, "farm", [], []),
    ResourceAnalyzer("C157", OCCUPATION, 4, "food", [], [BEFORE_ROUND]),
)
