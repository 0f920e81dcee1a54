"""Up to 24 players every seating is proven, and as good as a plain program over all tables says."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.tournament.seating import exact, lexical, partition
from tafelrunde.tournament.seating.problem import Costs, Problem
from tafelrunde.tournament.sizes import tables
from tests.tournament import plainly
from tests.tournament.fields import event

EVENTS = 300
SHARES = 30
NODES = 2_000
# So many players the reference can seat in seconds; from 18 on it takes minutes.
PLAINLY = 17


def key(problem: Problem, costs: Costs) -> list[int]:
    return [costs[goal] for goal in problem.goals]


def held(problem: Problem) -> None:
    """The seating is proven, and the reference finds none that is better, or one just as good."""
    found = partition.solve(problem)
    assert found.optimal
    costs, proven = plainly.seating(problem, NODES)
    if proven:
        assert costs == found.costs
    else:
        assert not costs or key(problem, found.costs) <= key(problem, costs)


@pytest.mark.parametrize("seed", range(1, 5))
def test_over_all_tables_is_found_what_going_through_all_seatings_finds(seed: int) -> None:
    for problem, _ in event(seed, 13, 16):
        found = partition.solve(problem)
        assert found.optimal
        assert found.costs == exact.solve(problem, Random(seed)).costs
        assert found.costs == problem.costs(found.tables)
        assert sorted(p for seats in found.tables for p in seats) == list(range(problem.players))
        assert [len(seats) for seats in found.tables] == problem.sizes


@pytest.mark.parametrize("seed", range(3))
def test_up_to_twenty_four_players_every_seating_is_proven(seed: int) -> None:
    for problem, proof in event(seed, 17, 24):
        assert proof["verdict"] == "optimal"
        not_bettered_in_a_hurry(problem, proof["costs"])


def not_bettered_in_a_hurry(problem: Problem, costs: Costs) -> None:
    """What is proven holds for every other seating, such as one found otherwise in a hurry."""
    assert key(problem, costs) <= key(problem, lexical.solve(problem, 0.2).costs)


@pytest.mark.parametrize("size", [2, 3, 5, 6])
def test_tables_of_other_sizes_are_proven_too(size: int) -> None:
    chance = Random(size)
    sizes = tables(16, [size])
    players = sum(sizes)
    met = [chance.sample(range(players), size) for _ in range(12)]
    ranks = sorted(chance.randrange(players) for _ in range(players))
    low = [ranks.index(rank) for rank in ranks]
    high = [low[place] + ranks.count(rank) - 1 for place, rank in enumerate(ranks)]
    starts = [chance.randrange(3) for _ in range(players)]
    goals = ["repeats", "distance", "starts"]
    problem = Problem(sizes, goals, low, high, {"repeats": met}, starts)
    found = partition.solve(problem)
    assert found.optimal
    assert found.costs == exact.solve(problem, Random(1)).costs


def test_the_same_problem_has_the_same_seating_whatever_else_the_machine_does() -> None:
    (problem, _), *_ = event(2, 20, 24)
    assert partition.solve(problem).tables == partition.solve(problem).tables


def test_a_program_over_all_tables_finds_nothing_better() -> None:
    for problem, _ in event(4, 13, 14):
        held(problem)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_nothing_betters_the_seatings_of_three_hundred_events(share: int) -> None:
    for seed in range(share, EVENTS, SHARES):
        *_, (problem, proof) = event(1_000 + seed, 13, 24)
        assert proof["verdict"] == "optimal"
        if problem.players <= PLAINLY:
            held(problem)
        else:
            not_bettered_in_a_hurry(problem, proof["costs"])
