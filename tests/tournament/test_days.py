"""Tournaments of several days (rule 1.2.2): each day by itself, then the final."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.tournament import Tournament, Unfit, deals
from tafelrunde.tournament.options import round_of_day
from tafelrunde.tournament.presets import days, rules_for
from tafelrunde.tournament.printing import Page
from tafelrunde.tournament.seating.seating import goals_of
from tafelrunde.tournament.stages import field_of
from tests.tournament.playing import cup, scored, seated


def won(made: Tournament, best: list[int]) -> Tournament:
    """A round in which these come before all others, the first of them before the next."""
    rank = {player: 90 - 10 * place for place, player in enumerate(best)}
    for table in seated(made).current().tables:
        made.correct(table.number, [rank.get(p, 20 - p) for p in table.seats])
    return made


def event(count: int, finalists: int, players: int = 12) -> Tournament:
    """Day n is won by player n, before player n + 6."""
    made = cup(players, stages=days(count, finalists), confirm=False)
    for day in range(1, count):
        for _ in range(3):
            won(made, [day, day + 6])
    return made


@pytest.mark.parametrize(("count", "finalists"), [(3, 1), (3, 2), (4, 1), (5, 1), (5, 2), (7, 1)])
def test_the_first_and_where_wanted_the_second_of_every_day_play_the_final(
    count: int, finalists: int
) -> None:
    made = event(count, finalists)
    made.seat()
    final = sorted(player for table in made.current().tables for player in table.seats)
    first = list(range(1, count))
    assert final == sorted(first + [day + 6 for day in first] * (finalists == 2))


def test_two_finalists_play_at_a_table_of_two() -> None:
    made = event(3, 1)
    made.seat()
    assert [sorted(table.seats) for table in made.current().tables] == [[1, 2]]


def test_every_days_standings_stay_readable() -> None:
    made = event(4, 1)
    scored(seated(made), Random(1))
    made.close()
    for day in range(3):
        rows = made.standings(stage=day)
        assert rows[0].player == day + 1
        assert [cell.round for cell in rows[0].cells] == [3 * day + n for n in (1, 2, 3)]
    page = Page(made, "de").write("days")
    assert page.count("<section>") == 4
    assert all(f"<h2>Tag {day}</h2>" in page for day in (1, 2, 3))


def test_each_day_is_dealt_and_drawn_like_a_tournament_of_one() -> None:
    made = event(3, 1)
    rules = made.rules
    assert [round_of_day(rules, number) for number in range(1, 8)] == [1, 2, 3, 1, 2, 3, 4]
    ways = [deals.way_of(made.state, number) for number in range(1, 8)]
    assert [way["how"] for way in ways if way] == ["discard", "discard", "draft"] * 2 + ["draft"]
    assert "groups" not in goals_of(made.state, 4)
    assert "groups" in goals_of(made.state, 5)


def test_a_winner_who_went_home_leaves_his_place_to_the_next() -> None:
    made = event(4, 1)
    made.drop(2)
    made.seat()
    assert sorted(made.current().tables[0].seats) == [1, 3, 8]


def test_who_has_won_two_days_takes_one_place() -> None:
    made = cup(12, stages=days(4), confirm=False)
    for day in range(3):
        for _ in range(3):
            won(made, [1, 5] if day < 2 else [3])
    assert field_of(made.state, 3) == [1, 3, 5]


def test_nobody_comes_into_a_stage_that_has_begun() -> None:
    made = cup(12, preset="wbc", confirm=False)
    made.change({"stages": [days(3)[0], {**days(3)[2], "take": "best", "count": 8, "rounds": 2}]})
    for _ in range(3):
        won(made, [1, 2, 3, 4])
    won(made, [])
    inside = field_of(made.state, 1)
    assert len(inside) == 8
    made.drop(inside[0])
    assert field_of(made.state, 1) == inside[1:]


def test_days_are_short_for_stages() -> None:
    assert rules_for("official", days=5, finalists=2)["stages"] == days(5, 2)
    with pytest.raises(Unfit, match="needs three days or more"):
        rules_for("official", days=2)
    with pytest.raises(Unfit, match="The rule finalists cannot be"):
        rules_for("official", days=3, finalists=0)
