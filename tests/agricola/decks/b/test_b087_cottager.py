"""B087 Cottager, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b087_builds_a_room_or_renovates_beside_day_labor() -> None:
    table = with_cards().played("B087")
    assert table.use("day_laborer") == []
    table.give(wood=5, reed=3, clay=3)
    table.use("day_laborer", "room", ("room", 0))
    assert table.farm().rooms == [0, 5, 10]
    assert table.goods() == {"food": 4, "reed": 1, "clay": 3}
    table.use("day_laborer", "renovation")
    assert table.farm().house == "clay"
    assert table.give(clay=5, reed=2).use("day_laborer", "done").kinds == ["deed"]
    assert table.farm().rooms == [0, 5, 10]


def test_b087_tells_of_the_room_it_built() -> None:
    table = with_cards().played("B087", "A111").give(wood=5, reed=2)
    table.use("day_laborer", "room", ("room", 0))
    assert [number for number, _, _ in table.waiting()] == [2, 3, 4, 5]
