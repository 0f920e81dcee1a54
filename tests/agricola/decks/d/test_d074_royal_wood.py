"""D074 Royal Wood, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d074_gives_a_wood_back_for_every_two_paid_on_farm_expansion() -> None:
    table = with_cards().played("D074").give(wood=9, reed=2)
    table.use("farm_expansion", ("room", 0), ("stable", 4), ("stable", 3))
    # 5 + 2 + 2 wood were paid.
    assert table.goods() == {"wood": 4}


def test_d074_looks_at_improvements_on_every_space_and_at_nothing_else() -> None:
    table = with_cards().played("D074", "B087").holds("A032").give(wood=2)
    table.use("meeting_place", ("minor", "A032"))
    assert table.goods() == {"wood": 1}
    table.has(wood=5, reed=2).use("day_laborer", "room", ("room", 0))
    assert table.goods() == {"food": 2}
