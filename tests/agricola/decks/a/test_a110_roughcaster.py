"""A110 Roughcaster, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a110_feeds_for_clay_rooms_of_an_action_and_for_clay_becoming_stone() -> None:
    table = with_cards().played("A110").give(wood=5, reed=2)
    table.use("farm_expansion", ("room", 0))
    table.give(clay=3, reed=1).use("house_redevelopment")
    assert table.goods() == {}
    table.give(clay=10, reed=4)
    table.use("farm_expansion", ("room", 1), ("room", 6))
    assert table.goods() == {"food": 3}
    table.give(stone=5, reed=1).use("house_redevelopment")
    assert table.goods() == {"food": 6}


def test_a110_gives_nothing_for_wood_that_becomes_stone_at_once() -> None:
    table = with_cards().played("A110", "A087").give(stone=2, reed=1)
    table.use("house_redevelopment")
    assert table.farm().house == "stone"
    assert table.goods() == {}
