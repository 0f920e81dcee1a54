"""Pars: what a score of each sport of the triathlon is worth, from measured play.

`pars.json` states for each game and number of seats the mean score of greedy bots (0 points) and
the highest that any of them reached in those matches (100 points), and how both were measured.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

SPORTS: Final = ("agricola", "loyang", "lydia")

_FILE: Final = Path(__file__).parent / "pars.json"


@cache
def pars() -> dict[str, Any]:
    """What was measured, as it is stated."""
    read: dict[str, Any] = json.loads(_FILE.read_text(encoding="utf-8"))
    return read


def hundredths(game: str, seats: int, score: int) -> int:
    """The points of a score, in hundredths: 0 for the greedy par, 100 for the best measured.

    Whoever is worse or better than that gets less or more; half a hundredth counts as one.
    """
    par = pars()["games"][game]["seats"][str(seats)]
    low, high = par["greedy"], par["best"]
    return int((score - low) * 10000 / (high - low) + 0.5 * (1 if score >= low else -1))
