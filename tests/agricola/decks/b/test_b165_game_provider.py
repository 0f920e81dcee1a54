"""B165 Game Provider, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b165_gives_wild_boar_for_grain_off_different_fields_before_a_harvest() -> None:
    table = with_cards(4).played("B165").round(4).fence((13, 14))
    for place in (0, 1, 2, 3):
        table.sown(grain=(place, 1))
    table.sown(vegetable=(4, 2))
    twin = table.copy()
    assert [*table.copy().harvest().asks().options] == [0, 1, 3, 4]
    assert twin.harvest().step(3, 0, 2).kinds == ["count", "cell", "cell"]
    assert twin.goods() == {"boar": 2, "grain": 1, "vegetable": 1}
    assert twin.farm().crops == {4: ("vegetable", 1)}
    table.harvest().step(4)
    assert table.goods() == {"boar": 3, "vegetable": 1}
    assert table.farm().crops == {4: ("vegetable", 1)}


def test_b165_asks_nobody_without_grain_on_a_field() -> None:
    table = with_cards(4).played("B165").round(4).sown(vegetable=(4, 2)).give(grain=3)
    assert table.harvest().step() == []
