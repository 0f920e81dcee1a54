"""E091 Plow Builder, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e091_builds_the_joinery_by_a_minor_improvement_action() -> None:
    table = with_cards().played("E091").give(wood=2, stone=2, clay=3)
    assert [*table.asked("meeting_place").options] == ["joinery", "done"]
    table.use("meeting_place", "joinery")
    assert table.owner("joinery") == 0


def test_e091_plows_for_a_food_in_a_harvest_in_which_the_joinery_was_used() -> None:
    table = with_cards().played("E091").owns("joinery").give(wood=1, food=3)
    table.round(4).feeding(0).step((2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), "yes", 4)
    assert table.farm().fields == [4]
    assert table.goods() == {}
    # Not used, no field.
    table.give(wood=1, food=9)
    table.round(7).feeding(0).step((4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    assert table.farm().fields == [4]


def test_e091_counts_a_joinery_used_by_hand() -> None:
    table = with_cards().played("E091").owns("joinery").give(wood=1, food=3)
    asked = table.round(4).feeding(0).step(("craft", 1), "no")
    assert asked.kinds == ["feed", "card"]
