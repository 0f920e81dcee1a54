"""Complete matches written out move by move, and counts that any change of the rules moves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.bots.registry import find
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.notation import option_from
from tests.generic.golden import check_golden, from_moves, playthrough
from tests.generic.perft import perft

pytestmark = pytest.mark.everywhere

FOLDER = Path(__file__).parent / "golden"

FAMILY = {"variant.family": True}
GAMES: dict[str, tuple[int, str, dict[str, Any], list[str]]] = {
    "two": (
        2,
        "11",
        FAMILY,
        ["4 the round", "5 action spaces", "9 fields", "10 fences", "14 harvest", "17 scoring"],
    ),
    "solo": (1, "7", FAMILY, ["19 solo game", "12 family growth", "15 major improvements"]),
    "four": (
        4,
        "5",
        {**FAMILY, "tile.side_job": True, "tile.extra_34p": True},
        ["5.4 extension for four", "21 extra tile"],
    ),
    "three": (
        3,
        "8",
        {
            **FAMILY,
            "tile.side_job": True,
            "tile.extra_34p": True,
            "play.one_pasture_per_type": True,
            "play.house_before_cooking": True,
            "play.leave_animals": True,
        },
        ["5.3 extension for three", "11 animals", "20 side job", "22.2 house rules for animals"],
    ),
    "tiles": (
        2,
        "1",
        {
            **FAMILY,
            "tile.extra_2p": True,
            "play.extra_copse_2p": True,
            "play.snake_start": True,
            "play.contiguous_farm": True,
        },
        ["21 extra tile for two", "22.2 copse for two, there and back, contiguous farm"],
    ),
    "fences": (
        2,
        "4",
        {
            **FAMILY,
            "play.unfinished_pastures": True,
            "play.pastures_anywhere": True,
            "tournament.setup": True,
        },
        ["22.2 house rules for fences", "24 tournament set-up"],
    ),
    "partners": (
        4,
        "7",
        {**FAMILY, "partner.enabled": True},
        ["22.4 partner game, the lower value"],
    ),
    "product": (
        4,
        "4",
        {
            **FAMILY,
            "partner.enabled": True,
            "partner.scoring": "product",
            "partner.building": "alone",
            "play.leave_animals": True,
        },
        ["22.4 partner game, both totals multiplied, building for the partner alone"],
    ),
    "cards": (4, "2", {}, ["16 occupations and minor improvements"]),
    "draft": (
        3,
        "1",
        {
            "hand.mode": "draft_sequential",
            "hand.pass_minors": "right",
        },
        ["22.1 a draft: occupations to the left, minor improvements to the right"],
    ),
}


def kept_moves(name: str) -> list[Option]:
    """The moves of a golden file: the last brackets of its answers."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return [option_from(word) for word in re.findall(r"^ +> .*\((\S+)\)$", text, re.MULTILINE)]


def first_time(match: Match, decision: Decision) -> Option:
    """Who plays where no moves are kept yet."""
    return find("greedy")(f"golden {decision.seat}").choose(match, decision)


@pytest.mark.parametrize("name", GAMES)
def test_a_complete_match_goes_as_it_was_written_down(name: str) -> None:
    seats, seed, options, shows = GAMES[name]
    match = new("agricola", seats, seed, options, listening=True)
    kept = (FOLDER / f"{name}.txt").is_file()
    player = from_moves(kept_moves(name)) if kept else first_time
    check_golden("agricola", name, playthrough(f"Agricola: {name}", shows, match, player))


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (1, FAMILY, [8, 71]),
        (2, FAMILY, [9, 78]),
        (4, FAMILY, [14, 183]),
    ],
)
def test_the_number_of_courses_of_the_first_moves(
    seats: int, options: dict[str, Any], counts: list[int]
) -> None:
    match = new("agricola", seats, "perft", options)
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts
