"""B016 Mining Hammer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b016_builds_a_free_stable_with_each_renovation() -> None:
    table = with_cards().holds("B016").give(wood=1)
    table.play_minor("B016")
    assert table.goods() == {"food": 1}
    table.give(clay=2, reed=1)
    assert table.use("house_redevelopment", 4).kinds == ["cell"]
    assert table.farm().stables == [4]
    table.give(stone=2, reed=1).turned_up("farm_redevelopment")
    table.use("farm_redevelopment", "skip")
    assert table.farm().stables == [4]
    assert table.farm().house == "stone"
    table.give(1, clay=2, reed=1)
    assert table.use("house_redevelopment", seat=1) == []
