"""The occupations of deck C."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import build_stable_for, stable_cells, stables_left
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import FOOD, STONE, WOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_STABLE
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_HARVEST,
    BEFORE_HARVEST,
    BEFORE_ROUND,
    GAINS,
    IDLE,
    MATTERS,
    SCORE_START,
    Occasion,
)
from tafelrunde.games.agricola.decks.deeds import Buy, Get
from tafelrunde.games.agricola.decks.effects import occupation
from tafelrunde.games.agricola.decks.parts import At, AtOnce
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.paying.payment import affordable, changed_costs
from tafelrunde.games.agricola.verbs.crop_verbs import lay_food
from tafelrunde.games.agricola.verbs.family import grow, why_not_grow
from tafelrunde.games.agricola.verbs.verbs import gain, win_points
from tafelrunde.games.agricola.verbs.words import cell_text
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

_STABLE_PRICE: Final = cost(wood=1, food=1)


class StableCleaner(Card):
    """Stables at any time for 1 wood and 1 food each.

    Asked before a harvest and before the scoring, when it matters.
    """

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        farm = g.farms[owner]
        prices = changed_costs(g, owner, FOR_STABLE, _STABLE_PRICE)
        if stables_left(farm) <= 0 or not affordable(g, owner, prices):
            return []
        return [(cell, 0) for cell in cells_of(stable_cells(g, farm))]

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        return build_stable_for(g, owner, one, _STABLE_PRICE)

    def errand_fields(self, one: int, other: int) -> list[int]:
        return [one]

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-label-stable", cell=cell_text(one))

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


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


class Lover(Card):
    """Costs 1 food for each complete round left; the family grows at once, room or not.

    R44: who has no person left cannot play it.
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
            if all(own[good] > count for count in others):
                ahead += 1
        return GAINS if ahead >= 2 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        yield from ()


deal_in(
    StableCleaner(
        "C094",
        OCCUPATION,
        1,
        "actions",
        [],
        [BEFORE_HARVEST, SCORE_START],
        signs="-1 wood -1 food > +1 stable",
    ),
    GardenDesigner(
        "C099", OCCUPATION, 1, "points", [], [SCORE_START], signs="1/4/7 food field > 1/2/3 bonus"
    ),
    occupation(
        "C113",
        "crops",
        AtOnce(Get(cost(grain=1))),
        At(AFTER_HARVEST, Buy(cost(food=2), Get(cost(vegetable=1)))),
    ),
    Lover("C127", OCCUPATION, 3, "farm", [], [], signs="now -1 food x round > child"),
    ResourceAnalyzer(
        "C157", OCCUPATION, 4, "food", [], [BEFORE_ROUND], signs="round bricks > +1 food"
    ),
)
