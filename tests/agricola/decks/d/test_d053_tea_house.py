"""D053 Tea House, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d053_puts_off_the_second_person_for_a_food_once_a_round() -> None:
    table = with_cards().played("D053").round(6)
    assert table.asks().kind == "place"
    table.at_home(1).step("yes")
    assert (table.goods(), table.turn, table.farm().home) == ({"food": 1}, 1, 1)
    table.at_home(0, seat=1).its_turn(0)
    assert table.asks().kind == "place"


def test_d053_places_at_once_where_it_is_declined() -> None:
    table = with_cards().played("D053").round(6).at_home(1)
    table.step("no")
    assert (table.goods(), table.turn) == ({}, 0)
    assert table.asks().kind == "place"
