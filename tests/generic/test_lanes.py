"""Lanes: each owns its part of the state, so their moves commute."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde import Match, find_game, game_names
from tafelrunde.kernel.game import Game
from tests.generic.cases import SOAK, Case, cases, own
from tests.generic.playing import random_move, standing, walk


def always(seats: int, options: dict[str, Any]) -> bool:
    return True


WITH_LANES = [n for n in game_names() if type(find_game(n)).lane_step is not Game.lane_step]
LANE_CASES = [
    case
    for case in cases()
    if case.game in WITH_LANES and own(case.game, "commutes", always)(case.seats, case.options)
]


def split(case: Case, seed: int) -> Match:
    """The match where the table has split into lanes for the first time."""
    for here in walk(case.match(seed), case.dice("split")):
        if here._runner.split:
            return here
    raise AssertionError(f"{case}: the table never splits")


@pytest.mark.parametrize("case", LANE_CASES, ids=str)
@settings(max_examples=200 if SOAK else 25)
@given(seed=st.integers(0, 5), order=st.randoms(use_true_random=False))
def test_moves_of_different_lanes_commute(case: Case, seed: int, order: random.Random) -> None:
    start = split(case, seed)
    one = start.fork()
    moves: dict[int, list[tuple[int, object]]] = {}
    era = one._runner.era
    # A table may split again at once, but then its lanes are others.
    while one._runner.split and one._runner.era == era and len(one.log) < len(start.log) + 12:
        seat, option = random_move(one, order)
        move = one.play(seat, option)
        moves.setdefault(move.lane, []).append((seat, option))
    other = start.fork()
    while any(moves.values()):
        lane = order.choice([lane for lane, queue in sorted(moves.items()) if queue])
        other.play(*moves[lane].pop(0))
    here, there = standing(one), standing(other)
    assert sorted(map(repr, here.pop("moves"))) == sorted(map(repr, there.pop("moves")))
    assert here == there
