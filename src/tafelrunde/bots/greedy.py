"""The greedy bot takes what the judge of its game likes best."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.base import Bot, Luck
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Judge, judge_of
from tafelrunde.kernel.match import Match


class GreedyBot(Bot):
    """A game without a judge of its own is judged by its score sheet."""

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge = judge_of(match.game) or BY_SCORE
        return judge.best(match, decision, f"{self.seed}:{self.luck.below(1 << 20)}")


class ScoreJudge(Judge):
    """Looks one option ahead on the score sheet of any game; of equals one by luck."""

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        seat = decision.seat
        world = match.world(seat, key)
        most = -1_000_000
        best: list[Option] = []
        for option in decision.options:
            trial = world.fork()
            trial.play(seat, option)
            lead = _lead(trial.scores, seat)
            if lead > most:
                most = lead
                best = []
            if lead == most:
                best.append(option)
        return best[Luck(key).below(len(best))]


BY_SCORE: Final = ScoreJudge()


def _lead(scores: list[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
