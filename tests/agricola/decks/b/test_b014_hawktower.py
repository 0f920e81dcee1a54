"""B014 Hawktower, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b014_builds_a_free_room_in_a_stone_house_at_the_start_of_round_12() -> None:
    table = with_cards().holds("B014").give(clay=2).round(8)
    assert table.why_no_minor("B014") == "prerequisite-missing"
    table.round(7).play_minor("B014")
    table.house("stone").round(11).begin_round()
    assert table.farm().notes == {"B014": 12}
    assert table.copy().round(12).begin_round("skip").kinds == ["cell"]
    table.round(12).begin_round(0)
    assert table.farm().rooms == [0, 5, 10]
    assert table.begin_round() == []


def test_b014_tells_of_the_room_and_loses_it_in_another_house() -> None:
    table = with_cards().played("B014", "A111").note("B014", 12).round(12)
    assert table.copy().begin_round() == []
    table.house("stone").begin_round(0)
    assert table.waiting() == [(13, "food", 1), (14, "food", 1)]
