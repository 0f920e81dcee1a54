"""The occupations of deck B that are a few lines of parts, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_b089_builds_a_stable_for_a_wood_at_the_start_of_a_round_in_a_stone_house() -> None:
    table = with_cards().holds("B089")
    table.play_occupation("B089", 0)
    assert table.goods() == {"wood": 1}
    assert table.begin_round() == []
    table.house("stone")
    assert table.copy().begin_round("skip").kinds == ["cell"]
    table.begin_round(4)
    assert table.farm().stables == [4]
    assert table.goods() == {}
    assert table.begin_round() == []


def test_b089_builds_in_the_round_at_whose_start_the_scholar_plays_it() -> None:
    table = with_cards().played("B097").holds("B089").house("stone").give(food=1)
    assert table.round(2).preparation().step("B089", 4).kinds == ["occupation", "cell"]
    assert table.farm().stables == [4]
    assert table.goods() == {}


def test_b091_plows_a_field_beside_day_labor_or_none() -> None:
    table = with_cards().played("B091")
    table.use("day_laborer", 4)
    table.use("day_laborer", "skip")
    assert table.farm().fields == [4]
    assert table.goods() == {"food": 4}


@pytest.mark.parametrize(
    ("seats", "goods"),
    [(1, {"grain": 2}), (2, {"clay": 3}), (3, {"reed": 2}), (4, {"sheep": 2})],
)
def test_b102_gives_goods_by_the_number_of_seats(seats: int, goods: dict[str, int]) -> None:
    table = with_cards(seats).holds("B102").fence((3, 4))
    table.play_occupation("B102", 0)
    assert table.goods() == goods


def test_b107_lays_out_food_for_all_rounds_left_when_the_house_is_of_stone() -> None:
    table = with_cards().played("B107").give(clay=2, stone=2, reed=2).round(11)
    table.use("house_redevelopment")
    assert table.waiting() == []
    table.use("house_redevelopment")
    assert table.waiting() == [(number, "food", 3) for number in (12, 13, 14)]


def test_b107_looks_at_the_house_when_it_is_played() -> None:
    table = with_cards().holds("B107").house("stone").round(13)
    table.play_occupation("B107", 0)
    assert table.waiting() == [(14, "food", 3)]


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_b108_bakes_bread_wherever_wood_piles_up(space: str) -> None:
    table = with_cards(4).played("B108").owns("fireplace_2").pile(space, 3)
    assert table.use(space) == []
    table.give(grain=2).pile(space, 3)
    table.use(space, 2)
    assert table.goods() == {"wood": 6, "food": 4}
    table.give(grain=1).pile(space, 1).use(space, 0)
    assert table.goods() == {"wood": 7, "food": 4, "grain": 1}


def test_b114_feeds_who_has_three_rooms_and_two_people() -> None:
    table = with_cards().played("B114")
    assert table.begin_round() == []
    table.rooms(0)
    assert table.begin_round("vegetable").kinds == ["good"]
    assert table.goods() == {"food": 1, "vegetable": 1}
    table.family(3)
    assert table.begin_round() == []


def test_b114_played_by_the_scholar_pays_for_what_else_the_round_begins_with() -> None:
    table = with_cards().played("B097", "A090").holds("B114").house("stone").rooms(0).give(food=1)
    asked = table.round(2).preparation().step("B097", "B114", "vegetable", "yes", 4)
    assert asked.kinds == ["order", "occupation", "good", "card", "plow"]
    assert table.farm().fields == [4]
    assert table.goods() == {"vegetable": 1}


def test_b118_gives_a_wood_in_a_house_of_two_rooms() -> None:
    table = with_cards().played("B118").house("stone")
    table.begin_round()
    table.rooms(0).begin_round()
    assert table.goods() == {"wood": 1}


@pytest.mark.parametrize(("seats", "clay"), [(2, 2), (3, 3)])
def test_b121_finds_clay_and_on_the_clay_pit_from_three_seats_on(seats: int, clay: int) -> None:
    table = with_cards(seats).played("B121")
    for space in ("forest", "reed_bank", "clay_pit", "fishing"):
        table.pile(space, 1).use(space)
    assert table.goods() == {"wood": 1, "reed": 1, "food": 1, "clay": clay + 1}


def test_b123_pays_a_food_for_a_stone_a_room() -> None:
    table = with_cards().holds("B123").rooms(0)
    assert table.copy().play_occupation("B123", 0) == []
    table.give(food=1).play_occupation("B123", 0, "yes")
    assert table.goods() == {"stone": 3}


def test_b142_gives_a_vegetable_with_the_grain_seeds() -> None:
    table = with_cards(3).played("B142")
    table.use("grain_seeds")
    assert table.goods() == {"grain": 1, "vegetable": 1}


def test_b156_gives_clay_or_grain_with_the_resource_market() -> None:
    table = with_cards(4).played("B156")
    table.use("resource_market_4", "grain")
    assert table.goods() == {"food": 1, "reed": 1, "stone": 1, "grain": 1}


def test_b164_lays_sheep_on_four_rounds_as_far_as_there_are_any() -> None:
    table = with_cards(4).holds("B164").round(5)
    table.play_occupation("B164", 0)
    assert table.waiting() == [(7, "sheep", 1), (10, "sheep", 1), (13, "sheep", 1)]


def test_b166_buys_a_cattle_with_the_grain_seeds() -> None:
    table = with_cards(4).played("B166").give(food=1)
    table.use("grain_seeds", "yes")
    assert table.goods() == {"grain": 1, "cattle": 1}
    # Grain can be eaten to pay for one, so the owner is asked.
    table.use("grain_seeds", "no")
    assert table.goods() == {"grain": 2, "cattle": 1}
