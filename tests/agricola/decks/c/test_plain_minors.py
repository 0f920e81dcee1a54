"""The minor improvements of deck C that are a few lines of parts, each by what it proves."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c076_gives_two_wood_more_wherever_wood_piles_up_to_who_has_three_occupations() -> None:
    table = with_cards(4).holds("C076").occupations(2).give(wood=3)
    assert table.why_no_minor("C076") == "prerequisite-missing"
    table.occupations(3).play_minor("C076")
    assert table.goods() == {}
    for space in ("forest", "grove", "copse"):
        table.pile(space, 3).use(space)
    table.pile("clay_pit", 2).use("clay_pit")
    table.pile("forest", 3).use("forest", seat=1)
    assert table.goods() == {"wood": 15, "clay": 2}
    assert table.goods(1) == {"wood": 3}
