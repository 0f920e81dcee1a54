"""Feeding: the offered ways are exactly the undominated ones."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.agricola.feeding import meals
from tafelrunde.games.agricola.goods import CLAY, FOOD, GOODS, REED, WOOD
from tafelrunde.games.agricola.harvest import crafts, feeding_ways, food_needed
from tafelrunde.games.agricola.payment import food_rates
from tests.agricola.table import Table

WORKSHOPS = ("joinery", "pottery", "basketmakers_workshop")

Meal = tuple[int, ...]


def by_brute_force(need: int, have: list[int], rates: list[int]) -> set[Meal]:
    """Every way that feeds and from which nothing can be left out."""
    found = set()
    for meal in itertools.product(*(range(count + 1) for count in have)):
        food = sum(count * rate for count, rate in zip(meal, rates, strict=True))
        spare = [food - rate for count, rate in zip(meal, rates, strict=True) if count]
        if food >= need and all(less < need for less in spare):
            found.add(meal)
    return found


cookers = st.sampled_from([[1, 1, 0, 0, 0], [1, 2, 2, 2, 3], [1, 3, 2, 3, 4]])


@settings(max_examples=200, deadline=None)
@given(
    need=st.integers(0, 15), have=st.lists(st.integers(0, 4), min_size=5, max_size=5), rates=cookers
)
def test_meals_are_the_lean_ways(need: int, have: list[int], rates: list[int]) -> None:
    found = meals(need, have, rates)
    assert len(set(found)) == len(found)
    expected = by_brute_force(max(0, need), have, rates)
    assert set(found) == expected


@settings(max_examples=80, deadline=None)
@given(
    goods=st.lists(st.integers(0, 3), min_size=9, max_size=9),
    food=st.integers(0, 9),
    people=st.integers(2, 5),
    owned=st.sets(st.sampled_from(["fireplace_2", "cooking_hearth_4", *WORKSHOPS])),
)
def test_feeding_with_workshops_offers_exactly_the_undominated_ways(
    goods: list[int], food: int, people: int, owned: set[str]
) -> None:
    table = Table(2)
    have = [food, *goods]
    table.give(**dict(zip(GOODS, have, strict=True))).family(people).owns(*owned)
    g = table.g
    need = food_needed(g, 0)
    rates = food_rates(g, 0)
    shops = [craft for craft in crafts(g, 0) if have[craft[0]]]
    found, missing = feeding_ways(g, 0, need, shops)
    everything = food + sum(f for _, f in shops)
    everything += sum(count * rate for count, rate in zip(have[5:], rates, strict=True))
    assert missing == max(0, need - everything)
    expected = set()
    for chosen in itertools.product((0, 1), repeat=len(shops)):
        crafted = sum(shop[1] for used, shop in zip(chosen, shops, strict=True) if used)
        short = need - missing - food - crafted
        for meal in by_brute_force(max(0, short), have[5:], rates):
            loss = [0] * 11
            gained = sum(count * rate for count, rate in zip(meal, rates, strict=True))
            loss[FOOD] = need - missing - crafted - gained
            for used, (good, _) in zip(chosen, shops, strict=True):
                loss[good] += used
            loss[5:10] = list(meal)
            expected.add(tuple(loss))
    assert set(found) == expected
    assert len(set(found)) == len(found)


def test_adults_eat_two_food_newborns_one_and_three_in_the_solo_game() -> None:
    table = Table(2).round(4).family(4, newborn=1)
    assert table.farm().meal == 3 * 2 + 1
    assert Table(1).round(4).family(3, newborn=1).farm().meal == 2 * 3 + 1


def test_enough_food_is_paid_without_a_question() -> None:
    table = Table(2)
    table.give(food=5, grain=2)
    assert table.feed() == []
    assert table.goods() == {"food": 1, "grain": 2}


def test_missing_food_costs_begging_markers_after_everything_was_converted() -> None:
    table = Table(2)
    table.give(food=1, vegetable=1)
    asked = table.feed((1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    assert asked[0].about == 2
    assert table.farm().begging == 2
    assert table.goods() == {}


def test_nobody_has_to_convert_goods_to_avoid_begging_but_food_must_be_paid() -> None:
    table = Table(2)
    table.give(food=1, grain=4)
    table.feed("beg")
    assert table.farm().begging == 3
    assert table.goods() == {"grain": 4}


def test_goods_can_be_converted_one_by_one_while_feeding() -> None:
    table = Table(2)
    table.owns("fireplace_2")
    table.give(sheep=2, grain=1)
    table.feed(("convert", 7), ("convert", 5), "beg")
    assert table.farm().begging == 1
    assert table.goods() == {"sheep": 1}


def test_each_workshop_converts_one_unit_a_harvest() -> None:
    table = Table(2)
    table.owns(*WORKSHOPS)
    table.give(wood=3, clay=3, reed=3)
    found, missing = feeding_ways(table.g, 0, 4, crafts(table.g, 0))
    assert missing == 0
    assert max(way[WOOD] for way in found) == 1
    assert max(way[CLAY] for way in found) == 1
    assert max(way[REED] for way in found) == 1
    assert (-3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0) in found
