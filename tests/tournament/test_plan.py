"""Closed fields: who sits where in every round stands in a plan from the beginning."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tafelrunde.tournament import Unfit
from tafelrunde.tournament.seating.seats import started
from tafelrunde.tournament.standings import met
from tests.tournament.playing import cup, scored, seated


def test_seven_players_meet_everybody_twice_in_four_matches_and_begin_once() -> None:
    made = cup(7, preset="seven")
    for number in range(7):
        made.seat()
        made.publish()
        scored(made, Random(number))
    rounds = made.state.rounds
    assert [len(table.seats) for played in rounds for table in played.tables] == [4] * 7
    assert {len(rounds) for rounds in met(rounds).values()} == {2}
    assert len(met(rounds)) == 21
    assert started(made.state, 8) == dict.fromkeys(range(1, 8), 1)
    assert all(sum(player in played.out for played in rounds) == 3 for player in range(1, 8))
    with pytest.raises(Unfit, match="All 7 rounds"):
        made.seat()


def test_the_lots_of_a_plan_are_the_seeds_and_its_number_of_players_is_fixed() -> None:
    one, other = (seated(cup(7, seed, preset="seven")) for seed in ("one", "two"))
    assert one.current().tables != other.current().tables
    assert one.current().tables == seated(cup(7, "one", preset="seven")).current().tables
    with pytest.raises(Unfit, match="The plan is for 7 players, not 8"):
        cup(8, preset="seven").seat()
    # Somebody goes home: the organiser lets the others play on without a plan.
    made = scored(one, Random(1))
    made.drop(3)
    with pytest.raises(Unfit, match="not 6"):
        made.seat()
    made.change({"plan": [], "sizes": [4, 3]})
    assert [len(table.seats) for table in seated(made).current().tables] == [3, 3]


@pytest.mark.parametrize("plan", [[[]], [[[0, 0]]], [[[0, 1], [1, 2]]], [[["a"]]], "seven", [[[]]]])
def test_a_plan_that_seats_somebody_twice_or_nobody_is_refused(plan: Any) -> None:
    with pytest.raises(Unfit, match="The rule plan cannot be"):
        cup(7, preset="own", plan=plan)
