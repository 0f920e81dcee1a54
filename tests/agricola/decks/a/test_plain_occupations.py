"""The occupations of deck A that are a few lines of parts, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_a090_plows_a_field_for_a_food_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = with_cards().played("A090").give(food=2)
    assert table.begin_round() == []
    table.house("stone")
    assert table.begin_round("yes", 4).kinds == ["card", "plow"]
    assert table.farm().fields == [4]
    assert table.begin_round("no").kinds == ["card"]
    assert table.goods() == {"food": 1}


def test_a090_plows_in_the_round_at_whose_start_the_scholar_plays_it() -> None:
    table = with_cards().played("B097").holds("A090").house("stone").give(food=2)
    asked = table.round(2).preparation().step("A090", "yes", 4)
    assert asked.kinds == ["occupation", "card", "plow"]
    assert table.farm().fields == [4]
    assert table.goods() == {}


def test_a111_lays_out_food_once_for_all_rooms_of_an_action() -> None:
    table = with_cards().played("A111").give(wood=10, reed=4).round(11)
    table.use("farm_expansion", ("room", 0), ("room", 1))
    assert table.waiting() == [(12, "food", 1), (13, "food", 1), (14, "food", 1)]
    table.give(wood=2).use("farm_expansion", ("stable", 4))
    assert len(table.waiting()) == 3


def test_a114_gives_grain_to_a_day_laborer_and_from_round_six_on_a_choice() -> None:
    table = with_cards().played("A114").round(5)
    assert table.use("day_laborer") == []
    table.round(6).use("day_laborer", "vegetable")
    table.use("day_laborer", "grain")
    assert table.goods() == {"food": 6, "grain": 2, "vegetable": 1}
    table.use("day_laborer", seat=1)
    assert table.goods(1) == {"food": 2}


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_a116_gives_a_wood_more_wherever_wood_piles_up(space: str) -> None:
    table = with_cards(4).played("A116").pile(space, 3).pile("clay_pit", 2)
    table.use(space)
    table.use("clay_pit")
    assert table.goods() == {"wood": 4, "clay": 2}


def test_a119_gives_a_wood_at_the_end_of_a_turn_in_the_fields() -> None:
    table = with_cards().played("A119")
    table.use("farmland", 4)
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1, "wood": 2}
    table.turned_up("grain_utilization", "cultivation")
    table.use("grain_utilization")
    table.use("cultivation", 3)
    table.use("day_laborer")
    assert table.goods() == {"food": 2, "wood": 4}
    table.use("grain_seeds", seat=1)
    assert table.goods(1) == {"grain": 1}


def test_a120_lays_out_clay_once_when_the_house_is_of_wood_no_more() -> None:
    table = with_cards().holds("A120").round(10)
    table.play_occupation("A120", 0)
    assert table.waiting() == []
    table.give(clay=2, stone=2, reed=2).use("house_redevelopment")
    expected = [(number, "clay", 2) for number in range(11, 15)]
    assert table.waiting() == expected
    table.use("house_redevelopment")
    assert table.waiting() == expected


def test_a120_lays_out_clay_at_once_where_the_house_is_of_clay_already() -> None:
    table = with_cards().holds("A120").house("clay")
    table.play_occupation("A120", 0)
    assert table.waiting() == [(number, "clay", 2) for number in range(2, 7)]


def test_a125_gives_building_resources_in_a_clay_house_of_two_rooms_only() -> None:
    table = with_cards().holds("A125").house("clay")
    table.play_occupation("A125", 0)
    assert table.goods() == {"clay": 3, "reed": 2, "stone": 2}
    for house, rooms in (("wood", ()), ("clay", (0,)), ("stone", ())):
        other = with_cards().holds("A125").house(house).rooms(*rooms)
        other.play_occupation("A125", 0)
        assert other.goods() == {}


@pytest.mark.parametrize(
    ("minors", "points"), [(1, 0), (2, 2), (3, 3), (4, 4), (5, 5), (6, 7), (7, 9), (8, 9)]
)
def test_a133_counts_improvements_of_both_kinds(minors: int, points: int) -> None:
    table = with_cards(3).played("A133")
    before = table.points("bonus")
    table.owns("well", "clay_oven", "stone_oven").played(*["A016"] * minors)
    assert table.points("bonus") - before == points


def test_a138_pays_a_wood_on_fishing_for_a_food_a_person_and_a_reed() -> None:
    table = with_cards(3).played("A138").pile("fishing", 1)
    table.use("fishing")
    table.family(3, newborn=1).give(wood=2).pile("fishing", 1)
    table.use("fishing", "yes")
    table.pile("fishing", 1).use("fishing", "no")
    assert table.goods() == {"food": 6, "wood": 1, "reed": 1}


def test_a143_saves_a_stone_on_rooms_renovations_and_improvements() -> None:
    table = with_cards(3).played("A143").house("clay").rooms(0)
    table.give(stone=2, reed=1).use("house_redevelopment")
    assert table.goods() == {}
    table.give(stone=4, reed=2).use("farm_expansion", ("room", 1))
    assert table.goods() == {}
    table.give(stone=2, wood=1).use("major_improvement", "well")
    assert table.goods() == {}
    table.holds("B033").play_minor("B033")
    assert table.goods() == {}


@pytest.mark.parametrize(
    ("market", "kind"),
    [("sheep_market", "sheep"), ("pig_market", "boar"), ("cattle_market", "cattle")],
)
def test_a147_buys_one_more_animal_at_its_market(market: str, kind: str) -> None:
    table = with_cards(3).played("A147").fence((3, 4)).give(food=2).pile(market, 2)
    table.use(market, "yes")
    assert table.goods() == {"food": 1, kind: 3}
    table.pile(market, 1).use(market, "no")
    assert table.goods() == {"food": 1, kind: 4}


def test_a155_gives_wood_and_grain_to_who_uses_the_traveling_players() -> None:
    table = with_cards(4).played("A155").pile("traveling_players", 2)
    table.use("traveling_players")
    assert table.goods() == {"food": 2, "wood": 1, "grain": 1}
    table.pile("traveling_players", 1).use("traveling_players", seat=1)
    assert table.goods() == {"food": 2, "wood": 1, "grain": 1}


def test_a165_gives_a_wild_boar() -> None:
    table = with_cards(4).holds("A165")
    table.play_occupation("A165", 0)
    assert table.goods() == {"boar": 1}


@pytest.mark.parametrize(("number", "boars"), [(10, 2), (12, 3)])
def test_a165_lets_wild_boar_breed_at_the_end_of_round_twelve(number: int, boars: int) -> None:
    table = with_cards(4).played("A165").fence((3, 4), (8, 9)).give(boar=2, sheep=2).round(number)
    table.work_done().step()
    assert table.goods() == {"boar": boars, "sheep": 2}


def test_a165_asks_what_stays_where_the_young_boar_has_no_place() -> None:
    table = with_cards(4).played("A165").give(boar=2, sheep=2).fence((3,)).stables(0).round(12)
    asked = table.work_done().step((1, 3, 0))
    assert asked.kinds == ["breed"]
    assert table.goods() == {"sheep": 1, "boar": 3}
