"""Daily: positions of recorded bot matches to think about, with what a deep comparison found.

`daily.json` holds them, each as a line of notation that leads to a decision of seat 0, with the
options that a bot tried out in worlds of that seat; `tools/daily.py` has made it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.advice import Comparison
from tafelrunde.bots.trials import in_order
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import from_notation

FILE: Final = Path(__file__).parent / "daily.json"
SEAT: Final = 0


@dataclass(frozen=True)
class Compared:
    """An option, the points that a bot that thinks expects of it, and how often it tried."""

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
    """The options of the seat's decision, tried out in the same worlds, the best first.

    Those that dropped out on the way stand behind the ones that were looked at to the end.
    """
    decision = match.decision(SEAT)
    assert decision is not None
    comparison = Comparison(match, decision, Effort(seed, playouts))
    best = comparison.best
    if not best:
        return ()
    tried = in_order([one for one in comparison.trials.tried if one.results])
    tried.sort(key=lambda one: (one is not best[0], one not in best))
    return tuple(Compared(one.option, comparison.points(one), len(one.results)) for one in tried)
