"""B136 House Steward, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(
    ("number", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (12, 1), (13, 1), (14, 0)]
)
def test_b136_gives_wood_by_the_rounds_left(number: int, wood: int) -> None:
    table = with_cards(3).holds("B136").round(number)
    table.play_occupation("B136", 0)
    assert table.goods() == ({"wood": wood} if wood else {})


def test_b136_gives_points_to_everybody_with_the_most_rooms() -> None:
    table = with_cards(3).played("B136").rooms(0, seat=1).rooms(0, seat=2)
    assert table.sheet("bonus") == [0, 3, 3]
    table.rooms(0, 1)
    assert table.sheet("bonus") == [3, 0, 0]
