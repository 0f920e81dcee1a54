"""B146 Illusionist, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b146_discards_a_card_for_one_more_building_resource() -> None:
    table = with_cards(3).played("B146").pile("clay_pit", 2).pile("fishing", 2)
    assert table.use("clay_pit") == []
    table.holds("A016", "A088").pile("clay_pit", 2)
    table.use("clay_pit", "A088")
    assert table.goods() == {"clay": 5}
    assert table.hand(0) == ["A016"]
    assert table.view(2)["box"] == ["A088"]
    assert table.use("fishing") == []
    table.pile("clay_pit", 1).use("clay_pit", "done")
    assert table.goods() == {"clay": 6, "food": 2}
