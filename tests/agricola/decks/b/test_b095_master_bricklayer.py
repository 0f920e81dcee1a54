"""B095 Master Bricklayer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b095_saves_a_stone_of_a_major_for_each_added_room() -> None:
    table = with_cards().played("B095").give(wood=1, stone=2)
    table.turned_up("major_improvement")
    assert table.why("major_improvement") == "no-improvement-payable"
    table.rooms(0).use("major_improvement", "well")
    assert table.goods() == {}
    # Rooms and renovations cost what they cost.
    table.house("clay").give(stone=2, reed=1)
    assert table.why("house_redevelopment") == "cannot-pay-renovation"
    assert table.has(stone=0).holds("B033").why_no_minor("B033") == "cannot-pay-card"
