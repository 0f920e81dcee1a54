"""The greedy bot takes what the judge of its game likes best."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.base import Bot, Luck
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judge import Judge, judge_of
from tafelrunde.kernel.match import Match


class GreedyBot(Bot):
    """A game without a judge of its own is judged by its score sheet."""

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        judge = judge_for(match.game)
        return judge.best(match, decision, f"{self.seed}:{self.luck.below(1 << 20)}")


class CarelessBot(GreedyBot):
    """Greedy, but of a hundred answers so many are any option."""

    def __init__(self, seed: str, slips: int) -> None:
        super().__init__(seed)
        self.slips = slips

    def choose(self, match: Match, decision: Decision) -> Option:
        options = decision.options
        if self.luck.below(100) < self.slips:
            return options[self.luck.below(len(options))]
        return super().choose(match, decision)


class ScoreJudge(Judge):
    """Looks one option ahead on the score sheet of any game; of equals one by luck."""

    def best(self, match: Match, decision: Decision, key: str) -> Option:
        seat = decision.seat
        world = match.world(seat, key)
        most = -1e9
        best: list[Option] = []
        for option in decision.options:
            trial = world.fork()
            trial.play(seat, option)
            lead = self.result(trial, seat)
            if lead > most:
                most = lead
                best = []
            if lead == most:
                best.append(option)
        return best[Luck(key).below(len(best))]


BY_SCORE: Final = ScoreJudge()


def judge_for(game: Game[Any]) -> Judge:
    """The judge of a game; for one that names none, its score sheet."""
    return judge_of(game) or BY_SCORE
