"""The minor improvements of deck B that are a few lines of parts, each by what it proves."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


def test_b008_turns_a_grain_into_a_vegetable() -> None:
    table = with_cards().holds("B008").give(grain=1)
    table.play_minor("B008")
    assert table.goods() == {"vegetable": 1}
    assert table.view(1)["players"][1]["hand"] == ["B008"]


def test_b025_bakes_bread_after_each_occupation() -> None:
    table = with_cards().holds("B025", "A088").give(wood=1, grain=2).owns("fireplace_2")
    table.play_minor("B025")
    assert table.goods() == {"food": 1, "grain": 2}
    assert table.play_occupation("A088", 1, 2).kinds == ["bake"]
    assert table.goods() == {"food": 4}


def test_b045_needs_two_vegetable_fields_and_lays_food_on_three_rounds() -> None:
    table = with_cards().holds("B045").give(wood=1).sown(vegetable=(3, 1)).round(12)
    assert table.why_no_minor("B045") == "prerequisite-missing"
    # A card that is a field counts.
    table.played("B068").note("B068", 10)
    table.play_minor("B045")
    assert table.waiting() == [(13, "food", 1), (14, "food", 1)]


def test_b047_lays_food_on_three_rounds_each_time_at_fishing() -> None:
    table = with_cards().played("B047").pile("fishing", 1).round(2)
    table.use("fishing")
    assert table.goods() == {"food": 1}
    assert table.waiting() == [(3, "food", 1), (4, "food", 1), (5, "food", 1)]
    table.pile("fishing", 1).use("fishing", seat=1)
    assert len(table.waiting()) == 3


def test_b057_gives_a_food_each_round_in_a_wooden_house() -> None:
    table = with_cards().played("B057")
    table.begin_round()
    table.house("clay").begin_round()
    assert table.goods() == {"food": 1}


def test_b061_gives_food_for_three_kinds_of_fields_before_reaping() -> None:
    # The last grain is reaped only afterwards.
    table = with_cards().played("B061").sown(grain=(3, 1)).sown(vegetable=(4, 1)).fields(9)
    table.harvest().step()
    assert table.goods() == {"food": 3, "grain": 1, "vegetable": 1}
    table.harvest().step()
    assert table.goods()["food"] == 3


@pytest.mark.parametrize("missing", ["grain", "vegetable", "empty"])
def test_b061_misses_each_of_the_three_kinds_of_fields(missing: str) -> None:
    table = with_cards().played("B061")
    if missing != "grain":
        table.sown(grain=(3, 3))
    if missing != "vegetable":
        table.sown(vegetable=(4, 2))
    if missing != "empty":
        table.fields(9)
    table.harvest().step()
    assert "food" not in table.goods()


def test_b061_takes_an_empty_card_that_is_a_field_for_an_empty_field() -> None:
    table = with_cards().played("B061", "B068").sown(grain=(3, 3)).sown(vegetable=(4, 2))
    table.harvest().step()
    assert table.goods()["food"] == 3


def test_b066_lays_grain_on_the_rounds_that_are_still_to_come() -> None:
    table = with_cards().holds("B066").give(wood=2).occupations(2).round(8)
    table.play_minor("B066")
    assert table.waiting() == [(11, "grain", 1), (14, "grain", 1)]


def test_b074_lays_wood_on_the_even_rounds_left() -> None:
    table = with_cards().holds("B074").give(clay=4).round(9)
    assert table.why_no_minor("B074") == "prerequisite-missing"
    table.give(clay=1).play_minor("B074")
    assert table.goods() == {"clay": 5}
    assert table.waiting() == [(10, "wood", 1), (12, "wood", 1), (14, "wood", 1)]


def test_b077_gives_clay_to_a_day_laborer() -> None:
    table = with_cards().holds("B077").give(food=1).occupations(3)
    table.play_minor("B077")
    table.use("day_laborer")
    table.use("day_laborer", seat=1)
    assert table.goods() == {"food": 2, "clay": 3}
    assert table.goods(1) == {"food": 2}


def test_b084_lays_a_boar_on_each_of_the_next_two_rounds() -> None:
    table = with_cards().holds("B084").give(reed=1).occupations(3).round(5)
    table.play_minor("B084")
    assert table.waiting() == [(6, "boar", 1), (7, "boar", 1)]
    table.round(6).preparation().step()
    assert table.goods() == {"boar": 1}
    # The second finds no place beside the pet.
    table.round(7).preparation().step()
    assert table.goods() == {"boar": 1}
