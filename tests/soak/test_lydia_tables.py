"""Lydia at every table it can be played at: any seat count, any legal set of modules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tafelrunde.games.lydia.meta import MIXED
from tafelrunde.games.lydia.terms import MODULES
from tests.soak.playing import Table, failures

# 3 seat counts × (192 sets + 64 with tombs and estates mixed) × this many make 20,736 matches.
MATCHES_EACH = 27
SHARES = 24


def tables() -> list[Table]:
    """Every seat count with every set of modules; tombs with estates only mixed."""
    found: list[Table] = []
    for seats in (2, 3, 4):
        for size in range(len(MODULES) + 1):
            for chosen in combinations(MODULES, size):
                options: dict[str, Any] = {"modules": list(chosen)}
                if {"tomb", "estates"} <= set(chosen):
                    options["rules.tomb_estate_mode"] = MIXED
                found.append((seats, options))
    return found


def test_there_are_192_legal_sets_of_modules_and_64_mixed_ones_for_each_seat_count() -> None:
    mixed = [options for _, options in tables() if "rules.tomb_estate_mode" in options]
    assert (len(tables()), len(mixed)) == (3 * 256, 3 * 64)


def test_random_matches_end_with_every_component_there() -> None:
    assert failures("lydia", tables()[::7], 1) == []


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_random_matches_at_every_table_end_with_every_component_there(share: int) -> None:
    assert failures("lydia", tables()[share::SHARES], MATCHES_EACH) == []
