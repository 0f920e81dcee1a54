"""E159 Old Miser, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e159_people_eat_less_and_are_worth_two_points() -> None:
    table = with_cards(4).played("E159").family(3, newborn=1).give(food=2)
    table.feed()
    assert (table.goods(), table.farm().begging) == ({}, 0)
    assert table.points("people") == 6
    assert table.points("people", seat=1) == 6
