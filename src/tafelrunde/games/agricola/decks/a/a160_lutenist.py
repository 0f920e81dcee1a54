"""A160 Lutenist."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, VEGETABLE, WOOD, cost
from tafelrunde.games.agricola.board.spaces import TRAVELING_PLAYERS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow, choose


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
    Lutenist(
        "A160",
        OCCUPATION,
        4,
        "crops",
        [],
        [BEFORE_SPACE],
        signs="[food] > +1 food +1 wood | -2 food > +1 vegetable",
    )
)
