"""C094 Stable Cleaner, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c094_builds_stables_at_any_time_for_a_wood_and_a_food() -> None:
    table = with_cards().played("C094").give(wood=2, food=2).round(4)
    table.by_hand(("errand", 0, 4, 0))
    assert table.farm().stables == [4]
    assert table.goods() == {"wood": 1, "food": 1}
    assert table.harvest().step(("errand", 0, 9, 0)).kinds == ["errand"]
    assert table.farm().stables == [4, 9]
    assert table.harvest().step() == []


def test_c094_builds_once_more_before_the_scoring() -> None:
    table = with_cards().played("C094").give(wood=1, food=1).round(14).last_to_breed(0)
    assert table.step(("errand", 0, 4, 0)).kinds == ["errand"]
    assert table.farm().stables == [4]
