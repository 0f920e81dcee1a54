"""A063 Dutch Windmill, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize(("number", "food"), [(4, 2), (5, 5), (6, 2), (8, 5), (14, 5)])
def test_a063_adds_three_food_to_bread_right_after_a_harvest(number: int, food: int) -> None:
    table = with_cards().played("A063").owns("fireplace_2").give(grain=1)
    table.turned_up("grain_utilization").round(number)
    table.use("grain_utilization")
    assert table.goods() == {"food": food}
    table.owns("fireplace_3", seat=1).give(1, grain=1).use("grain_utilization", seat=1)
    assert table.goods() == {"food": food}
    assert table.goods(1) == {"food": 2}
