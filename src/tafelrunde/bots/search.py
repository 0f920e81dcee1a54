"""The search bot tries options out in worlds that its seat could believe, and takes the best."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final

from tafelrunde.bots.base import Bot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import Trials
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.match import Match

# How many play-outs a decision is worth where nothing else is said.
PLAYOUTS: Final = 48
# With so much time the play-outs do not run out first.
MANY: Final = 100_000


class SearchBot(Bot):
    """So many play-outs for each decision, or so many seconds.

    With play-outs it is the same choice for the same view and seed, whatever lies behind the view.
    """

    def __init__(self, seed: str, playouts: int = PLAYOUTS, seconds: float = inf) -> None:
        super().__init__(seed)
        self.playouts = playouts if seconds == inf else MANY
        self.seconds = seconds

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        until = min(self.until, monotonic() + self.seconds)
        key = f"{self.seed}:{self.luck.below(1 << 20)}"
        trials = self.trials(match, decision, Effort(key, self.playouts, until))
        trials.run()
        best = trials.finalists()
        return best[0].option if best else trials.tried[0].option

    def trials(self, match: Match, decision: Decision, effort: Effort) -> Trials:
        """What is tried out."""
        return Trials(match, decision, judge_for(match.game), effort)
