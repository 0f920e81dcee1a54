"""A098 Stable Architect, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a098_counts_the_stables_outside_pastures() -> None:
    table = with_cards().played("A098").stables(3, 4, 9).fence((4,))
    assert table.points("bonus") == 2
