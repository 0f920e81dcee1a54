"""B033 Mantlepiece, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b033_gives_points_for_the_rounds_left_and_ends_renovating() -> None:
    table = with_cards().holds("B033").give(stone=5, reed=1).round(5)
    assert table.why_no_minor("B033") == "prerequisite-missing"
    table.house("clay")
    assert table.why("house_redevelopment") is None
    table.play_minor("B033")
    assert table.points("bonus") == 9
    assert table.points("improvements") == -3
    assert table.why("house_redevelopment") == "may-not-renovate"
    assert table.why("farm_redevelopment") == "may-not-renovate"
