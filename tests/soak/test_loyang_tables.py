"""Loyang at every table it can be played at: any seat count, a spread of options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import find_game
from tafelrunde.lab.simulate import Plan, play_one
from tests.generic.cases import chosen

# 4 seat counts × 50 sets of options × this many make 20,000 matches.
SETS = 50
MATCHES_EACH = 100
SHARES = 25


def tables() -> list[tuple[int, dict[str, Any]]]:
    """For each seat count the defaults and random options, as the generic suite chooses them."""
    game = find_game("loyang")
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in (1, 2, 3, 4):
        dice = random.Random(f"soak {seats}")
        found.append((seats, game.options(seats, {})))
        found += [(seats, chosen(game, seats, dice)) for _ in range(SETS - 1)]
    return found


def failures(some: list[tuple[int, dict[str, Any]]], matches: int) -> list[str]:
    """Play random matches with all components counted; what went wrong and where."""
    found: list[str] = []
    for seats, options in some:
        plan = Plan("loyang", seats, matches, ("random",) * seats, "soak", options, audit=True)
        for index in range(matches):
            played = play_one(plan, index)
            if played.error:
                found.append(f"{seats} seats, {options}, seed {played.seed}: {played.error}")
    return found


def test_random_matches_end_with_every_component_there() -> None:
    assert failures(tables()[::5], 1) == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_random_matches_at_every_table_end_with_every_component_there(share: int) -> None:
    assert failures(tables()[share::SHARES], MATCHES_EACH) == []
