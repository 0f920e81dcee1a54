"""E084 Dolly’s Mother, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e084_breeds_one_sheep_alone_and_holds_a_sheep() -> None:
    table = with_cards().holds("E084")
    assert table.why_no_minor("E084") == "prerequisite-missing"
    table.played("E084").give(sheep=1, boar=1)
    # The pet's place, and that of the card: one is for sheep alone.
    assert not table.fits(0, 2)
    assert table.fits(2)
    assert table.has(sheep=1, boar=1).farm().herds["house"] == (0, 1, 0)
    table.has(boar=0).breed()
    assert table.goods() == {"sheep": 2}
    assert table.has(sheep=0, boar=1).breed() == []
    assert table.goods() == {"boar": 1}
