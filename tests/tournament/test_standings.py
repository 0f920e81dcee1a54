"""Standings: points, then wins, then scores, then a shared place; other tie-breaks as rules say."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.tournament import Tournament, Unfit
from tests.tournament.playing import cup

Scored = dict[tuple[int, ...], list[int]]


def played(rounds: list[Scored], **rules: Any) -> Tournament:
    """A tournament with these tables and scores, round by round."""
    players = max(player for tables in rounds for seats in tables for player in seats)
    made = cup(players, rounds=len(rounds), confirm=False, **rules)
    for tables in rounds:
        made.seat_by_hand([list(seats) for seats in tables])
        made.publish()
        for number, scores in enumerate(tables.values(), start=1):
            made.result(number, scores)
    return made


def places(made: Tournament) -> dict[int, int]:
    return {row.player: row.place for row in made.standings()}


def test_equal_points_are_parted_by_wins_and_then_by_scores() -> None:
    made = played(
        [
            {(1, 2, 3): [50, 40, 30], (4, 5, 6): [45, 40, 30]},
            {(2, 5, 1): [50, 40, 30], (3, 6, 4): [50, 40, 30]},
        ]
    )
    rows = {row.player: row for row in made.standings()}
    assert rows[1].points == rows[4].points == 9
    assert (rows[1].wins, rows[4].wins) == (1, 1)
    assert (rows[1].score, rows[4].score) == (80, 75)
    assert rows[1].place < rows[4].place


def test_more_wins_come_before_higher_scores() -> None:
    made = played(
        [
            {(1, 2, 3): [50, 49, 30], (4, 5, 6): [49, 49, 30]},
            {(4, 2, 5): [49, 48, 47], (3, 6, 1): [50, 40, 30]},
        ]
    )
    rows = {row.player: row for row in made.standings()}
    # A shared first place is a win for each who shares it.
    assert rows[4].wins == 2
    assert rows[5].wins == 1


def test_what_is_equal_in_everything_shares_the_place() -> None:
    made = played([{(1, 2, 3): [45, 40, 35], (4, 5, 6): [45, 40, 35]}])
    assert places(made) == {1: 1, 4: 1, 2: 3, 5: 3, 3: 5, 6: 5}
    assert all(row.shared for row in made.standings())


def test_a_play_off_parts_a_tie_of_a_championship() -> None:
    made = played([{(1, 2, 3): [45, 40, 35], (4, 5, 6): [45, 40, 35]}], championship=True)
    with pytest.raises(Unfit, match="for all who share one place"):
        made.playoff([1, 2], [30, 41])
    made.playoff([1, 4], [30, 41])
    assert places(made) == {4: 1, 1: 2, 2: 3, 5: 3, 3: 5, 6: 5}
    plain = played([{(1, 2, 3): [45, 40, 35], (4, 5, 6): [45, 40, 35]}])
    with pytest.raises(Unfit, match="Only a championship"):
        plain.playoff([1, 4], [30, 41])


def test_norway_parts_ties_by_the_margin_over_the_table() -> None:
    made = played(
        [{(1, 2, 3, 4): [40, 30, 20, 10], (5, 6, 7, 8): [39, 20, 15, 10]}], preset="norway"
    )
    rows = {row.player: row for row in made.standings()}
    assert rows[1].points == rows[5].points == 10
    assert rows[1].margin == 15
    assert rows[5].margin == 18
    assert (rows[5].place, rows[1].place) == (1, 2)


def test_direct_games_part_those_who_met() -> None:
    first: Scored = {(1, 2, 3, 4): [40, 30, 20, 10], (5, 6, 7, 8): [40, 30, 20, 10]}
    second: Scored = {(2, 1, 7, 8): [40, 30, 20, 10], (6, 5, 3, 4): [40, 30, 20, 10]}
    third: Scored = {(2, 5, 3, 8): [40, 30, 20, 10], (6, 1, 7, 4): [30, 40, 20, 10]}
    made = played([first, second, third], tiebreaks=["direct"], preset="norway")
    rows = {row.player: row for row in made.standings()}
    assert rows[1].points == rows[2].points == 26
    # They met twice and won once each, so the place is shared.
    assert rows[1].place == rows[2].place == 1


def test_duplicate_points_compare_seats() -> None:
    made = played([{(1, 2, 3): [45, 40, 35], (4, 5, 6): [50, 40, 30]}], preset="duplicate")
    points = {row.player: row.points for row in made.standings()}
    assert points == {1: 0, 4: 1, 2: Fraction(1, 2), 5: Fraction(1, 2), 3: 1, 6: 0}


def test_only_some_of_the_rounds_count_when_asked() -> None:
    made = played(
        [
            {(1, 2, 3): [45, 40, 35], (4, 5, 6): [44, 40, 35]},
            {(1, 5, 6): [45, 40, 35], (4, 2, 3): [44, 40, 35]},
        ]
    )
    assert {row.points for row in made.standings(upto=1)} == {7, 4, 2}
    assert max(row.points for row in made.standings()) == 14


def test_the_winners_go_on_from_stage_to_stage() -> None:
    made = cup(8, preset="wbc", confirm=False, stages=wbc_stages())
    for scores in ([40, 30, 20, 10], [30, 40, 20, 10]):
        made.seat_by_hand([[1, 2, 3, 4], [5, 6, 7, 8]])
        made.publish()
        made.result(1, scores)
        made.result(2, [score + 1 for score in scores])
    made.seat()
    assert sorted(made.current().tables[0].seats) == [1, 2, 5, 6]
    assert made.current().stage == 1


def wbc_stages() -> list[dict[str, Any]]:
    heats = {"name": "heats", "rounds": 2, "take": "all", "count": 0, "by": []}
    return [heats, {"name": "final", "rounds": 1, "take": "best", "count": 4, "by": ["wins"]}]


def test_a_tie_for_the_last_place_that_goes_on_is_the_organisers() -> None:
    made = cup(8, preset="wbc", confirm=False, stages=wbc_stages())
    for _ in range(2):
        made.seat_by_hand([[1, 2, 3, 4], [5, 6, 7, 8]])
        made.publish()
        for table in (1, 2):
            made.result(table, [40, 30, 20, 10])
    with pytest.raises(Unfit, match="are level, and only some of them can go on"):
        made.seat()
    made.advance(1, [1, 2, 5, 6])
    made.seat()
    assert sorted(made.current().tables[0].seats) == [1, 2, 5, 6]
