"""E056 Roman Pot, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e056_hands_out_its_food_while_the_owner_is_last_in_turn_order() -> None:
    table = with_cards(3).holds("E056").give(clay=1)
    table.play_minor("E056")
    for number in range(2, 9):
        # Seat 1 begins, so seat 0 is last; in odd rounds seat 0 begins.
        table.round(number).first(1 if number % 2 == 0 else 0).preparation().step()
    assert table.goods() == {"food": 4}
    assert table.farm().notes == {"E056": 0}


def test_e056_feeds_who_plays_alone() -> None:
    table = with_cards(1).played("E056").note("E056", 4).round(2).preparation()
    table.step()
    assert table.goods() == {"food": 1}
