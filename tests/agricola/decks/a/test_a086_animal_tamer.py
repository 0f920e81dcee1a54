"""A086 Animal Tamer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a086_gives_wood_or_grain_and_each_room_holds_an_animal() -> None:
    table = with_cards().holds("A086").rooms(0)
    table.play_occupation("A086", 0, "grain")
    assert table.goods() == {"grain": 1}
    assert table.fits(1, 1, 1)
    assert not table.fits(2, 1, 1)
    # A new room is one more place.
    table.give(wood=5, reed=2).use("farm_expansion", ("room", 1))
    assert table.fits(2, 1, 1)
