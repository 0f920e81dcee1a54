"""Loyang at every table it can be played at: any seat count, a spread of options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import find_game
from tests.generic.cases import chosen
from tests.soak.playing import failures

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


def test_random_matches_end_with_every_component_there() -> None:
    assert failures("loyang", tables()[::5], 1) == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_random_matches_at_every_table_end_with_every_component_there(share: int) -> None:
    assert failures("loyang", tables()[share::SHARES], MATCHES_EACH) == []
