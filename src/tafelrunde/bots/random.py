"""The random bot plays every game: any option, each as likely."""

from __future__ import annotations

from tafelrunde.bots.base import Bot
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match


class RandomBot(Bot):
    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        return options[self.luck.below(len(options))]
