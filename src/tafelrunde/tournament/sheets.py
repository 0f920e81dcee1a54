"""Sheets: score sheets by category. Which lines there are, the game says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.start import new
from tafelrunde.tournament.errors import Unfit

Sheet = Mapping[str, Sequence[int]]


def lines(game: str, seats: int) -> list[str]:
    """The ids of the lines on the score sheet of a game, in its order."""
    low, high = find_game(game).seats
    match = new(game, seats=min(max(seats, low), high), seed="sheet")
    return [line.id for line in match.score_sheet]


def totals(game: str, seats: int, sheet: Sheet) -> list[int]:
    """The scores of a sheet; raises where a line is unknown, missing or too short."""
    known = lines(game, seats)
    for line in sheet:
        if line not in known:
            raise Unfit("sheet-line", line=line)
    for line in known:
        points = sheet.get(line)
        if points is None or len(points) != seats or any(type(p) is not int for p in points):
            raise Unfit("sheet-points", line=line, seats=seats)
    return [sum(sheet[line][seat] for line in known) for seat in range(seats)]
