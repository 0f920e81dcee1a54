"""E136 Animal Husbandry Worker, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(("number", "wood"), [(5, 4), (6, 3), (8, 3), (11, 2)])
def test_e136_gives_wood_by_the_rounds_left_and_builds_fences(number: int, wood: int) -> None:
    table = with_cards(3).holds("E136").round(number).give(wood=4 - wood)
    table.play_occupation("E136", 0, 1 << 4)
    assert table.farm().pastures == [[4]]
    assert table.goods() == {}


def test_e136_gives_nothing_with_fewer_than_three_rounds_left() -> None:
    table = with_cards(3).holds("E136").round(12).give(wood=9)
    assert table.play_occupation("E136", 0) == []
    assert table.goods() == {"wood": 9}


def test_e136_gives_two_points_to_every_seat_with_the_most_pastures() -> None:
    table = with_cards(3).played("E136")
    assert table.sheet("bonus") == [2, 2, 2]
    table.fence((4,), seat=1).fence((3,), (4,), seat=2).fence((4,), (9,))
    assert table.sheet("bonus") == [2, 0, 2]
