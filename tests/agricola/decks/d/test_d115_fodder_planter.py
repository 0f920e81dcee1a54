"""D115 Fodder Planter, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d115_sows_a_field_for_each_newborn_animal() -> None:
    table = with_cards().played("D115").fields(3, 4).fence((13, 14)).give(sheep=2, grain=2)
    asked = table.last_to_breed(0).step((1, 0))
    assert [*asked[0].options] == [(1, 0), "skip"]
    assert table.farm().crops == {3: ("grain", 3)}
    assert table.goods() == {"sheep": 3, "grain": 1}


def test_d115_minds_no_young_outside_a_breeding_phase() -> None:
    table = with_cards(4).played("D115", "A165").fields(4).fence((13, 14)).give(boar=2, grain=1)
    assert table.round(12).work_done().step() == []
    assert table.goods() == {"boar": 3, "grain": 1}
    assert table.farm().crops == {}
