"""B099 Tutor, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b099_counts_the_occupations_played_after_it() -> None:
    table = with_cards().played("A088", "B099")
    assert table.points("bonus") == 0
    table.played("A116", "A016", "A102")
    assert table.points("bonus") == 2
