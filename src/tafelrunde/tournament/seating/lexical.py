"""Lexical: goal after goal with HiGHS, each at its best before the next one counts.

The program holds only the tables near each player's place. What that leaves out is priced with the
relaxed program: a seat whose price alone is more than there is to gain is in no better seating;
the others are added, and it is solved again. So the proof covers every seating there is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import Any, Final

import numpy as np

from tafelrunde.tournament.seating.problem import Costs, Problem, Solved
from tafelrunde.tournament.seating.program import Answer, Program
from tafelrunde.tournament.seating.search import improved

_REACH: Final = 3
_TINY: Final = 1e-6


def solve(problem: Problem, seconds: float) -> Solved:
    """The best seating found in this time, with what is proven about it."""
    return _Solver(problem, monotonic() + seconds).solved()


@dataclass
class _Solver:
    problem: Problem
    until: float
    caps: Costs = field(default_factory=dict)
    # Whether `near` holds every seat that a seating within the caps could use.
    complete: bool = False

    def __post_init__(self) -> None:
        tables = len(self.problem.sizes)
        home = [k for k, size in enumerate(self.problem.sizes) for _ in range(size)]
        self.steps = np.abs(np.array(home)[:, None] - np.arange(tables)[None, :])
        self.reach = _REACH
        self.near: Any = self.steps <= self.reach
        self.floors = {goal: self.problem.floor(goal) for goal in self.problem.goals}
        self.best = improved(self.problem, self.problem.home(), self._half())

    def solved(self) -> Solved:
        goals = list(self.problem.goals)
        bounds = dict(self.floors)
        if self.problem.costs(self.best) == bounds:
            return Solved(self.best, bounds, dict(bounds))
        while goals and self._left() > 0:
            run = goals[: goals.index("distance") + 1] if "distance" in goals else goals
            steps = len(run)
            wanted = {goal: self.floors[goal] for goal in run if goal != "distance"}
            answer = self._answer(self.caps | wanted, "distance" if "distance" in run else None)
            if answer.tables is None and (answer.status == "infeasible" or steps > 1):
                steps = 1
                if run[0] in wanted and self._at_floor(run[0]):
                    answer = Answer("optimal", self.best, self.floors[run[0]])
                else:
                    answer = self._answer(self.caps, run[0])
            if not self._take(goals[:steps], answer, bounds):
                break
            goals = goals[steps:]
        costs = self.problem.costs(self.best)
        for goal in self.problem.goals:
            bounds[goal] = min(bounds[goal], costs[goal])
        return Solved(self.best, costs, bounds)

    def _take(self, goals: list[str], answer: Answer, bounds: Costs) -> bool:
        """Keep what was found about these goals; whether it is the last word on them."""
        if answer.tables is not None and self.problem.key(answer.tables) < self.problem.key(
            self.best
        ):
            self.best = answer.tables
        last = goals[-1]
        if answer.tables is None:
            bounds[last] = max(bounds[last], _up(answer.bound))
            return False
        costs = self.problem.costs(self.best)
        if last == "distance" or len(goals) == 1:
            bounds[last] = max(bounds[last], _up(answer.bound))
        if answer.status == "optimal":
            bounds[last] = max(bounds[last], costs[last])
        self.caps |= {goal: costs[goal] for goal in goals}
        return answer.status == "optimal"

    def _answer(self, caps: Costs, want: str | None) -> Answer:
        """Solve, and look further away as long as something better may lie there."""
        while True:
            left = self._left()
            if left <= 0:
                return Answer("time")
            program = Program(self.problem, self.near)
            for goal, most in caps.items():
                program.cap(goal, most)
            if want is not None:
                program.least(want)
            prices = program.relaxed(left) if want == "distance" else None
            answer = program.solve(self._left(), self.best)
            covered = self.complete or bool(self.near.all())
            if answer.status == "infeasible":
                if covered:
                    return answer
                self._look_further()
                continue
            # With nothing wanted, all is at its floor, which no seating is better than.
            if want is None or (covered and prices is None):
                return answer
            if prices is None:
                sure = answer.status == "optimal" and round(answer.value) <= self.floors[want]
                bound = float(self.floors[want])
                return Answer("optimal" if sure else "time", answer.tables, answer.value, bound)
            relaxed, price = prices
            absent = np.where(self.near | self.complete, np.inf, price)
            if answer.status != "optimal":
                bound = min(answer.bound, relaxed + float(absent.min()))
                return Answer("time", answer.tables, answer.value, bound)
            gain = answer.value - relaxed
            if not (absent <= gain - 1 + _TINY).any():
                self.near = (price <= gain + _TINY) & (self.near | (not self.complete))
                self.complete = True
                return answer
            self.near |= absent <= gain + _TINY

    def _at_floor(self, goal: str) -> bool:
        """Whether the best so far has a goal at its floor, with all caps kept."""
        costs = self.problem.costs(self.best)
        kept = all(costs[capped] <= most for capped, most in self.caps.items())
        return kept and costs[goal] <= self.floors[goal]

    def _look_further(self) -> None:
        self.reach *= 2
        self.near |= self.steps <= self.reach

    def _left(self) -> float:
        return self.until - monotonic()

    def _half(self) -> float:
        return monotonic() + self._left() / 2


def _up(value: float) -> int:
    """A bound as a whole number; costs are whole."""
    return ceil(value - _TINY) if np.isfinite(value) else 0
