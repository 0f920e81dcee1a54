"""Styles: bots that play unlike each other, for a population that a bot is measured against.

`styles:7` sees greedy's worth of things with weights of its own, `mild:7` with weights nearer to
greedy's; `rusher:family` wants one thing before all others, `blocker` takes what the next seat
needs most. What that means is each game's business, in a module of tastes.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.match import Match

# The games that have tastes, and where.
_TASTES: Final[dict[str, str]] = {"agricola": "tafelrunde.bots.agricola.taste"}

_judges: dict[tuple[str, str, str], Judge] = {}


def has_style(game: str, kind: str, which: str) -> bool:
    """Whether a bot of such a style can play a game."""
    return game in _TASTES and import_module(_TASTES[game]).judge(kind, which) is not None


def judge_with(game: str, kind: str, which: str) -> Judge:
    """The judge of a style in a game; made when it is first asked for."""
    known = _judges.get((game, kind, which))
    if known is not None:
        return known
    if game not in _TASTES:
        raise TafelrundeError(f"the bot {kind} has no style for {game}")
    judge: Judge | None = import_module(_TASTES[game]).judge(kind, which)
    if judge is None:
        raise TafelrundeError(f"{game} has no style {kind}:{which}")
    _judges[game, kind, which] = judge
    return judge


class StyleBot(GreedyBot):
    """Takes what the judge of its style likes best."""

    def __init__(self, seed: str, kind: str, which: str) -> None:
        super().__init__(seed)
        self.kind = kind
        self.which = which

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge = judge_with(match.header.game, self.kind, self.which)
        return judge.best(match, decision, f"{self.seed}:{self.luck.below(1 << 20)}")


def population(game: str) -> tuple[str, ...]:
    """Unlike bots that a bot of this game is measured against; champions come on top."""
    if game not in _TASTES:
        return ("random", "easy", "greedy", "search:8", "search:24")
    return (
        "greedy",
        *[f"styles:{number}" for number in range(1, 7)],
        *[f"mild:{number}" for number in range(1, 7)],
        "rusher:family",
        "rusher:fields",
        "rusher:pastures",
        "blocker",
        "blocker:3",
        "blocker:8",
        "search:24",
    )
