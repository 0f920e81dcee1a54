"""E148 Lazybones, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import FARM_STABLE_WOOD, why_not_stable
from tests.agricola.table import with_cards


def test_e148_builds_a_stable_for_nothing_when_another_seat_uses_its_space() -> None:
    table = with_cards(4).holds("E148")
    table.play_occupation("E148", 0, "day_laborer", "farmland", "skip")
    assert table.view()["players"][0]["left"]["stables"] == 2
    assert table.use("day_laborer") == []
    asked = table.use("day_laborer", 4, seat=2)
    assert [decision.seat for decision in asked] == [0]
    assert table.farm().stables == [4]
    assert table.view()["players"][0]["left"]["stables"] == 2
    assert table.use("day_laborer", seat=1) == []


def test_e148_lays_out_no_more_stables_than_are_left() -> None:
    table = with_cards(4).holds("E148").stables(0, 1, 2).give(wood=9)
    assert table.play_occupation("E148", 0, "farmland").kinds == ["space"]
    assert why_not_stable(table.g, 0, FARM_STABLE_WOOD) == "no-stable-left"


def test_e148_leaves_a_stable_on_its_space_where_there_is_no_place_for_it() -> None:
    """R49: until that space is used again."""
    table = with_cards(4).holds("E148")
    table.play_occupation("E148", 0, "day_laborer", "skip")
    full = table.copy().fields(*[cell for cell in range(15) if cell not in (5, 10)])
    assert full.use("day_laborer", seat=1) == []
    assert full.farm().stables == []
    table.use("day_laborer", 4, seat=1)
    assert table.farm().stables == [4]
