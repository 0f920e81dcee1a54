"""A108 Mushroom Collector, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_a108_puts_a_wood_back_for_two_food(space: str) -> None:
    table = with_cards(4).played("A108").pile(space, 3)
    table.use(space, "yes")
    assert table.goods() == {"wood": 2, "food": 2}
    assert table.piles()[space] == 1
    table.use(space, "no")
    assert table.goods() == {"wood": 3, "food": 2}
    assert space not in table.piles()
    assert table.pile("clay_pit", 1).use("clay_pit") == []
    assert table.pile(space, 1).use(space, seat=1) == []
