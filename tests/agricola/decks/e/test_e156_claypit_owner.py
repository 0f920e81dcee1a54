"""E156 Claypit Owner, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


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
