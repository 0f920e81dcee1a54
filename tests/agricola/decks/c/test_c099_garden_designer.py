"""C099 Garden Designer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c099_puts_food_on_empty_fields_for_points_right_before_the_scoring() -> None:
    table = with_cards().played("C099").fields(3).sown(grain=(4, 2)).fields(8, 9).give(food=9)
    table.round(14).last_to_breed(0)
    asked = table.step(7, 1, 0)
    assert [[*each.options] for each in asked] == [[0, 1, 4, 7], [0, 1], [0, 1]]
    assert table.points("bonus") == 4
    assert table.goods() == {"food": 1}
    assert table.farm().crops == {3: ("food", 7), 4: ("grain", 2), 8: ("food", 1)}
    # It is no vegetable.
    assert table.points("vegetables") == -1


def test_c099_asks_after_no_other_harvest() -> None:
    table = with_cards().played("C099").fields(3).give(food=9).round(13).last_to_breed(0)
    assert table.step() == []


def test_c099_puts_no_food_on_a_card_that_is_a_field() -> None:
    """R43: such a card takes its own crop only."""
    table = with_cards().played("C099", "B068").give(food=9).round(14).last_to_breed(0)
    assert table.step() == []
