"""Advice: the few options that a bot would show a beginner, each with one sentence why."""

from __future__ import annotations

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import judge_of
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text


def advice(match: Match, decision: Decision) -> list[tuple[Option, Text]]:
    """Options worth a look, the best first; none where nobody has an opinion."""
    judge = judge_of(match.game)
    return [] if judge is None else judge.advice(match.fork(), decision)
