"""What a farm of Agricola is worth to the greedy bot."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola.cards import harvests_after, played_worth
from tafelrunde.bots.agricola.outlook import GOOD
from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import FEEDING
from tafelrunde.games.agricola.cards.hooks import FIELDS
from tafelrunde.games.agricola.cards.majors import can_bake, cooker
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.purse import edible
from tafelrunde.games.agricola.phases.harvest import food_in, meal_round
from tafelrunde.games.agricola.scoring import own_total
from tafelrunde.games.agricola.verbs.crops import grown_on, planted
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE, sleeping_places
from tafelrunde.games.agricola.verbs.livestock import capacity

# How much of what lies on coming rounds is counted on.
_COMING: Final = 0.9


def worth(g: Agricola, seat: int) -> float:
    """Points as they are, and what may still become points."""
    farm = g.farms[seat]
    left = ROUNDS - g.round
    value = float(own_total(g, seat))
    # Every person works once a round until the end.
    value += 0.85 * left * (farm.people - 2)
    room = min(MOST_PEOPLE, sleeping_places(g, seat)) - farm.people
    if room > 0 and left > 1:
        value += room * (1.2 + 0.62 * left)
    if left:
        # What a good is worth while there is time to use it: up to how many, and each.
        goods = farm.goods
        value += 0.42 * min(goods[FOOD], 12)
        value += 0.34 * min(goods[WOOD], 9)
        value += 0.36 * min(goods[CLAY], 6)
        value += 0.62 * min(goods[REED], 4)
        value += 0.5 * min(goods[STONE], 6)
        value += 0.5 * min(goods[GRAIN], 4)
        value += 0.6 * min(goods[VEGETABLE], 3)
        value += _plans(g, seat, farm, left)
        if g.promised:
            value += _promised(g, seat)
        if farm.played:
            value += played_worth(g, farm)
    if g.first == seat and g.seats > 1 and left:
        value += 0.5
    return value - _hunger(g, seat)


def _plans(g: Agricola, seat: int, farm: Farm, left: int) -> float:
    """Fields with crops, places for animals, pairs, a hearth."""
    grain, vegetables = grown_on(farm)
    value = 0.35 * (grain + vegetables)
    goods = farm.goods
    sheep, boar, cattle = goods[SHEEP], goods[BOAR], goods[CATTLE]
    if farm.pastures:
        space = 0
        for pasture in farm.pastures:
            space += capacity(g, seat, pasture)
        value += 0.18 * min(6, max(0, space - sheep - boar - cattle))
    pairs = (sheep >= 2) + (boar >= 2) + (cattle >= 2)
    if pairs:
        young = 0.35 * harvests_after(g.round + 1)
        for _ in range(pairs):
            value += young
    cooking = cooker(g, seat)
    if cooking:
        value += 1.6 + 0.16 * left
        if cooking == 2:
            value += 0.3
    if can_bake(g, seat):
        value += 0.4
    return value


def _promised(g: Agricola, seat: int) -> float:
    """What lies on coming rounds for the seat."""
    value = 0.0
    for load in g.promised:
        if load[1] == seat:
            value += _COMING * GOOD[load[2]] * load[3]
    return value


def _hunger(g: Agricola, seat: int) -> float:
    """What missing food for the coming harvest is worth to avoid, the more the nearer it is."""
    harvest = meal_round(g, seat)
    if harvest is None:
        return 0.0
    near = harvest - g.round
    weight = 2.6 if near == 0 else 1.5 if near == 1 else 0.8
    return weight * _missing_in(g, seat, harvest)


def missing_food(g: Agricola, seat: int) -> int:
    """The food that is missing for the coming harvest, all that can be eaten counted in."""
    harvest = meal_round(g, seat)
    return 0 if harvest is None else _missing_in(g, seat, harvest)


def _missing_in(g: Agricola, seat: int, harvest: int) -> int:
    farm = g.farms[seat]
    food = farm.goods[FOOD] + edible(g, seat)
    for load in g.promised:
        if load[1] == seat and load[2] == FOOD and load[0] <= harvest:
            food += load[3]
    # What stands on the fields is reaped before the meal, unless that has just been done.
    if harvest > g.round or g.phase != FEEDING:
        food += planted(farm)
        for number in opened(farm, FIELDS):
            if farm.notes.get(number, 0):
                food += 1
    return max(0, food_in(g, seat, harvest) - food)
