"""The minor improvements of deck C, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c072_reaps_every_field_once_and_then_builds_an_improvement() -> None:
    table = with_cards().holds("C072").occupations(1).give(food=1, clay=2)
    assert table.why_no_minor("C072") == "prerequisite-missing"
    table.occupations(2).sown(grain=(4, 3)).sown(vegetable=(3, 2)).sown(seat=1, grain=(4, 3))
    table.play_minor("C072", "fireplace_2")
    assert table.goods() == {"grain": 1, "vegetable": 1}
    assert table.farm().crops == {4: ("grain", 2), 3: ("vegetable", 1)}
    assert table.owner("fireplace_2") == 0
    assert table.goods(1) == {}


def test_c072_is_no_harvest_for_cards_that_speak_in_the_field_phase() -> None:
    table = with_cards().played("B050").holds("C072").occupations(2).give(food=1, sheep=3)
    table.play_minor("C072")
    assert table.goods() == {"sheep": 3}


def test_c072_lets_a_shed_be_played_that_asks_for_a_major_improvement_action() -> None:
    table = with_cards().holds("C072", "A010").occupations(2).give(food=1, wood=2, reed=1)
    table.play_minor("C072", ("minor", "A010"))
    assert table.goods() == {}


def test_c049_turns_a_grain_into_five_food_for_each_empty_stable_outside_pastures() -> None:
    table = with_cards().played("C049").stables(4, 9).fence((13, 14)).stables(13).give(grain=3)
    table.feed((-6, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0))
    assert table.goods() == {"food": 6, "grain": 1}


def test_c049_moves_animals_out_of_the_stables_as_far_as_it_can() -> None:
    table = with_cards().played("C049").stables(4, 9).give(sheep=1, grain=1, food=4)
    assert table.view()["players"][0]["meal"]["crafts"] == [{"good": "grain", "food": 5}] * 2
    table.give(sheep=1)
    assert table.view()["players"][0]["meal"]["crafts"] == [{"good": "grain", "food": 5}]
    table.give(sheep=1)
    assert table.view()["players"][0]["meal"]["crafts"] == []


def test_c023_uses_day_laborer_and_lessons_with_one_person() -> None:
    table = with_cards().played("C023").holds("A088").stands("day_laborer")
    table.use("day_laborer", "yes", "A088")
    assert table.farm().occupations == 1
    assert table.goods() == {"food": 2}
    assert "lessons" not in table.holds("A102", seat=1).open_to(1)


def test_c023_needs_both_spaces_for_itself() -> None:
    table = with_cards().played("C023").holds("A088").stands("day_laborer")
    assert table.copy().use("day_laborer", "no").kinds == ["card"]
    assert table.stands("lessons", seat=1).use("day_laborer") == []


def test_c023_finds_lessons_free_that_forest_school_considers_so() -> None:
    table = with_cards().played("C023", "A028").holds("A088").stands("day_laborer")
    table.stands("lessons", seat=1).use("day_laborer", "yes", "A088")
    assert table.farm().occupations == 1


def test_c049_may_use_a_stable_that_was_emptied_in_the_meal() -> None:
    table = with_cards().played("C049").owns("fireplace_2").stables(4).give(sheep=2, grain=1)
    asked = table.feed(("convert", 7), ("craft", 5))
    assert not asked[0].offers(("craft", 5))
    assert table.goods() == {"food": 3, "sheep": 1}


def test_c076_gives_two_wood_more_wherever_wood_piles_up_to_who_has_three_occupations() -> None:
    table = with_cards(4).holds("C076").occupations(2).give(wood=3)
    assert table.why_no_minor("C076") == "prerequisite-missing"
    table.occupations(3).play_minor("C076")
    assert table.goods() == {}
    for space in ("forest", "grove", "copse"):
        table.pile(space, 3).use(space)
    table.pile("clay_pit", 2).use("clay_pit")
    table.pile("forest", 3).use("forest", seat=1)
    assert table.goods() == {"wood": 15, "clay": 2}
    assert table.goods(1) == {"wood": 3}
