"""The occupations of deck E, each by what it proves."""

from __future__ import annotations

import pytest

from tafelrunde.games.agricola.actions.building import FARM_STABLE_WOOD, why_not_stable
from tests.agricola.table import with_cards


@pytest.mark.parametrize(("number", "wood"), [(5, 4), (6, 3), (8, 3), (11, 2)])
def test_e136_gives_wood_by_the_rounds_left_and_builds_fences(number: int, wood: int) -> None:
    table = with_cards(3).holds("E136").round(number).give(wood=4 - wood)
    table.play_occupation("E136", 0, 1 << 4)
    assert table.farm().pastures == [[4]]
    assert table.goods() == {}


def test_e136_gives_nothing_with_fewer_than_three_rounds_left() -> None:
    table = with_cards(3).holds("E136").round(12).give(wood=9)
    assert table.play_occupation("E136", 0) == []
    assert table.goods() == {"wood": 9}


def test_e136_gives_two_points_to_every_seat_with_the_most_pastures() -> None:
    table = with_cards(3).played("E136")
    assert table.sheet("bonus") == [2, 2, 2]
    table.fence((4,), seat=1).fence((3,), (4,), seat=2).fence((4,), (9,))
    assert table.sheet("bonus") == [2, 0, 2]


def test_e139_lays_as_much_food_on_a_round_as_there_are_rounds_until_then() -> None:
    table = with_cards(3).holds("E139").round(10)
    asked = table.play_occupation("E139", 0, 13)
    assert [*asked[0].options] == [11, 12, 13, 14]
    assert table.waiting() == [(13, "food", 3)]


def test_e139_has_no_round_left_in_the_last_one() -> None:
    table = with_cards(3).holds("E139").round(14)
    assert table.play_occupation("E139", 0) == []
    assert table.waiting() == []


def test_e156_gets_food_and_clay_when_another_seat_improves_with_clay() -> None:
    table = with_cards(4).played("E156").give(clay=9).give(seat=1, clay=4, stone=3, wood=1, food=9)
    table.turned_up("major_improvement")
    table.use("major_improvement", "fireplace_2", seat=1)
    assert table.goods() == {"clay": 10, "food": 1}
    # By returning a fireplace: clay is printed on the hearth all the same.
    table.use("major_improvement", ("cooking_hearth_4", "fireplace_2"), seat=1)
    assert table.goods() == {"clay": 11, "food": 2}
    table.use("major_improvement", "well", seat=1)
    assert table.goods() == {"clay": 11, "food": 2}
    # The owner's own do not count.
    table.use("major_improvement", "fireplace_3")
    assert table.goods() == {"clay": 8, "food": 2}


def test_e156_looks_at_minors_too_and_at_costs_for_each_person() -> None:
    table = with_cards(4).played("E156").holds("A012", "B036", "A024", seat=2)
    table.give(seat=2, clay=3, food=2, wood=1).occupations(2, seat=2)
    table.play_minor("A012", seat=2)
    table.play_minor("B036", seat=2)
    table.play_minor("A024", seat=2)
    assert table.goods() == {"clay": 2, "food": 2}


def test_e091_builds_the_joinery_by_a_minor_improvement_action() -> None:
    table = with_cards().played("E091").give(wood=2, stone=2, clay=3)
    assert [*table.asked("meeting_place").options] == ["joinery", "done"]
    table.use("meeting_place", "joinery")
    assert table.owner("joinery") == 0


def test_e091_plows_for_a_food_in_a_harvest_in_which_the_joinery_was_used() -> None:
    table = with_cards().played("E091").owns("joinery").give(wood=1, food=3)
    table.round(4).feeding(0).step((2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), "yes", 4)
    assert table.farm().fields == [4]
    assert table.goods() == {}
    # Not used, no field.
    table.give(wood=1, food=9)
    table.round(7).feeding(0).step((4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    assert table.farm().fields == [4]


def test_e091_counts_a_joinery_used_by_hand() -> None:
    table = with_cards().played("E091").owns("joinery").give(wood=1, food=3)
    asked = table.round(4).feeding(0).step(("craft", 1), "no")
    assert asked.kinds == ["feed", "card"]


def test_e093_places_a_person_from_the_supply_first_where_no_space_is_unused() -> None:
    table = with_cards().played("E093").fields(*range(5), 6, 7, 8, 9, 11, 12, 13)
    assert table.asks().kind == "place"
    table.fields(14)
    assert table.step("yes").kinds == ["card"]
    assert table.farm().home == 3
    table.pile("forest", 3).step("forest")
    assert table.turn == 1
    assert table.farm().home == 2


def test_e093_is_asked_once_a_round_and_has_to_have_a_person_left() -> None:
    full = [cell for cell in range(15) if cell not in (5, 10)]
    table = with_cards().played("E093").fields(*full)
    table.step("no")
    assert table.asks().kind == "place"
    assert table.round(2).asks().kind == "card"
    assert table.family(5).asks().kind == "place"
    # While the guest works its piece is no child's.
    table = with_cards().played("E093").fields(*full).family(4).rooms(1)
    table.turned_up("urgent_wish_for_children").round(1).step("yes")
    assert table.why("urgent_wish_for_children") == "family-complete"


def test_e134_takes_a_reaped_crop_or_a_young_animal_each_harvest_for_points() -> None:
    table = with_cards(3).played("E134").sown(grain=(4, 3)).give(sheep=2).fence((13, 14)).round(4)
    table.harvest().step()
    table.give(food=9)
    table.last_to_breed(0).step("yes", "sheep")
    assert table.goods() == {"food": 9, "sheep": 2, "grain": 1}
    assert table.points("bonus") == 0
    table.round(7).harvest().step()
    asked = table.last_to_breed(0).step("yes")
    # A kind that lies there already is not asked for again.
    assert asked.kinds == ["card"]
    assert table.points("bonus") == 3


def test_e134_knows_only_what_came_in_this_harvest() -> None:
    table = with_cards(3).played("E134").sown(grain=(4, 1)).round(4)
    table.harvest().step()
    table.last_to_breed(0).step("no")
    table.round(7).harvest().step()
    assert table.give(food=9).last_to_breed(0).step() == []


def test_e159_people_eat_less_and_are_worth_two_points() -> None:
    table = with_cards(4).played("E159").family(3, newborn=1).give(food=2)
    table.feed()
    assert (table.goods(), table.farm().begging) == ({}, 0)
    assert table.points("people") == 6
    assert table.points("people", seat=1) == 6


def test_e148_builds_a_stable_for_nothing_when_another_seat_uses_its_space() -> None:
    table = with_cards(4).holds("E148")
    table.play_occupation("E148", 0, "day_laborer", "farmland", "skip")
    assert table.view()["players"][0]["left"]["stables"] == 2
    assert table.use("day_laborer") == []
    asked = table.use("day_laborer", 4, seat=2)
    assert [decision.seat for decision in asked] == [0]
    assert table.farm().stables == [4]
    assert table.view()["players"][0]["left"]["stables"] == 2
    assert table.use("day_laborer", seat=1) == []


def test_e148_lays_out_no_more_stables_than_are_left() -> None:
    table = with_cards(4).holds("E148").stables(0, 1, 2).give(wood=9)
    assert table.play_occupation("E148", 0, "farmland").kinds == ["space"]
    assert why_not_stable(table.g, 0, FARM_STABLE_WOOD) == "no-stable-left"


def test_e134_takes_no_wood_that_was_reaped() -> None:
    table = with_cards(3).played("E134", "D075").note("D075", 3).round(4)
    table.harvest().step()
    assert table.goods() == {"wood": 1}
    assert table.give(food=9).last_to_breed(0).step() == []


def test_e148_leaves_a_stable_on_its_space_where_there_is_no_place_for_it() -> None:
    """R49: until that space is used again."""
    table = with_cards(4).holds("E148")
    table.play_occupation("E148", 0, "day_laborer", "skip")
    full = table.copy().fields(*[cell for cell in range(15) if cell not in (5, 10)])
    assert full.use("day_laborer", seat=1) == []
    assert full.farm().stables == []
    table.use("day_laborer", 4, seat=1)
    assert table.farm().stables == [4]
