"""B010 Caravan, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b010_has_room_for_one_person() -> None:
    table = with_cards().holds("B010").give(wood=3, food=3).turned_up("basic_wish_for_children")
    assert table.why("basic_wish_for_children") == "no-room-for-child"
    table.play_minor("B010")
    table.use("basic_wish_for_children")
    assert table.farm().people == 3
    assert table.why("basic_wish_for_children") == "no-room-for-child"
