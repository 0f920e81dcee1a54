"""B109 Paper Maker."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.occupations import begged_for_occupation
from tafelrunde.games.agricola.board.goods import FOOD, FREE, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_OCCUPATION, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class PaperMaker(Card):
    """Right before a later occupation: 1 wood for 1 food per occupation in front of the owner."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if occasion.actor == owner and g.farms[owner].goods[WOOD] else IDLE

    def before_occupation(self, g: Agricola, owner: int) -> Cost | None:
        return (g.farms[owner].occupations, -1, *FREE[2:])

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        if occasion.actor != owner or farm.goods[WOOD] == 0:
            return
        options: list[Option] = ["yes"]
        if begged_for_occupation(g, owner, occasion.card, occasion.food) >= 0:
            options.append("no")
        answer = yield choose(owner, "card", options, about=self.id)
        if answer == "yes":
            lose(g, owner, WOOD, 1)
            gain(g, owner, FOOD, farm.occupations, self.id)


deal_in(
    PaperMaker(
        "B109",
        OCCUPATION,
        1,
        "food",
        [],
        [BEFORE_OCCUPATION],
        signs="occupation -1 wood > +1 food x occupation",
    )
)
