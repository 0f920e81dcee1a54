"""A083 Shepherd’s Crook, by what it does."""

from __future__ import annotations

from tests.agricola.table import cells, with_cards


def test_a083_needs_four_spaces_and_counts_each_new_pasture() -> None:
    small = with_cards().played("A083").give(wood=8)
    small.build_fences(cells(2, 3, 4))
    assert small.goods() == {}
    two = with_cards().played("A083").give(wood=15)
    two.build_fences(cells(3, 4, 8, 9), cells(1, 2, 6, 7))
    assert two.goods()["sheep"] == 4
    other = with_cards().played("A083", seat=1).give(wood=8)
    other.build_fences(cells(3, 4, 8, 9))
    assert "sheep" not in other.goods()
    assert "sheep" not in other.goods(1)
