"""Advice: up to three options worth a look, each with one sentence why and the points expected.

The options that the judge finds worth trying are played out to the end in worlds that the seat
could believe, all of them in the same ones; what came out best is shown. The truth behind the
seat's view is never looked at.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
# A score sheet with fewer headings does not tell where points come from.
_HEADINGS: Final = 3


class Advised(NamedTuple):
    """An option, why it is worth a look, and with how many points it ended; None if untried."""

    option: Option
    why: Text
    points: float | None


def advice(match: Match, decision: Decision, effort: Effort) -> list[Advised]:
    """Options worth a look, the best first; none where there is nothing to choose."""
    if len(decision.options) < 2:
        return []
    trials = Advice(match, decision, judge_for(match.game), effort)
    trials.run()
    return trials.shown()


class Advice(Trials):
    """The options of a decision, played out to the end, and why they are good."""

    def __init__(self, match: Match, decision: Decision, judge: Judge, effort: Effort) -> None:
        super().__init__(match, decision, judge, effort)
        self.headings: list[str] = []
        # Nobody who asks is told less because the machine is busy.
        self.least = FINALISTS

    def shown(self) -> list[Advised]:
        """The best options with their reasons."""
        finalists = self.finalists()
        if not finalists:
            return [Advised(self.tried[0].option, Text("advice-bot"), None)]
        best = finalists[0]
        return [
            Advised(one.option, self._reason(one, one is best), _points(one))
            for one in finalists[:FINALISTS]
            if best.mean() - one.mean() <= self.judge.near
        ]

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
        one.results.append(judge.result(match, seat))

    # --- why ---------------------------------------------------------------------------------

    def _reason(self, one: Tried, best: bool) -> Text:
        """What the game says of an option; else where its points came from, or just how good."""
        if one.reasons:
            return one.reasons[0]
        heading = self._strength(one)
        if heading is not None:
            return Text("advice-points", line=Text(heading))
        return Text("advice-best" if best else "advice-near")

    def _strength(self, one: Tried) -> str | None:
        """The heading under which an option brought clearly more than the others."""
        if len(self.headings) < _HEADINGS:
            return None
        others = [other for other in self.tried if other is not one and other.results]
        found: str | None = None
        most = _TELLING
        for heading, name in enumerate(self.headings):
            usual = sum(other.points(heading) for other in others) / len(others)
            more = one.points(heading) - usual
            if more >= most:
                found, most = name, more
        return found


def _points(one: Tried) -> float:
    """With how many points an option ended on the average."""
    return round(sum(one.sheet) / len(one.results), 1)
