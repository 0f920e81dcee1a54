"""Whole tournaments at random: no avoidable repeat, starts balanced as proven, points that sum.

`make soak` plays a thousand of 5 to 64 players with two seconds for each seating; what was not
proven in that time is counted and printed.
"""

from __future__ import annotations

import doctest
import re
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from tafelrunde import tournament
from tafelrunde.tournament import Tournament, of_text
from tafelrunde.tournament.points import points_table
from tafelrunde.tournament.seating.seats import started
from tafelrunde.tournament.standings import met
from tests.tournament.playing import cup, scored

SHARES = 20
EACH = 50
SECONDS = 2.0


def played(seed: int, seconds: float, most: int) -> int:
    """Play a tournament with late entries and drops; how many seatings were left unproven."""
    chance = Random(seed)
    made = cup(
        chance.randrange(5, most + 1),
        f"soak {seed}",
        clubs=chance.choice([0, 3, 8]),
        first_round=chance.choice(["random", "apart"]),
        starts="balanced",
    )
    unproven = 0
    for number in range(1, 4):
        if number > 1 and chance.random() < 0.3:
            made.enter(f"Late {number}")
        if len(made.state.active) > 8 and chance.random() < 0.3:
            made.drop(chance.choice(made.state.active))
        made.seat(seconds)
        unproven += check_seating(made)
        made.publish()
        scored(made, chance)
    check_points(made)
    assert of_text(made.text()).standings() == made.standings()
    return unproven


def check_seating(made: Tournament) -> int:
    """What the proof says is what the tables show; 1 where it leaves something open."""
    current = made.current()
    proof = current.proof
    assert proof is not None
    before = met(made.state.rounds[: current.number - 1])
    pairs = [(a, b) for t in current.tables for a in t.seats for b in t.seats if a < b]
    repeats = sum(len(before.get(pair, [])) for pair in pairs)
    assert repeats == proof["costs"]["repeats"]
    assert sorted(p for table in current.tables for p in table.seats) == made.state.active
    starts = started(made.state, current.number)
    assert sum(starts[table.seats[0]] for table in current.tables) == proof["costs"]["starts"]
    for goal in proof["goals"]:
        assert proof["better"][goal] == proof["costs"][goal] - proof["bounds"][goal] >= 0
    if proof["no_repeat_free"]:
        assert repeats > 0
    return int(proof["verdict"] != "optimal")


def check_points(made: Tournament) -> None:
    wanted = sum(
        (sum(points_table(made.rules, len(t.seats))) for r in made.state.rounds for t in r.tables),
        Fraction(0),
    )
    assert sum((row.points for row in made.standings()), Fraction(0)) == wanted


@pytest.mark.parametrize("seed", range(3))
def test_a_simulated_tournament_holds_what_it_proves(seed: int) -> None:
    played(seed, 60.0, most=24)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_tournaments_hold_what_they_prove(share: int) -> None:
    seeds = range(share * EACH, (share + 1) * EACH)
    unproven = sum(played(seed, SECONDS, most=64) for seed in seeds)
    print(f"unproven: {unproven} of {3 * EACH} seatings")


def test_ten_lines_of_python_run_a_tournament() -> None:
    assert doctest.testmod(tournament).failed == 0
    page = Path(__file__).resolve().parents[2] / "docs" / "tournaments.md"
    (code,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    told: list[str] = []
    exec(code, {"print": lambda rows: told.append(str(rows))})  # noqa: S102
    assert told[0].startswith("[(1, '")
