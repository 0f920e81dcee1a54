"""Advice: the few options that a bot would show a beginner, each with one sentence why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.agricola import suggestions
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

Advice = list[tuple[Option, Text]]

_ADVISERS: Final[dict[str, Callable[[Match, Decision], Advice]]] = {"agricola": suggestions}


def advice(match: Match, decision: Decision) -> Advice:
    """Options worth a look, the best first; none where nobody has an opinion."""
    adviser = _ADVISERS.get(match.game.name)
    return [] if adviser is None else adviser(match.fork(), decision)
