"""Advice: up to three options worth a look, each with one sentence why.

The options that the judge finds worth trying are played out to the end in worlds that the seat
could believe, all of them in the same ones; what came out best is shown. The truth behind the
seat's view is never looked at.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from tafelrunde.bots.greedy import judge_for
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

SHOWN: Final = 3
# In so many worlds a reason must be true.
_SURE: Final = 3
# So many points more under a heading of the score sheet are worth telling of.
_TELLING: Final = 1.0
# A score sheet with fewer headings does not tell where points come from.
_HEADINGS: Final = 3
# A match that is not over after so many answers counts as it stands.
_LONGEST: Final = 5000


def advice(match: Match, decision: Decision, effort: Effort) -> list[tuple[Option, Text]]:
    """Options worth a look, the best first; none where there is nothing to choose."""
    if len(decision.options) < 2:
        return []
    trials = Trials(match, decision, judge_for(match.game), effort)
    trials.run()
    return trials.shown()


class Tried:
    """An option, and how it came out in each world that it was played out in."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.results: list[float] = []
        # What all worlds brought under each heading of the score sheet.
        self.sheet: list[int] = []
        self.reasons: list[Text] = []

    def mean(self) -> float:
        return sum(self.results) / len(self.results)

    def points(self, heading: int) -> float:
        return self.sheet[heading] / len(self.results)


class Trials:
    """The options of a decision, played out."""

    def __init__(self, match: Match, decision: Decision, judge: Judge, effort: Effort) -> None:
        self.match = match
        self.decision = decision
        self.judge = judge
        self.effort = effort
        seen = match.world(decision.seat, effort.seed)
        options = judge.worth_trying(seen, decision, effort.seed)
        self.tried = [Tried(option) for option in options]
        self.headings: list[str] = []

    def run(self) -> None:
        """Play out all options, and the better half of them again and again."""
        alive = self.tried
        left = self.effort.playouts
        worlds = 0
        while left >= len(alive):
            last = len(alive) <= SHOWN
            share = max(1, left // len(alive) // (1 if last else 2))
            for number in range(worlds, worlds + share):
                if not self._play_out(alive, number):
                    return
            worlds += share
            left -= share * len(alive)
            if not last:
                alive = in_order(alive)[: max(SHOWN, len(alive) // 2)]

    def shown(self) -> list[tuple[Option, Text]]:
        """The best options with their reasons."""
        # Time may have run out in the middle of a world.
        least = max(1, max(len(one.results) for one in self.tried) - 1)
        finalists = in_order([one for one in self.tried if len(one.results) >= least])
        if len(finalists) < 2:
            return [(self.tried[0].option, Text("advice-bot"))]
        favourite = self.tried[0]
        if favourite in finalists and not _surely_better(finalists[0], favourite):
            finalists.remove(favourite)
            finalists.insert(0, favourite)
        best = finalists[0]
        return [
            (one.option, self._reason(one, one is best))
            for one in finalists[:SHOWN]
            if best.mean() - one.mean() <= self.judge.near
        ]

    # --- playing out -------------------------------------------------------------------------

    def _play_out(self, alive: list[Tried], number: int) -> bool:
        """Play some options out in one world; False where there was no time for all of them."""
        key = f"{self.effort.seed}:{number}"
        world = self.match.world(self.decision.seat, key)
        for one in alive:
            if monotonic() >= self.effort.until:
                return False
            self._try(world, one, key)
        return True

    def _try(self, world: Match, one: Tried, key: str) -> None:
        """Choose an option in a world, do what it begins, and play on to the end."""
        decision, judge, seat = self.decision, self.judge, self.decision.seat
        match = world.fork()
        match.play(seat, one.option)
        ask = match.decision(seat)
        while ask is not None and judge.under_way(world, match, decision):
            options = ask.options
            match.play(seat, judge.best(match, ask, key) if len(options) > 1 else options[0])
            ask = match.decision(seat)
        if len(one.results) < _SURE:
            found = judge.reasons(world, match, decision, one.option)
            known = one.reasons
            one.reasons = [why for why in known if why in found] if one.results else found
        _finish(match, judge, key, seat)
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


def in_order(tried: list[Tried]) -> list[Tried]:
    """The best first; of equals the one that the judge named first."""
    return sorted(tried, key=lambda one: -one.mean())


def _surely_better(one: Tried, other: Tried) -> bool:
    """Whether an option came out better than another by more than chance would have it."""
    count = min(len(one.results), len(other.results))
    gains = [one.results[n] - other.results[n] for n in range(count)]
    gain = sum(gains) / count
    if count < 2:
        return gain > 0.0
    spread = sum((each - gain) ** 2 for each in gains) / (count - 1)
    return gain > sqrt(spread / count)


def _finish(match: Match, judge: Judge, key: str, seat: int) -> None:
    """Play a match to its end as the judge would."""
    for _ in range(_LONGEST):
        if match.over:
            return
        asked = match.decisions
        if not asked:
            for waiting in match.waiting():
                match.confirm(waiting)
            continue
        ask = asked[0]
        options = ask.options
        answer = judge.quick(match, ask, key, seat) if len(options) > 1 else options[0]
        match.play(ask.seat, answer)
