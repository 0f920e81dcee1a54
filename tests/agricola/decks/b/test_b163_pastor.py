"""B163 Pastor, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b163_gives_once_when_only_its_owner_lives_in_two_rooms() -> None:
    table = with_cards(4).played("B163", seat=1).rooms(0).rooms(0, seat=2)
    table.give(3, wood=10, reed=4).use("farm_expansion", ("room", 0), ("room", 1), seat=3)
    goods = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
    assert table.goods(1) == goods
    table.give(wood=5, reed=2).use("farm_expansion", ("room", 1))
    assert table.goods(1) == goods


def test_b163_looks_around_when_it_is_played() -> None:
    table = with_cards(4).holds("B163").rooms(0, seat=1).rooms(0, seat=2)
    lonely = table.copy().rooms(0, seat=3)
    lonely.play_occupation("B163", 0)
    assert lonely.goods() == {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
    table.play_occupation("B163", 0)
    assert table.goods() == {}
