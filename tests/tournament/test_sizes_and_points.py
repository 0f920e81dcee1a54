"""Tables of four, three where needed; points by place, ties shared exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.ledger.shares import exact, fraction, shared, shown
from tafelrunde.tournament import Unfit
from tafelrunde.tournament.points import awarded, compared
from tafelrunde.tournament.sizes import left_over, tables

FOUR = [Fraction(value) for value in (8, 5, 3, 1)]
THREE = [Fraction(value) for value in (7, 4, 2)]

# Players, tables of four, tables of three: the official table.
OFFICIAL = [
    *((6, 0, 2), (7, 1, 1), (8, 2, 0), (9, 0, 3), (10, 1, 2), (11, 2, 1)),
    *((12, 3, 0), (13, 1, 3), (14, 2, 2), (15, 3, 1), (16, 4, 0)),
]


@pytest.mark.parametrize(("players", "fours", "threes"), OFFICIAL)
def test_the_official_table_of_sizes(players: int, fours: int, threes: int) -> None:
    assert tables(players) == [4] * fours + [3] * threes


def test_five_players_are_the_only_exception() -> None:
    assert tables(5) == [3, 2]


def test_the_formula_holds_up_to_500_players() -> None:
    for players in range(6, 501):
        threes = -players % 4
        assert tables(players) == [4] * ((players - 3 * threes) // 4) + [3] * threes


def test_where_only_fours_are_played_the_rest_sits_out() -> None:
    assert tables(18, [4]) == [4, 4, 4, 4]
    assert left_over(18, [4]) == 2


def test_too_few_players_are_refused_by_name() -> None:
    with pytest.raises(Unfit, match="2 players are too few; a table needs 3"):
        tables(2)


@pytest.mark.parametrize(
    ("scores", "table", "points"),
    [
        ([45, 42, 42, 40], FOUR, ["8", "4", "4", "1"]),
        ([44, 44, 41], THREE, ["11/2", "11/2", "2"]),
        ([40, 40, 40, 31], FOUR, ["16/3", "16/3", "16/3", "1"]),
        ([31, 40, 35, 50], FOUR, ["1", "5", "3", "8"]),
    ],
)
def test_tied_players_share_the_points_of_their_places(
    scores: list[int], table: list[Fraction], points: list[str]
) -> None:
    assert [str(value) for value in awarded(scores, table)] == points
    assert sum(awarded(scores, table)) == sum(table)


def test_resources_part_equal_scores_where_they_count() -> None:
    assert awarded([44, 44, 41], THREE, ties=[3, 5, 9]) == [4, 7, 2]


def test_a_table_shorter_than_the_field_brings_nothing_from_its_end_on() -> None:
    assert shared([1, 2, 2, 4], [Fraction(100), Fraction(50)]) == [100, 25, 25, 0]


def test_duplicate_compares_a_seat_with_the_same_seat_elsewhere() -> None:
    assert compared([40, 30], [[35, 30], [45, 20]]) == [Fraction(1, 2), Fraction(3, 4)]


@pytest.mark.parametrize(
    ("value", "written", "english", "german"),
    [
        (Fraction(8), 8, "8", "8"),
        (Fraction(11, 2), "11/2", "5.5", "5,5"),
        (Fraction(16, 3), "16/3", "5 1/3", "5 1/3"),
        (Fraction(-1, 3), "-1/3", "− 1/3", "− 1/3"),
    ],
)
def test_points_are_written_exactly(
    value: Fraction, written: int | str, english: str, german: str
) -> None:
    assert exact(value) == written
    assert fraction(written) == value
    assert shown(value, "en") == english
    assert shown(value, "de") == german


@pytest.mark.parametrize(
    "value", ["1e999999999", "9" * 40, float("1e300"), "seven", "1/0", None, True, "nan", "inf"]
)
def test_what_is_no_number_is_refused(value: object) -> None:
    with pytest.raises(TafelrundeError, match="is no number"):
        fraction(value)
