"""A056 Basket."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, WOOD, cost
from tafelrunde.games.agricola.board.spaces import PILE_GOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain, put_back
from tafelrunde.kernel.flow import Flow, choose


class Basket(Card):
    """After a wood accumulation space was used: 3 food for 2 wood, which are laid there."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and PILE_GOOD[occasion.space] == WOOD
        return MATTERS if own and g.farms[owner].goods[WOOD] >= 2 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            put_back(g, owner, WOOD, 2, occasion.space)
            gain(g, owner, FOOD, 3, self.id)


deal_in(
    Basket(
        "A056", MINOR, 1, "food", [cost(reed=1)], [AFTER_SPACE], signs="[wood] -2 wood > +3 food"
    )
)
