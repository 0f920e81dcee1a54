"""The minor improvements of deck A that are a few lines of parts, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_a002_plows_a_field_and_goes_to_the_left() -> None:
    table = with_cards(3).holds("A002").give(food=2)
    # It says what is done, not what may be: nobody plays it and plows nothing.
    assert "skip" not in table.play_minor("A002", 4)[0].options
    assert table.farm().fields == [4]
    assert table.goods() == {}
    assert table.view(1)["players"][1]["hand"] == ["A002"]
    # Where no field can come it is played for nothing, and travels on.
    table.rooms(*range(15), seat=1).give(1, food=2)
    assert table.play_minor("A002", seat=1) == []
    assert table.view(2)["players"][2]["hand"] == ["A002"]


def test_a009_turns_a_sheep_into_a_cattle() -> None:
    table = with_cards(1).holds("A009").give(sheep=1)
    table.play_minor("A009")
    assert table.goods() == {"cattle": 1}
    # In the solo game it goes back into the box.
    assert table.view(0)["players"][0]["hand"] == []


def test_a024_bakes_bread_on_farmland_and_cultivation() -> None:
    table = with_cards().played("A024").owns("fireplace_2").give(grain=3)
    table.use("farmland", 1, 4)
    assert table.goods() == {"food": 2, "grain": 2}
    table.turned_up("cultivation")
    # All grain is baked, so that nothing is left to sow.
    table.use("cultivation", 2, 3)
    assert table.goods() == {"food": 6}
    table.give(1, grain=1).owns("cooking_hearth_4", seat=1)
    assert table.use("farmland", 4, seat=1).kinds == ["plow"]


@pytest.mark.parametrize(("cells", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_a032_scores_the_spaces_of_pastures(cells: int, points: int) -> None:
    order = (3, 4, 8, 9, 13, 14, 2, 7, 12, 1)
    table = with_cards().played("A032").fence(tuple(order[:cells]))
    assert table.points("bonus") == points


def test_a033_gives_points_and_food_for_the_rounds_left_on_a_full_farm() -> None:
    table = with_cards().holds("A033").round(11)
    assert table.why_no_minor("A033") == "prerequisite-missing"
    table.rooms(*range(15)).play_minor("A033")
    assert table.points("bonus") == 3
    assert table.goods() == {"food": 6}


def test_a044_lays_food_on_three_rounds_with_exactly_two_occupations() -> None:
    table = with_cards().holds("A044").give(wood=1).round(4)
    for played, why in ((1, "prerequisite-missing"), (3, "prerequisite-missing"), (2, None)):
        assert table.occupations(played).why_no_minor("A044") == why
    table.play_minor("A044")
    assert table.waiting() == [(5, "food", 1), (6, "food", 1), (7, "food", 1)]
    table.round(5).preparation().step()
    assert table.goods() == {"food": 1}


def test_a055_gives_a_food_for_every_improvement_and_itself() -> None:
    table = with_cards().holds("A055", "A016", "A002").give(wood=1, clay=3, food=2)
    table.play_minor("A055")
    assert table.goods()["food"] == 3
    table.use("major_improvement", "fireplace_2")
    table.play_minor("A016")
    assert table.goods()["food"] == 5
    # One that travels is an improvement, too.
    table.play_minor("A002", 4)
    assert table.goods()["food"] == 4
    table.give(1, clay=3).use("major_improvement", "fireplace_3", seat=1)
    assert table.goods()["food"] == 4
    assert "food" not in table.goods(1)


def test_a067_gives_a_second_grain() -> None:
    table = with_cards().holds("A067").give(wood=1)
    table.play_minor("A067")
    table.use("grain_seeds")
    table.use("grain_seeds", seat=1)
    assert table.goods() == {"grain": 2}
    assert table.goods(1) == {"grain": 1}


def test_a069_lays_vegetables_four_seven_and_nine_rounds_on() -> None:
    table = with_cards().holds("A069").give(wood=2).round(6).occupations(1)
    assert table.why_no_minor("A069") == "prerequisite-missing"
    table.occupations(2).play_minor("A069")
    assert table.waiting() == [(10, "vegetable", 1), (13, "vegetable", 1)]


def test_a075_saves_a_wood_on_every_improvement() -> None:
    table = with_cards().holds("A075", "A019").give(stone=7).occupations(4)
    assert table.why_no_minor("A075") == "prerequisite-missing"
    table.occupations(3).play_minor("A075")
    assert table.why_no_minor("A019") is None
    table.play_minor("A019")
    assert table.goods() == {"stone": 5}
    # The well needs no wood, the joinery one.
    table.use("major_improvement", "well")
    assert table.goods() == {"stone": 2}
    table.give(wood=1).use("major_improvement", "joinery")
    assert table.goods() == {}
    # A stable is no improvement.
    table.give(wood=1)
    assert table.why("farm_expansion") == "cannot-pay-stable"


def test_a078_brings_food_and_reed_from_fishing() -> None:
    table = with_cards().holds("A078").give(wood=2).pile("fishing", 2)
    assert table.why_no_minor("A078") == "prerequisite-missing"
    table.occupations(1).play_minor("A078")
    table.use("fishing")
    assert table.goods() == {"food": 3, "reed": 1}
    table.pile("fishing", 2).use("fishing", seat=1)
    assert table.goods(1) == {"food": 2}


def test_a080_gives_a_stone_more_in_both_quarries() -> None:
    table = with_cards().played("A080").pile("western_quarry", 1).pile("eastern_quarry", 2)
    table.use("western_quarry")
    table.use("eastern_quarry")
    assert table.goods() == {"stone": 5}
    table.pile("western_quarry", 1).use("western_quarry", seat=1)
    assert table.goods(1) == {"stone": 1}
