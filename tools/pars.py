"""Measures the pars of the triathlon and writes them with how they were measured.

Usage: python tools/pars.py [matches] [games; those that are not named keep theirs]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tafelrunde import find_game
from tafelrunde.campaign.pars import SPORTS
from tafelrunde.lab.simulate import Plan, run

FILE: Final = Path(__file__).parent.parent / "src/tafelrunde/campaign/pars.json"
MATCHES: Final = 200
SEATS: Final = (2, 3, 4)


def measured(game: str, seats: int, matches: int) -> dict[str, Any]:
    """Mean and best score over matches of greedy bots, and the match that brought the best."""
    options = find_game(game).options(seats, {})
    plan = Plan(game, seats, matches, ("greedy",) * seats, "pars", options)
    played_out = [played for some in run(plan, 1) for played in some]
    scores = [score for played in played_out for score in played.scores]
    best = max(played_out, key=lambda played: max(played.scores))
    mean = round(sum(scores) / len(scores), 2)
    return {"greedy": mean, "best": max(best.scores), "seed": best.seed}


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    games: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    for game in sys.argv[2:] or SPORTS:
        games[game] = {
            "rules": find_game(game).rules,
            "seats": {str(seats): measured(game, seats, matches) for seats in SEATS},
        }
    how = {
        "greedy": "mean score over all seats of the matches",
        "best": "highest score that any seat reached in the matches",
        "seed": "that of the match in which the best was reached",
        "matches": matches,
        "bots": "greedy on every seat",
        "options": "those that a table has without choosing any",
        "seeds": "tafelrunde simulate with --seed pars",
        "tool": "tools/pars.py",
    }
    FILE.write_text(
        json.dumps({"measured": how, "games": games}, indent=2) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
