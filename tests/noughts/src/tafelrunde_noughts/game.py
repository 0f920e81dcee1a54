"""Noughts and crosses: three of your marks in a row win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.flow import Flow, Step, choose
from tafelrunde.kernel.game import Game, ScoreLine, places
from tafelrunde.kernel.news import News, Value, by_name
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.settings import Flag
from tafelrunde.kernel.sound import Piece, Same, Stream, Unsound, Whole, exactly
from tafelrunde.kernel.state import ALL, State
from tafelrunde.kernel.text import Text

FREE: Final = -1
ROWS: Final = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
DOWN: Final = [[0, 3, 6], [1, 4, 7], [2, 5, 8]]
LINES: Final = [*ROWS, *DOWN, [0, 4, 8], [2, 4, 6]]


def place(cell: int) -> Text:
    return Text("noughts-cell", row=cell // 3 + 1, column=cell % 3 + 1)


MARK: Final[News[State]] = News(
    "mark", who=Value(by_name), cell=Value(lambda _g, cell: place(cell))
)


class Board(State):
    """Nine cells, each free or a seat's, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = [FREE] * 9
        self.turn = 0
        self.reverse = 0

    def copy(self) -> Board:
        new = Board()
        new.chance = self.chance.copy()
        new.cells = self.cells[:]
        new.turn = self.turn
        new.reverse = self.reverse
        return new

    def mark(self, seat: int, cell: int) -> None:
        self.cells[cell] = seat
        MARK.tell(self, seat, cell)


def row_of(g: Board) -> int:
    """The seat that has three in a row."""
    rows = ({g.cells[cell] for cell in line} for line in LINES)
    return max((row.pop() for row in rows if len(row) == 1), default=FREE)


def turn(g: Board) -> Flow:
    """Put your mark on a free cell; then it is the other's turn."""
    cells: list[Option] = [cell for cell in range(9) if why_not(g, cell) is None]
    cell: int = yield choose(g.turn, "cell", cells)
    g.mark(g.turn, cell)
    g.turn = 1 - g.turn


def why_not(g: Board, cell: int) -> str | None:
    return None if g.cells[cell] == FREE else "taken"


class Cell(Question[Board, int]):
    """Which cell to mark."""

    def __init__(self) -> None:
        super().__init__("cell", Int("cell", 0, 8))

    def candidates(self, g: Board, d: Decision) -> list[Option]:
        return list(range(9))

    def label(self, g: Board, d: Decision, option: int) -> Text:
        return place(option)

    def why_not(self, g: Board, d: Decision, option: int) -> str | None:
        return why_not(g, option)


class Noughts(Game[Board]):
    def __init__(self) -> None:
        super().__init__(
            "noughts",
            (2, 2),
            1,
            [Cell()],
            [Flag("reverse", False)],
            [Board],
            events=[MARK],
            judge="tafelrunde_noughts.judge:judge",
            terminal="tafelrunde_noughts.terminal",
        )

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Board:
        g = Board()
        g.chance = chance
        g.reverse = int(options["reverse"])
        g.turn = g.roll(2, ALL)
        return g

    def next_step(self, g: Board) -> Step:
        return turn(g) if row_of(g) == FREE and FREE in g.cells else None

    def view(self, g: Board, seat: int | None) -> dict[str, Any]:
        return {"cells": g.cells[:], "turn": g.turn, "reverse": g.reverse}

    def resample(self, g: Board, seat: int | None, chance: Chance, seen: list[int]) -> None:
        """Nothing is hidden, so there is nothing to deal anew."""

    def audit(self, g: Board) -> dict[str, int]:
        return {"cells": len(g.cells)}

    def form(self, fresh: Board) -> Piece:
        cells, reverse = exactly(9, Whole(FREE, 1)), Same(fresh.reverse)
        fields = {"chance": Stream(2), "cells": cells, "turn": Whole(0, 1), "reverse": reverse}
        return Piece("Board", fields)

    def check_start(self, g: Board, fresh: Board) -> None:
        if abs(g.cells.count(0) - g.cells.count(1)) > 1:
            raise Unsound("cells", "somebody has marked too often")

    def score_sheet(self, g: Board) -> list[ScoreLine]:
        row = row_of(g)
        winner = FREE if row == FREE else row ^ g.reverse
        return [ScoreLine("noughts-score-row", [int(seat == winner) for seat in range(2)])]

    def ranking(self, g: Board) -> list[int]:
        return places(self.score_sheet(g)[0].points)

    def position(self, g: Board) -> str:
        return "".join(".xo"[cell + 1] for cell in g.cells) + f" {g.turn}"

    def catalogue(self, language: str) -> str:
        words = Path(__file__).parent / "words" / f"{language}.ftl"
        return words.read_text(encoding="utf-8")
