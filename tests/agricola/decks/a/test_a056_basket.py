"""A056 Basket, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a056_puts_two_wood_back_for_three_food() -> None:
    table = with_cards().played("A056").pile("forest", 3).pile("clay_pit", 3)
    assert table.use("forest", "yes").kinds == ["card"]
    assert table.goods() == {"wood": 1, "food": 3}
    assert table.piles()["forest"] == 2
    assert table.use("clay_pit") == []
    assert table.use("forest", "no").kinds == ["card"]
    assert table.goods() == {"wood": 3, "food": 3, "clay": 3}
    # One wood is too little, but what was there before counts.
    table.has(wood=0).pile("forest", 1)
    assert table.use("forest") == []
    table.pile("forest", 1)
    assert table.use("forest", "no").kinds == ["card"]
    # Others have no basket.
    table.pile("forest", 3)
    assert table.use("forest", seat=1) == []
