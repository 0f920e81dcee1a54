"""Planning: a coming turn tried out while others act."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.match import Match
from tafelrunde.server.table.frames import asked


def planned(match: Match, seat: int, choices: list[Any]) -> dict[str, Any] | None:
    """The table after these options, what could follow, and how many of them can be."""
    options = [tuple(choice) if isinstance(choice, list) else choice for choice in choices]
    if match.over or match.decision(seat) is not None:
        return None
    tried = match.game.rehearse(match.state, seat, options)
    if tried is None:
        return None
    return {
        "view": match.game.view(tried.state, seat),
        "ask": asked(match.game, tried.state, tried.decision),
        "done": tried.done,
    }
