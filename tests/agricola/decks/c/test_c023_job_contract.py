"""C023 Job Contract, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c023_uses_day_laborer_and_lessons_with_one_person() -> None:
    table = with_cards().played("C023").holds("A088").stands("day_laborer")
    table.use("day_laborer", "yes", "A088")
    assert table.farm().occupations == 1
    assert table.goods() == {"food": 2}
    assert "lessons" not in table.holds("A102", seat=1).open_to(1)


def test_c023_needs_both_spaces_for_itself() -> None:
    table = with_cards().played("C023").holds("A088").stands("day_laborer")
    assert table.copy().use("day_laborer", "no").kinds == ["card"]
    assert table.stands("lessons", seat=1).use("day_laborer") == []


def test_c023_finds_lessons_free_that_forest_school_considers_so() -> None:
    table = with_cards().played("C023", "A028").holds("A088").stands("day_laborer")
    table.stands("lessons", seat=1).use("day_laborer", "yes", "A088")
    assert table.farm().occupations == 1
