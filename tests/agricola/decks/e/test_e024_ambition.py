"""E024 Ambition, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e024_builds_a_major_where_a_space_offers_a_minor() -> None:
    table = with_cards().played("E024").give(clay=2).turned_up("basic_wish_for_children").rooms(0)
    assert [*table.asked("meeting_place").options] == ["fireplace_2", "done"]
    table.use("basic_wish_for_children", "fireplace_2")
    assert table.owner("fireplace_2") == 0
