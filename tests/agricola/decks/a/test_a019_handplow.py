"""A019 Handplow, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_a019_plows_a_field_at_the_start_of_the_fifth_round_from_now() -> None:
    table = with_cards().holds("A019").give(wood=1).round(3)
    table.play_minor("A019")
    assert table.farm().notes == {"A019": 8}
    assert table.round(7).begin_round() == []
    assert table.round(8).begin_round(4).kinds == ["plow"]
    assert table.farm().fields == [4]
    assert table.begin_round() == []


def test_a019_may_be_declined_and_knows_the_end_of_the_match() -> None:
    table = with_cards().played("A019").note("A019", 8).round(8)
    table.begin_round("skip")
    assert table.farm().fields == []
    assert table.begin_round() == []
    late = with_cards().holds("A019").give(wood=1).round(10)
    late.play_minor("A019")
    assert late.farm().notes == {"A019": 0}
