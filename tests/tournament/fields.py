"""Fields: the seatings of random events, with clubs, forbidden pairs, drops and late entries."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tafelrunde.tournament.rules import FORMATS, stage
from tafelrunde.tournament.seating.problem import Problem
from tafelrunde.tournament.seating.seating import playing, posed
from tafelrunde.tournament.sizes import tables
from tests.tournament.playing import cup, scored


def event(
    seed: int, least: int, most: int, rounds: int = 7
) -> Iterator[tuple[Problem, dict[str, Any]]]:
    """What every round of a random event was about, and what was proven of its seating."""
    chance = Random(seed)
    rounds = chance.randrange(1, rounds + 1)
    made = cup(
        chance.randrange(least, most + 1),
        f"field {seed}",
        clubs=chance.choice([0, 3, 8]),
        first_round=chance.choice(["random", "apart"]),
        starts=chance.choice(["balanced", "lot"]),
        sizes=chance.choice([[4, 3], [4, 3], [4, 3], [4]]),
        goals=FORMATS[chance.choice(["swiss", "swiss", "swiss", "danish", "meet"])],
        stages=[stage(rounds)],
    )
    for _ in range(chance.randrange(4)):
        one, other = chance.sample(made.state.active, 2)
        made.forbid(one, other)
    for number in range(1, rounds + 1):
        if number > 1 and chance.random() < 0.2 and len(made.state.active) < most:
            made.enter(f"Late {number}")
        if number > 1 and chance.random() < 0.3 and len(made.state.active) > least:
            made.drop(chance.choice(made.state.active))
        lot = Random(f"{made.header.seed} round {number}")
        players, _ = playing(made.state, number, lot)
        wanted = tables(len(players), made.rules["sizes"])
        _, problem = posed(made.state, number, players, wanted, lot)
        made.seat()
        proof = made.current().proof
        assert proof is not None
        yield problem, proof
        made.publish()
        scored(made, chance)
