"""Lesson: the part of the view that a guided game explains."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.rounds import active
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import (
    CARDS,
    OVER,
    PARTNER,
    PRELUDE,
    STAGES,
)


def lesson(g: LoyangState, seat: int | None) -> dict[str, Any] | None:
    """What a guide would explain at this point, and the reasons behind the rules in it."""
    about = _subject(g, seat)
    if about is None:
        return None
    reasons = [*LESSONS[about]]
    if about in {"prelude", "draft", "draft-two"} and any(p.starter >= 0 for p in g.players):
        reasons.append("introductory")
    return {
        "id": about,
        "text": [f"loyang-lesson-{about}"],
        "reasons": [[f"loyang-reason-{reason}"] for reason in reasons],
    }


# Each lesson with the designer's reasons that belong to its rules.
LESSONS: dict[str, tuple[str, ...]] = {
    "prelude": ("prelude", "same-home"),
    "draft": ("courtyard", "discards", "tokens", "apart"),
    "draft-two": ("courtyard", "reveal", "tokens"),
    "grid": ("solo",),
    "raise": ("loans",),
    "partner": ("pairs",),
    "actions": ("harvest", "regulars", "casuals", "shop-gap", "pack-price"),
    "pack": ("pack-order", "pack-price"),
    "compensation": ("regulars", "loans"),
    "store": ("shop-gap",),
    "steps": ("first-step", "loans"),
    "over": ("ties",),
}


def _subject(g: LoyangState, seat: int | None) -> str | None:
    if g.phase == OVER:
        return "over"
    now = active(g)
    looker = seat if seat is not None and seat in now else (now[0] if now else None)
    if g.phase == PRELUDE:
        return "prelude"
    if g.phase == PARTNER:
        return "partner"
    if looker is None:
        return None
    player = g.players[looker]
    if player.unpaid:
        return "raise"
    if g.phase == CARDS:
        if g.seats == 1:
            return "grid"
        return "draft-two" if g.seats == 2 else "draft"
    if player.drawn or player.drawing:
        return "pack"
    stages = {"compensating": "compensation", "storing": "store", "scoring": "steps"}
    return stages.get(STAGES[player.stage], "actions")
