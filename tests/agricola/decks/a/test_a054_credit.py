"""A054 Credit, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a054_gives_five_food_and_takes_one_after_each_round_without_a_harvest() -> None:
    table = with_cards().holds("A054").give(grain=1)
    table.play_minor("A054")
    assert table.goods() == {"food": 5, "grain": 1}
    table.work_done().step()
    assert table.goods() == {"food": 4, "grain": 1}
    # Round 4 ends with a harvest.
    table.round(4).work_done().step()
    assert table.goods() == {"food": 4, "grain": 1}


def test_a054_lets_goods_be_turned_into_the_food_or_begs() -> None:
    table = with_cards().played("A054").give(grain=1)
    beggar = table.copy()
    assert beggar.work_done().step("no").kinds == ["card"]
    assert (beggar.farm().begging, beggar.goods()) == (1, {"grain": 1})
    table.work_done().step("yes")
    assert (table.farm().begging, table.goods()) == (0, {})
    assert table.work_done().step() == []
    assert table.farm().begging == 1
