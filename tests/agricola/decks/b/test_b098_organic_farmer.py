"""B098 Organic Farmer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_b098_counts_pastures_with_an_animal_and_places_for_three_more() -> None:
    table = with_cards().played("B098").fence((3, 4), (8, 9))
    for sheep, boar, points in ((1, 0, 1), (2, 0, 2), (1, 1, 2), (3, 2, 1), (5, 4, 0)):
        table.has(sheep=sheep, boar=boar)
        assert table.points("bonus") == points, (sheep, boar)


def test_b098_gives_each_kind_one_pasture_where_the_table_says_so() -> None:
    table = with_cards(play__one_pasture_per_type=True).played("B098").fence((3, 4), (8, 9))
    assert table.has(sheep=2).points("bonus") == 1
    assert table.has(sheep=1, boar=1).points("bonus") == 2
