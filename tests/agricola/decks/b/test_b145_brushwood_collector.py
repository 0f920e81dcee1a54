"""B145 Brushwood Collector, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b145_pays_a_wood_for_the_reed_of_a_room_and_of_a_renovation() -> None:
    table = with_cards(3).played("B145").give(wood=6)
    table.use("farm_expansion", ("room", 0))
    assert table.goods() == {}
    table.give(clay=3, wood=1).use("house_redevelopment")
    assert table.farm().house == "clay"
    assert table.goods() == {}


def test_b145_leaves_the_choice_between_reed_and_wood() -> None:
    table = with_cards(3).played("B145").give(clay=2, wood=1, reed=1)
    asked = table.use("house_redevelopment", (0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0))
    assert asked.kinds == ["pay"]
    assert table.goods() == {"reed": 1}
