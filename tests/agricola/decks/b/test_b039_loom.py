"""B039 Loom, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(
    ("sheep", "food", "points"), [(0, 0, 0), (1, 1, 0), (3, 1, 1), (4, 2, 1), (6, 2, 2), (7, 3, 2)]
)
def test_b039_gives_food_in_the_field_phase_and_points_for_sheep(
    sheep: int, food: int, points: int
) -> None:
    table = with_cards().played("B039").fence((3, 4, 8, 9)).give(sheep=sheep).harvest()
    table.step()
    assert table.goods().get("food", 0) == food
    assert table.points("bonus") == points
