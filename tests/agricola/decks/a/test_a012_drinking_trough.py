"""A012 Drinking Trough, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a012_gives_room_for_two_more_in_every_pasture() -> None:
    table = with_cards().fence((3,), (4, 9)).stables(3)
    assert table.farm().holds == {(3,): 4, (4, 9): 4}
    table.holds("A012").give(clay=1).play_minor("A012")
    assert table.farm().holds == {(3,): 6, (4, 9): 6}
    assert table.fits(6, 6, 1)
    assert not table.fits(7, 6, 1)
