"""Makes the positions of the day: moments of matches of greedy bots, compared as `strong` would.

Usage: python tools/daily.py [positions] [play-outs for each]

Goes on with what the file holds already, if that was compared as deeply.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.bots.greedy import judge_for
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import notation
from tafelrunde.lab.daily import SEAT, compared

FILE: Final = Path(__file__).parent.parent / "src/tafelrunde/lab/daily.json"
POSITIONS: Final = 20
PLAYOUTS: Final = 3000
# A first look says whether anything hangs on the choice at all.
GLANCE: Final = 60
# The game, its options, the kind of decision to think about, and the fewest options it has.
SORTS: Final[list[tuple[str, dict[str, Any], str, int]]] = [
    ("agricola", {"variant.family": True}, "place", 6),
    ("lydia", {}, "place", 4),
    ("agricola", {}, "place", 6),
    ("loyang", {}, "act", 5),
    ("agricola", {"variant.family": True}, "place", 6),
    ("lydia", {"modules": ["croesus", "courtyards"]}, "place", 4),
    ("agricola", {}, "place", 6),
]


def played(number: int, stop: int | None) -> tuple[Match, int]:
    """A match of greedy bots up to so many questions worth thinking about, or to its end."""
    game, options, kind, least = SORTS[number % len(SORTS)]
    match = new(game, seats=2, seed=f"daily{number}", options=options)
    bots = [find("greedy")(f"daily{number}:{seat}") for seat in range(2)]
    met = 0
    while not match.over:
        if not match.decisions:
            for seat in match.waiting():
                match.confirm(seat)
            continue
        decision = match.decisions[0]
        if decision.seat == SEAT and decision.kind == kind and len(decision.options) >= least:
            if met == stop:
                return match, met
            met += 1
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return match, met


def reached(number: int) -> Match:
    """A match in which seat 0 is asked something, early in one match and late in another."""
    _, questions = played(number, None)
    share = 25 + number * 37 % 60
    return played(number, questions * share // 100)[0]


def matters(match: Match, seed: str) -> bool:
    """Whether a first look finds an option that is clearly worse than the best."""
    means = [one.mean for one in compared(match, GLANCE, seed)]
    return len(means) > 2 and means[0] - min(means) > judge_for(match.game).near


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    playouts = int(sys.argv[2]) if len(sys.argv) > 2 else PLAYOUTS
    how = {
        "tool": "tools/daily.py",
        "bots": "greedy on every seat, compared by strong",
        "playouts": playouts,
    }
    old = json.loads(FILE.read_text(encoding="utf-8"))
    rows = old["positions"] if old["made"] == how else []
    number = 1 + max((row["number"] for row in rows), default=-1)
    while len(rows) < count:
        match = reached(number)
        if matters(match, f"glance{number}"):
            found = compared(match, playouts, f"daily{number}")
            rows.append(
                {
                    "number": number,
                    "line": notation(match),
                    "compared": [[one.option, one.mean, one.playouts] for one in found],
                }
            )
            text = json.dumps({"made": how, "positions": rows}, separators=(",", ":"))
            FILE.write_text(text.replace('{"number"', '\n{"number"') + "\n", encoding="utf-8")
            print(number, match.header.game, found[:3], flush=True)
        number += 1


if __name__ == "__main__":
    main()
