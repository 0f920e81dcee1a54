"""A028 Forest School."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, WOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import LESSONS, LESSONS_3, LESSONS_4
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_OCCUPATION
from tafelrunde.games.agricola.decks.deeds import altered
from tafelrunde.games.agricola.decks.effects import printed


class ForestSchool(Card):
    """Lessons are never occupied; food of the occupation cost may be paid in wood.

    R37: a card's own cost in food is not an occupation cost, so wood does not replace it.
    """

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        return space in (LESSONS, LESSONS_3, LESSONS_4)

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what != FOR_OCCUPATION:
            return costs
        return [
            altered(altered(price, FOOD, -wood), WOOD, wood)
            for price in costs
            for wood in range(price[FOOD] + 1)
        ]


deal_in(
    printed(
        ForestSchool(
            "A028",
            MINOR,
            1,
            "actions",
            [cost(wood=1, clay=1)],
            [],
            signs="[occupation] person > person | wood / food",
        ),
        points=1,
    )
)
