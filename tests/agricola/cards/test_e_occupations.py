"""The occupations of deck E, each by what it proves."""

from __future__ import annotations

import pytest

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
