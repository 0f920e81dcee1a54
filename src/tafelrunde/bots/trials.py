"""Trials: the options of a decision, played out in worlds that the seat could believe.

All options are played out in the same worlds, and the better half of them again and again. The
truth behind the seat's view is never looked at.
"""

from __future__ import annotations

from math import inf, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort, Judge
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text

# So many options are compared to the last.
FINALISTS: Final = 3
# A match that is not over after so many answers counts as it stands.
_LONGEST: Final = 5000


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Trials:
    """The options of a decision that its judge finds worth trying."""

    def __init__(self, match: Match, decision: Decision, judge: Judge, effort: Effort) -> None:
        self.match = match
        self.decision = decision
        self.judge = judge
        self.effort = effort
        seen = match.world(decision.seat, effort.seed)
        self.tried = [Tried(option) for option in self.worth_trying(seen)]
        # So many options are played out in the first world, however late it is.
        self.least = 0

    def worth_trying(self, seen: Match) -> list[Option]:
        """The options to try, the likeliest first, by a world that the seat could believe."""
        return self.judge.worth_trying(seen, self.decision, self.effort.seed)

    def run(self) -> None:
        """Play out all options, and the better half of them again and again.

        Each lot gets the same share of the play-outs and of the time.
        """
        alive = self.tried[: max(FINALISTS, self.effort.playouts)]
        lots = 1
        while len(alive) > FINALISTS << (lots - 1):
            lots += 1
        began = monotonic()
        made = 0
        worlds = 0
        for lot in range(1, lots + 1):
            enough = self.effort.playouts * lot // lots
            until = self.effort.until
            if until < inf and lot < lots:
                until = began + (until - began) * lot / lots
            first = worlds
            while worlds == first or (made + len(alive) <= enough and monotonic() < until):
                if made + len(alive) > self.effort.playouts or len(alive) < 2:
                    return
                if not self._play_out(alive, worlds):
                    return
                made += len(alive)
                worlds += 1
            # What the judge likes best is not dropped: it must be beaten.
            favourite = self.tried[0]
            better = in_order(alive)[: max(FINALISTS, (len(alive) + 1) // 2)]
            alive = better if favourite in better else [favourite, *better[:-1]]

    def finalists(self) -> list[Tried]:
        """What was played out most often, the best first; none where there was no time for two.

        What the judge likes best stays first unless another came out better by more than chance.
        """
        # Time may have run out in the middle of a world.
        least = max(1, max(len(one.results) for one in self.tried) - 1)
        found = in_order([one for one in self.tried if len(one.results) >= least])
        if len(found) < 2:
            return []
        favourite = self.tried[0]
        if favourite in found and not surely_better(found[0], favourite):
            found.remove(favourite)
            found.insert(0, favourite)
        return found

    def tried_out(self, world: Match, one: Tried, key: str) -> None:
        """Choose an option in a world, and note how it comes out."""
        seat = self.decision.seat
        match = self.begun(world, one, key)
        result = self.judge.outlook(world, match, seat)
        if result is None:
            play_on(world, match, self.judge, key, seat)
            result = self.judge.standing(world, match, seat)
        one.results.append(result)

    def in_points(self, one: Tried) -> float:
        """How an option came out, in points: only what lies between two of them tells anything."""
        return self.judge.in_points(self.match, one.mean())

    def begun(self, world: Match, one: Tried, key: str) -> Match:
        """A fork of a world in which an option is chosen and all done that it begins."""
        decision, judge, seat = self.decision, self.judge, self.decision.seat
        match = world.fork()
        match.play(seat, one.option)
        ask = match.decision(seat)
        while ask is not None and judge.under_way(world, match, decision):
            options = ask.options
            match.play(seat, judge.within(match, ask, key) if len(options) > 1 else options[0])
            ask = match.decision(seat)
        return match

    def _play_out(self, alive: list[Tried], number: int) -> bool:
        """Play some options out in one world; False where there was no time for all of them."""
        key = f"{self.effort.seed}:{number}"
        world = self.match.world(self.decision.seat, key)
        for place, one in enumerate(alive):
            waived = number == 0 and place < self.least
            if not waived and monotonic() >= self.effort.until:
                return False
            self.tried_out(world, one, key)
        return True


def in_order(tried: list[Tried]) -> list[Tried]:
    """The best first; of equals the one that the judge named first."""
    return sorted(tried, key=lambda one: -one.mean())


def surely_better(one: Tried, other: Tried) -> bool:
    """Whether an option came out better than another by more than chance would have it."""
    count = min(len(one.results), len(other.results))
    gains = [one.results[n] - other.results[n] for n in range(count)]
    gain = sum(gains) / count
    if count < 2:
        return gain > 0.0
    spread = sum((each - gain) ** 2 for each in gains) / (count - 1)
    return gain > sqrt(spread / count)


def play_on(world: Match, match: Match, judge: Judge, key: str, seat: int) -> None:
    """Play a match on as the judge would, until it says how a seat stands."""
    for _ in range(_LONGEST):
        if match.over or judge.far(world, match, seat):
            return
        answer_one(match, judge, key, seat)


def play_to_end(match: Match, judge: Judge, key: str, seat: int) -> None:
    """Play a match to its end as the judge would."""
    for _ in range(_LONGEST):
        if match.over:
            return
        answer_one(match, judge, key, seat)


def answer_one(match: Match, judge: Judge, key: str, seat: int) -> None:
    """Answer one question of a match that is played out for a seat."""
    asked = match.decisions
    if not asked:
        for waiting in match.waiting():
            match.confirm(waiting)
        return
    ask = asked[0]
    options = ask.options
    answer = judge.quick(match, ask, key, seat) if len(options) > 1 else options[0]
    match.play(ask.seat, answer)
