"""C157 Resource Analyzer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c157_feeds_who_leads_in_two_building_resources_before_a_round() -> None:
    table = with_cards(4).played("C157").give(wood=2, clay=1)
    table.turned_up("grain_utilization").turning_up().step()
    assert table.goods() == {"wood": 2, "clay": 1, "food": 1}
    # As much as another is not more.
    table.give(seat=2, clay=1).turning_up().step()
    assert table.goods()["food"] == 1
    table.give(stone=1).turning_up().step()
    assert table.goods()["food"] == 2
