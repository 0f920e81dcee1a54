"""Makes the positions of the day from matches of greedy bots, and compares their options.

Usage: python tools/daily.py [positions] [play-outs for each]
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from tafelrunde import new
from tafelrunde.bots import find
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.notation import notation
from tafelrunde.lab.daily import FILE, SEAT, compared

POSITIONS: Final = 8
PLAYOUTS: Final = 40
# The game, its options, the kind of decision to think about, and the fewest options it has.
SORTS: Final[list[tuple[str, dict[str, Any], str, int]]] = [
    ("agricola", {"variant.family": True}, "place", 6),
    ("lydia", {}, "place", 4),
    ("agricola", {"variant.family": True}, "place", 6),
    ("loyang", {}, "act", 5),
]


def reached(number: int) -> Match:
    """A match in which seat 0 is asked about something worth thinking about."""
    game, options, kind, least = SORTS[number % len(SORTS)]
    match = new(game, seats=2, seed=f"daily{number}", options=options)
    bots = [find("greedy")(f"daily{number}:{seat}") for seat in range(2)]
    wait = 2 + number * 5 % 16
    while not match.over:
        if not match.decisions:
            for seat in match.waiting():
                match.confirm(seat)
            continue
        decision = match.decisions[0]
        if decision.seat == SEAT and decision.kind == kind and len(decision.options) >= least:
            wait -= 1
            if wait == 0:
                return match
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    raise SystemExit(f"match {number} of {game} has too few such decisions")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    playouts = int(sys.argv[2]) if len(sys.argv) > 2 else PLAYOUTS
    rows = []
    for number in range(count):
        match = reached(number)
        found = compared(match, playouts, f"daily{number}")
        rows.append(
            {
                "line": notation(match),
                "compared": [[one.option, one.mean, one.playouts] for one in found],
            }
        )
        print(number, match.header.game, found[:3], flush=True)
    how = {"tool": "tools/daily.py", "bots": "greedy on every seat", "playouts": playouts}
    text = json.dumps({"made": how, "positions": rows}, separators=(",", ":"))
    FILE.write_text(text.replace('{"line"', '\n{"line"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
