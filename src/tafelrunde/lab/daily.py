"""Daily: positions of recorded bot matches to think about, with what a deep comparison found.

`daily.json` holds them, each as a line of notation that leads to a decision of seat 0, with the
options that were played out in worlds of that seat; `tools/daily.py` has made it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.advice import Advice
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import in_order
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import from_notation

FILE: Final = Path(__file__).parent / "daily.json"
SEAT: Final = 0


@dataclass(frozen=True)
class Compared:
    """An option, how its play-outs ended on the average for the seat, and how many there were.

    What an ending is worth is the judge's opinion: points, less what the best of the others has.
    """

    option: Option
    mean: float
    playouts: int


@dataclass(frozen=True)
class Position:
    """A decision to think about; the best option comes first."""

    line: str
    compared: tuple[Compared, ...]

    @property
    def game(self) -> str:
        return self.line.partition("@")[0]

    def match(self) -> Match:
        return from_notation(self.line)


@cache
def positions() -> list[Position]:
    rows: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
    return [
        Position(
            row["line"],
            tuple(
                Compared(tuple(option) if isinstance(option, list) else option, mean, playouts)
                for option, mean, playouts in row["compared"]
            ),
        )
        for row in rows
    ]


def number_of(day: date) -> int:
    """Which position is that of a day; they come round again when all have been."""
    return day.toordinal() % len(positions())


def compared(match: Match, playouts: int, seed: str) -> tuple[Compared, ...]:
    """The options of the seat's decision, played out in the same worlds.

    Those that dropped out on the way stand behind the ones that were looked at to the end.
    """
    decision = match.decision(SEAT)
    assert decision is not None
    trials = Advice(match, decision, judge_for(match.game), Effort(seed, playouts))
    trials.run()
    tried = in_order([one for one in trials.tried if one.results])
    most = max(len(one.results) for one in tried)
    tried.sort(key=lambda one: len(one.results) < most)
    return tuple(Compared(one.option, round(one.mean(), 1), len(one.results)) for one in tried)
