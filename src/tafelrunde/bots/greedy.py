"""The greedy bot looks one turn ahead and takes what a simple evaluation likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.agricola import best_in_agricola
from tafelrunde.bots.base import Bot
from tafelrunde.bots.loyang import best_in_loyang
from tafelrunde.bots.lydia import best_in_lydia
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# How each game is judged: the best option for the decision, given a key for worlds.
Judge = Callable[[Match, Decision, str], Option]
_JUDGES: Final[dict[str, Judge]] = {
    "agricola": best_in_agricola,
    "loyang": best_in_loyang,
    "lydia": best_in_lydia,
}


class GreedyBot(Bot):
    """A game without a judge of its own is played at random."""

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge = _JUDGES.get(match.game.name)
        if judge is None:
            return options[self.luck.below(len(options))]
        return judge(match, decision, f"{self.seed}:{self.luck.below(1 << 20)}")
