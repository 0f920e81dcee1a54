"""A board on a terminal fits a page of eighty columns and forty lines, at every table."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tafelrunde import new
from tafelrunde.cli.drawing import board
from tafelrunde.cli.voice import Voice
from tests.generic.playing import random_move

COLUMNS, LINES = 80, 40
TABLES = [
    *(("agricola", seats, {}) for seats in (1, 2, 3, 4)),
    *(("loyang", seats, {}) for seats in (1, 2, 3, 4)),
    *(("lydia", seats, {"modules": "all"}) for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_board_fits_a_page_of_the_terminal(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match, dice = new(game, seats, "x", options), random.Random(2)
    number = 0
    while not match.over:
        if number % 40 == 0:
            for language in ("en", "de"):
                out = StringIO()
                drawn = board(match, match.decisions[0].seat, Voice(language))
                Console(file=out, width=COLUMNS, highlight=False).print(drawn)
                lines = out.getvalue().rstrip("\n").split("\n")
                assert len(lines) <= LINES, out.getvalue()
                assert max(len(line.rstrip()) for line in lines) <= COLUMNS
        match.play(*random_move(match, dice))
        number += 1
