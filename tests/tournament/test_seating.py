"""Seatings are as good as can be, goal after goal, and what is said to be proven is true."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.tournament.seating import exact, lexical
from tafelrunde.tournament.seating.problem import Problem
from tafelrunde.tournament.sizes import tables
from tafelrunde.tournament.standings import met
from tests.tournament.playing import cup, scored, seated

GOALS = ["forbidden", "repeats", "distance", "groups", "starts"]


def some_problem(seed: int) -> Problem:
    """A field with a history: ties, clubs, a forbidden pair, the goals in any order."""
    chance = Random(seed)
    sizes = tables(chance.randrange(9, 13), chance.choice([[2], [3, 2], [4, 3]]))
    players = sum(sizes)
    goals = chance.sample(GOALS, 5) if chance.random() < 0.5 else GOALS
    ranks = sorted(chance.randrange(players) for _ in range(players))
    low = [ranks.index(rank) for rank in ranks]
    high = [low[place] + ranks.count(rank) - 1 for place, rank in enumerate(ranks)]
    repeats: list[list[int]] = []
    for _ in range(chance.randrange(1, 3)):
        drawn = chance.sample(range(players), players)
        repeats.extend(drawn[sum(sizes[:k]) : sum(sizes[: k + 1])] for k in range(len(sizes)))
    clubs = chance.sample(range(players), players)
    cliques = {
        "forbidden": [chance.sample(range(players), 2)],
        "repeats": repeats,
        "groups": [clubs[:3], clubs[3:6], clubs[6:8]],
    }
    return Problem(sizes, goals, low, high, cliques, [chance.randrange(3) for _ in range(players)])


@pytest.mark.parametrize("seed", range(6))
def test_the_program_finds_what_going_through_all_seatings_finds(seed: int) -> None:
    problem = some_problem(seed)
    through_all = exact.solve(problem, Random(seed))
    program = lexical.solve(problem, 60)
    assert program.optimal
    assert program.costs == through_all.costs


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(6, 200))
def test_no_program_claims_more_than_all_seatings_hold(seed: int) -> None:
    problem = some_problem(seed)
    best = exact.solve(problem, Random(seed)).costs
    found = lexical.solve(problem, 5)
    keys = [[costs[goal] for goal in problem.goals] for costs in (found.bounds, best, found.costs)]
    assert keys == sorted(keys)


def test_nobody_meets_again_where_it_can_be_avoided() -> None:
    made = scored(seated(cup(17)), Random(1))
    made = scored(seated(made), Random(2))
    proof = made.current().proof
    assert proof is not None
    assert proof["verdict"] == "optimal"
    assert proof["costs"]["repeats"] == 0
    assert all(len(rounds) == 1 for rounds in met(made.state.rounds).values())


def test_it_is_said_that_no_seating_without_repeats_exists() -> None:
    made = scored(seated(cup(8)), Random(1))
    made.seat()
    proof = made.current().proof
    assert proof is not None
    # Four of a table go to two tables: two pairs of each meet again.
    assert proof["costs"]["repeats"] == 4
    assert proof["no_repeat_free"]


def test_winners_meet_winners() -> None:
    made = seated(cup(16))
    for table in made.current().tables:
        made.result(table.number, [40 + table.number, 30 + table.number, 20, 10 + table.number])
    made.seat()
    firsts = {table.seats[0] for table in made.state.rounds[0].tables}
    assert set(made.current().tables[0].seats) == firsts


def test_forbidden_pairs_and_clubs_sit_apart() -> None:
    made = cup(12, first_round="apart")
    for player in (1, 2, 3):
        made.edit(player, groups={"club": "Lions"})
    made.forbid(4, 5)
    seated(made)
    apart = [{1, 2}, {1, 3}, {2, 3}, {4, 5}]
    assert not any(pair <= set(table.seats) for pair in apart for table in made.current().tables)


def test_the_order_of_the_goals_decides() -> None:
    far = Problem(
        [2, 2], ["repeats", "distance"], [0, 1, 2, 3], [0, 1, 2, 3], {"repeats": [[0, 1]]}
    )
    assert exact.solve(far, Random(1)).costs == {"repeats": 0, "distance": 2}
    far = Problem(
        [2, 2], ["distance", "repeats"], [0, 1, 2, 3], [0, 1, 2, 3], {"repeats": [[0, 1]]}
    )
    assert exact.solve(far, Random(1)).costs == {"distance": 0, "repeats": 1}


def test_starts_are_balanced_where_the_rules_want_it_and_drawn_by_lot_otherwise() -> None:
    proof = seated(cup(9)).current().proof
    assert proof is not None
    assert "starts" not in proof["goals"]
    made = cup(9, starts="balanced")
    for number in range(3):
        scored(seated(made), Random(number))
    starts = [table.seats[0] for played in made.state.rounds for table in played.tables]
    proof = made.current().proof
    assert proof is not None
    assert len(set(starts)) == 9 - proof["costs"]["starts"]


def test_two_hundred_players_are_seated_with_proof() -> None:
    made = scored(seated(cup(200, clubs=30, first_round="apart")), Random(1))
    made.seat(60)
    proof = made.current().proof
    assert proof is not None
    assert proof["verdict"] == "optimal"
    assert proof["costs"]["repeats"] == 0


def test_without_time_there_is_a_seating_and_an_honest_word() -> None:
    made = scored(seated(scored(seated(cup(40)), Random(1))), Random(2))
    made.seat(0.0)
    proof = made.current().proof
    assert proof is not None
    assert proof["verdict"] == "best"
    assert all(proof["better"][goal] >= 0 for goal in proof["goals"])
    assert sorted(p for table in made.current().tables for p in table.seats) == list(range(1, 41))


def test_who_sits_out_is_who_sat_out_least() -> None:
    made = cup(10, preset="norway")
    outs: list[int] = []
    for number in range(3):
        scored(seated(made), Random(number))
        outs.extend(made.current().out)
    assert len(outs) == len(set(outs)) == 6


def test_the_same_seed_draws_the_same_lots() -> None:
    first, again, other = (seated(cup(17, seed)) for seed in ("a", "a", "b"))
    assert first.current().tables == again.current().tables != other.current().tables


def test_favourites_are_dealt_out_to_and_fro() -> None:
    made = cup(0, preset="lookout")
    for rank in range(8, 0, -1):
        made.enter(f"Rank {rank}", favourite=rank)
    made.seat()
    names = made.state.players
    ranks = [sorted(names[p].favourite for p in table.seats) for table in made.current().tables]
    assert ranks == [[1, 4, 5, 8], [2, 3, 6, 7]]
