"""A087 Conservator, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a087_renovates_a_wooden_house_to_stone_or_to_clay() -> None:
    table = with_cards().played("A087").turned_up("house_redevelopment")
    assert table.why("house_redevelopment") == "cannot-pay-renovation"
    table.give(stone=2, reed=1)
    assert table.use("house_redevelopment") == []
    assert table.farm().house == "stone"
    assert table.goods() == {}
    table.house("wood").give(stone=2, clay=2, reed=1)
    assert table.use("house_redevelopment", "clay").kinds[0] == "renovate"
    assert table.farm().house == "clay"
    assert table.goods() == {"stone": 2}
    assert with_cards().give(stone=2, reed=1).why("house_redevelopment") is not None
