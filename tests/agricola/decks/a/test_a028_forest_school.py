"""A028 Forest School, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a028_pays_an_occupation_in_wood_and_finds_lessons_free() -> None:
    table = with_cards().played("A028").holds("A088").occupations(1).give(wood=1)
    table.use("lessons", "A088")
    assert table.goods() == {}
    table.stands("lessons", seat=1).stands("day_laborer", seat=1)
    assert "lessons" in table.holds("A102").give(wood=1).open_to(0)
    assert "day_laborer" not in table.open_to(0)


def test_a028_pays_a_part_in_wood_and_a_part_in_food() -> None:
    table = with_cards(4).played("A028").holds("A088").occupations(2).give(wood=1, food=1)
    table.use("lessons_4", "A088")
    assert table.goods() == {}


def test_a028_leaves_an_occupations_own_cost_in_food() -> None:
    table = with_cards(3).played("A028").holds("C127").round(13).give(wood=5)
    table.play_occupation("C127", 1)
    assert table.goods() == {"wood": 4}
    assert table.farm().begging == 1
