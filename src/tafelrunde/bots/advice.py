"""Advice: up to three options worth a look, each with one sentence why and the points expected.

They are what a bot that thinks finds best, in worlds that the seat could believe. Those three are
then played out to the end, all in the same worlds: that says why they are good, and how many points
the best one brings. What the others fall short of it is the bot's opinion, too. The truth behind
the seat's view is never looked at.
"""

from __future__ import annotations

from math import inf, sqrt
from time import monotonic
from typing import Final, NamedTuple

from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import FINALISTS, Trials, Tried, play_to_end
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

# In so many worlds a reason must be true.
_SURE: Final = 3
# So many points more under a heading of the score sheet are worth telling of.
_TELLING: Final = 1.0
# Points and their headings are told of where so many worlds ended; points where they ended no
# further apart than this, as deviations go.
_WORLDS: Final = 3
_APART: Final = 6.0
# A score sheet with fewer headings does not tell where points come from.
_HEADINGS: Final = 3
# What part of an effort it takes to find the best; the rest is for playing them to the end.
_FINDING: Final = 0.7
# So many simulations a tree makes in each world however busy the machine is.
_SIMULATIONS: Final = 200


class Advised(NamedTuple):
    """An option, why it is worth a look, and with how many points it ended.

    Nothing is said of either where it is not known.
    """

    option: Option
    why: Text | None
    points: float | None


def advice(match: Match, decision: Decision, effort: Effort) -> list[Advised]:
    """Options worth a look, the best first; none where there is nothing to choose."""
    if len(decision.options) < 2:
        return []
    return Comparison(match, decision, effort).advised()


class Comparison:
    """The options of a decision as a bot that thinks sees them, the best ones played to the end."""

    def __init__(self, match: Match, decision: Decision, effort: Effort) -> None:
        judge = judge_for(match.game)
        finding, ending = _parts(effort)
        self.near = judge.near
        self.trials = LevelBot(effort.seed, least=_SIMULATIONS).trials(match, decision, finding)
        # Nobody who asks is told less because the machine is busy.
        self.trials.least = FINALISTS
        self.trials.run()
        # None where there was but one to try.
        self.best = self.trials.finalists()[:FINALISTS]
        options = [one.option for one in self.best]
        self.endings = Endings(match, decision, judge, ending, options)
        if options:
            self.endings.run()

    def points(self, one: Tried) -> float:
        """The points expected: what the best one brought to the end, less what another lacks."""
        trials, best = self.trials, self.best[0]
        behind = max(0.0, trials.in_points(best) - trials.in_points(one))
        return round(self.endings.expected(self.endings.tried[0]) - behind, 1)

    def advised(self) -> list[Advised]:
        """The best, and what is hardly worse."""
        if not self.best:
            return [Advised(self.trials.tried[0].option, None, None)]
        least = self.points(self.best[0]) - self.near
        sure = self.endings.agree()
        return [
            Advised(one.option, self.endings.reason(ended), self.points(one) if sure else None)
            for one, ended in zip(self.best, self.endings.tried, strict=True)
            if self.points(one) >= least
        ]


def _parts(effort: Effort) -> tuple[Effort, Effort]:
    """What of an effort goes into finding the best, and what into playing them to the end."""
    playouts, until = int(_FINDING * effort.playouts), effort.until
    if until < inf:
        now = monotonic()
        until = now + _FINDING * (until - now)
    return (
        Effort(effort.seed, max(FINALISTS, playouts), until),
        Effort(effort.seed, max(FINALISTS, effort.playouts - playouts), effort.until),
    )


class Endings(Trials):
    """Options of a decision, each played out to the end, and why they are good."""

    def __init__(
        self,
        match: Match,
        decision: Decision,
        judge: Judge,
        effort: Effort,
        options: list[Option],
    ) -> None:
        self.options = options
        self.headings: list[str] = []
        # With how many points the first option ended in each world.
        self.ended: list[int] = []
        super().__init__(match, decision, judge, effort)
        self.least = FINALISTS

    def worth_trying(self, seen: Match) -> list[Option]:
        return self.options

    def tried_out(self, world: Match, one: Tried, key: str) -> None:
        """Play to the end, and note what the option began and brought."""
        decision, judge, seat = self.decision, self.judge, self.decision.seat
        match = self.begun(world, one, key)
        if len(one.results) < _SURE:
            found = judge.reasons(world, match, decision, one.option)
            known = one.reasons
            one.reasons = [why for why in known if why in found] if one.results else found
        play_to_end(match, judge, key, seat)
        sheet = match.score_sheet
        if not one.results:
            self.headings = [line.id for line in sheet]
            one.sheet = [0] * len(sheet)
        for heading in range(len(sheet)):
            one.sheet[heading] += sheet[heading].points[seat]
        if one is self.tried[0]:
            self.ended.append(sum(line.points[seat] for line in sheet))
        one.results.append(judge.result(match, seat))

    def expected(self, one: Tried) -> float:
        """With how many points an option ended on the average."""
        return sum(one.sheet) / len(one.results)

    def agree(self) -> bool:
        """Whether enough worlds ended alike: else the points would be those of a chance."""
        count = len(self.ended)
        if count < _WORLDS:
            return False
        mean = sum(self.ended) / count
        return sqrt(sum((each - mean) ** 2 for each in self.ended) / (count - 1)) <= _APART

    def reason(self, one: Tried) -> Text | None:
        """What the game says of an option; else where its points came from, if that is clear."""
        if one.reasons:
            return one.reasons[0]
        heading = self._strength(one)
        return None if heading is None else Text("advice-points", line=Text(heading))

    def _strength(self, one: Tried) -> str | None:
        """The heading under which an option brought clearly more than the others."""
        if len(self.headings) < _HEADINGS or len(one.results) < _WORLDS:
            return None
        others = [other for other in self.tried if other is not one and other.results]
        if not others:
            return None
        found: str | None = None
        most = _TELLING
        for heading, name in enumerate(self.headings):
            usual = sum(other.points(heading) for other in others) / len(others)
            more = one.points(heading) - usual
            if more >= most:
                found, most = name, more
        return found
