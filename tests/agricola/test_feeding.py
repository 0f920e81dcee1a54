"""Feeding: the offered ways are exactly the undominated ones."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots.agricola.judge import rule_of_thumb
from tafelrunde.games.agricola.board.goods import CLAY, FOOD, GOODS, REED, WOOD
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.paying.budget import Listing
from tafelrunde.games.agricola.paying.feeding import meals
from tafelrunde.games.agricola.paying.purse import food_rates
from tafelrunde.games.agricola.phases.harvest import crafts, feed, feeding_ways, food_needed
from tafelrunde.words import render
from tests.agricola.table import Table, first_question

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
    found, missing = feeding_ways(g, 0, need, shops, Listing())
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
    found, missing = feeding_ways(table.g, 0, 4, crafts(table.g, 0), Listing())
    assert missing == 0
    assert max(way[WOOD] for way in found) == 1
    assert max(way[CLAY] for way in found) == 1
    assert max(way[REED] for way in found) == 1
    assert (-3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0) in found


# --- begging on purpose -----------------------------------------------------------------------

# Of the goods in their order: a meal of what is at hand, and how much more is begged for.
KEEPS_THE_SHEEP = (3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
EATS_A_SHEEP = (2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)


def a_pair_of_sheep(round: int) -> Table:
    """One food is missing, and a sheep of the only pair would give two."""
    return Table(2).round(round).fence((3, 4)).owns("fireplace_2").give(food=3, sheep=2)


def test_a_pair_that_can_breed_is_kept_by_begging() -> None:
    table = a_pair_of_sheep(4)
    asked = table.feed(KEEPS_THE_SHEEP)
    assert asked[0].options == [EATS_A_SHEEP, KEEPS_THE_SHEEP]
    assert table.farm().begging == 1
    assert table.goods() == {"sheep": 2}


def test_the_last_seed_is_kept_by_begging_while_a_field_lies_fallow() -> None:
    table = Table(2).round(4).fields(0).give(food=3, vegetable=1)
    keeps = (3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert table.feed(keeps)[0].options[-1] == keeps
    assert table.goods() == {"vegetable": 1}


def test_nothing_is_begged_for_that_is_not_worth_it() -> None:
    no_field = Table(2).round(4).give(food=3, vegetable=1)
    other_food = a_pair_of_sheep(4).give(grain=1)
    no_place = Table(2).round(4).owns("fireplace_2").give(food=3, sheep=2)
    last_round = Table(2).round(14).fields(0).give(food=3, vegetable=1)
    for table in (no_field, other_food, no_place, last_round):
        options = first_question(feed(table.g, 0)).options
        assert all(len(option) == 11 for option in options if isinstance(option, tuple))


def test_a_way_that_begs_tells_for_how_much_in_all() -> None:
    table = a_pair_of_sheep(4).family(3)
    question = first_question(feed(table.g, 0))
    begs = question.options[-1]
    assert begs == (3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3)
    label = render(game.label(table.g, question, begs), "en")
    assert label == "3 food, and 3 begging markers"
    assert {"row": "begging", "by": 3} in game.preview(table.g, question, begs)


@pytest.mark.parametrize(("round", "chosen"), [(4, KEEPS_THE_SHEEP), (14, EATS_A_SHEEP)])
def test_greedy_begs_where_what_it_keeps_is_worth_more(round: int, chosen: Meal) -> None:
    g = a_pair_of_sheep(round).g
    assert rule_of_thumb(g, first_question(feed(g, 0))) == chosen
