"""B097 Scholar, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b097_takes_a_food_for_the_first_occupation_too() -> None:
    table = with_cards().played("B097").occupations(0).holds("A088").house("stone")
    assert [*table.begin_round("done")[0].options] == ["done"]
    table.give(food=1).begin_round("A088")
    assert table.goods() == {}
