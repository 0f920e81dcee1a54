"""C099 Garden Designer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, SCORE_START, Occasion
from tafelrunde.games.agricola.verbs.crop_verbs import lay_food
from tafelrunde.games.agricola.verbs.verbs import win_points
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class GardenDesigner(Card):
    """Right before the scoring food comes onto empty fields: 1, 2, 3 points for 1, 4, 7 of it.

    R43: field tiles hold it; a card that is a field takes its own crop only.
    """

    def _empty(self, g: Agricola, owner: int) -> list[int]:
        farm = g.farms[owner]
        return [cell for cell in cells_of(farm.fields) if not farm.crops[cell]]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        food = g.farms[owner].goods[FOOD]
        return MATTERS if food and self._empty(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        for cell in self._empty(g, owner):
            food = g.farms[owner].goods[FOOD]
            amounts: list[Option] = [amount for amount in (0, 1, 4, 7) if amount <= food]
            amount = yield choose(owner, "count", amounts, about=self.id)
            if amount == 0:
                return
            lay_food(g, owner, cell, amount)
            win_points(g, owner, (amount + 2) // 3, self.id)


deal_in(
    GardenDesigner(
        "C099", OCCUPATION, 1, "points", [], [SCORE_START], signs="1/4/7 food field > 1/2/3 bonus"
    )
)
