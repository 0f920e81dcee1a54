"""A010 Wooden Shed, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a010_is_played_by_a_major_improvement_action_only() -> None:
    table = with_cards().holds("A010").give(wood=2, reed=1).turned_up("major_improvement")
    assert ("minor", "A010") not in table.asked("meeting_place").options
    assert table.why_no_minor("A010") == "prerequisite-missing"
    table.use("major_improvement", ("minor", "A010"))
    assert table.goods() == {}


def test_a010_has_room_for_a_person_and_ends_renovating() -> None:
    table = with_cards().played("A010").give(clay=2, reed=1).turned_up("basic_wish_for_children")
    assert table.why("house_redevelopment") == "may-not-renovate"
    assert table.why("basic_wish_for_children") is None
    assert table.family(3).why("basic_wish_for_children") == "no-room-for-child"
    assert table.house("clay").holds("A010").why_no_minor("A010") == "prerequisite-missing"
