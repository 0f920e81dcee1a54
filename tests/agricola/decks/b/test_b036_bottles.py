"""B036 Bottles, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b036_costs_clay_and_food_for_each_person() -> None:
    table = with_cards().holds("B036").give(clay=3, food=2)
    assert table.why_no_minor("B036") is None
    table.family(3, newborn=1)
    assert table.why_no_minor("B036") == "cannot-pay-card"
    assert table.view(0)["cards"]["B036"]["costs"] == [{"food": 3, "clay": 3}]
    table.give(food=1).play_minor("B036")
    assert table.goods() == {}
    assert table.points("improvements") == 4
