"""B076 Ceilings, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b076_lays_out_five_wood_and_loses_what_lies_there_with_a_renovation() -> None:
    table = with_cards().holds("B076").occupations(1).give(clay=2).round(3)
    table.play_minor("B076")
    assert table.waiting() == [(number, "wood", 1) for number in range(4, 9)]
    table.played("B047").pile("fishing", 1).round(3).use("fishing")
    table.round(5).give(clay=1, reed=1).use("house_redevelopment")
    assert table.waiting() == [(number, "food", 1) for number in (4, 5, 6)]


def test_b076_minds_no_other_seats_renovation() -> None:
    table = with_cards().holds("B076").occupations(1).give(clay=1)
    table.play_minor("B076")
    table.give(seat=1, clay=2, reed=1).use("house_redevelopment", seat=1)
    assert len(table.waiting()) == 5
