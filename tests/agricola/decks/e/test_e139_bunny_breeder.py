"""E139 Bunny Breeder, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e139_lays_as_much_food_on_a_round_as_there_are_rounds_until_then() -> None:
    table = with_cards(3).holds("E139").round(10)
    asked = table.play_occupation("E139", 0, 13)
    assert [*asked[0].options] == [11, 12, 13, 14]
    assert table.waiting() == [(13, "food", 3)]


def test_e139_has_no_round_left_in_the_last_one() -> None:
    table = with_cards(3).holds("E139").round(14)
    assert table.play_occupation("E139", 0) == []
    assert table.waiting() == []
