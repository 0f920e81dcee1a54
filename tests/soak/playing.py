"""Random matches at many tables, with all components counted."""

from __future__ import annotations

from typing import Any

from tafelrunde.lab.simulate import Plan, play_one

Table = tuple[int, dict[str, Any]]


def failures(game: str, some: list[Table], matches: int) -> list[str]:
    """Play random matches of a game at these tables; what went wrong and where."""
    found: list[str] = []
    for seats, options in some:
        plan = Plan(game, seats, matches, ("random",) * seats, "soak", options, audit=True)
        for index in range(matches):
            played = play_one(plan, index)
            if played.error:
                found.append(f"{seats} seats, {options}, seed {played.seed}: {played.error}")
    return found
