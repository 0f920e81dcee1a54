"""Partition: up to 24 players, goal after goal over every table that could be.

The relaxed program bounds a goal from below, and its reduced costs say which tables no seating of
a wanted cost can hold. Whether those that are left make up a seating of the bound is walked through
where they are few, and HiGHS looks for one where they are many because the bound is met in many
ways; where there is none, the bound goes up by one. So what is found is proven, and the tables that
went are gone for the goals after it, too. How much is looked at is counted, not timed: every
machine finds and proves the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, inf
from typing import Any, Final

import highspy
import numpy as np

from tafelrunde.tournament.seating.columns import every, many
from tafelrunde.tournament.seating.problem import Costs, Problem, Solved
from tafelrunde.tournament.seating.relaxed import Relaxed, quiet
from tafelrunde.tournament.seating.search import improved
from tafelrunde.tournament.seating.walk import walked

# So many players, and so many sets of them that could be a table.
_PLAYERS: Final = 24
_TABLES: Final = 60_000
# Costs are whole numbers; so much more than one is another.
_SURE: Final = 1e-4
_ROUNDS: Final = 40
# Nodes of HiGHS, before there are cuts and after.
_FEW_NODES: Final = 20
_NODES: Final = 20_000


def fits(problem: Problem) -> bool:
    return problem.players <= _PLAYERS and many(problem) <= _TABLES


def solve(problem: Problem) -> Solved:
    """A best seating, proven goal after goal; with honest bounds where the work is too much."""
    return _Solver(problem).solved()


@dataclass
class _Solver:
    problem: Problem
    caps: Costs = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.columns = every(self.problem)
        self.best = improved(self.problem, self.problem.home(), inf)

    def solved(self) -> Solved:
        bounds = {goal: self.problem.floor(goal) for goal in self.problem.goals}
        for goal in self.problem.goals:
            if goal == "distance":
                self.columns = self.columns.placed()
            least = self._least(goal, bounds[goal])
            have = self._have(goal)
            bounds[goal] = least
            if least < have:
                break
            self.caps[goal] = have
        costs = self.problem.costs(self.best)
        return Solved(self.best, costs, bounds)

    def _have(self, goal: str) -> int:
        return self.problem.costs(self.best)[goal]

    def _least(self, goal: str, floor: int) -> int:
        """What this goal costs at least with the earlier ones at their best. `best` costs that
        afterwards, unless the work was too much."""
        have = self._have(goal)
        if have == floor == 0:
            self.columns = self.columns.kept(self.columns.costs[goal] == 0)
        if have == floor:
            return floor
        relaxed = Relaxed(self.columns, goal, self._binding(), self.columns.found(self.best))
        relaxed.solve()
        least = self._raised(relaxed, max(floor, _up(relaxed)), have, _FEW_NODES)
        for _ in range(_ROUNDS):
            if least >= self._have(goal) or not relaxed.cut():
                break
            relaxed.solve()
            least = self._raised(relaxed, max(least, _up(relaxed)), have, _FEW_NODES)
        least = self._raised(relaxed, least, self._have(goal), _NODES)
        within = relaxed.reduced <= least - relaxed.value + _SURE
        self.columns = self.columns.kept(within)
        return least

    def _raised(self, relaxed: Relaxed, least: int, have: int, nodes: int) -> int:
        """The bound, raised as long as no seating meets it and that is found out; `best` is the
        seating that does."""
        while least < have:
            found = self._whole(relaxed, least, nodes)
            if found is None:
                return least
            if found:
                self.best = self.columns.tables(found)
                return least
            least += 1
        return least

    def _binding(self) -> Costs:
        """The caps that any of the tables left could break."""
        return {goal: most for goal, most in self.caps.items() if self.columns.costs[goal].any()}

    def _whole(self, relaxed: Relaxed, most: int, nodes: int) -> list[int] | None:
        """The columns of a seating that costs this much or less; none where there is no such
        seating, None where that was not found out."""
        within = most - relaxed.value + _SURE
        (left,) = np.nonzero(relaxed.reduced <= within)
        limits = [(self.columns.costs[goal], cap) for goal, cap in self._binding().items()]
        limits.append((relaxed.cost, most))
        found = walked(self.columns, left, relaxed.reduced, within, limits)
        if found is not None:
            return found
        rows = relaxed.binding()
        table = np.array([relaxed.rows[row][left] for row in rows] + [relaxed.cost[left]])
        lower = [relaxed.lower[row] for row in rows] + [-highspy.kHighsInf]
        upper = [relaxed.upper[row] for row in rows] + [float(most)]
        highs = quiet()
        highs.setOptionValue("mip_max_nodes", nodes)
        # Any seating will do: none is better than the bound.
        highs.setOptionValue("mip_max_improving_sols", 1)
        highs.passModel(_program(table, lower, upper, relaxed.cost[left]))
        highs.run()
        status = highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return []
        feasible = highspy.SolutionStatus.kSolutionStatusFeasible
        if highs.getInfo().primal_solution_status != feasible:
            return None
        chosen = np.array(highs.getSolution().col_value) > 0.5
        return [int(column) for column in left[chosen]]


def _up(relaxed: Relaxed) -> int:
    """The bound as a whole number; costs are whole."""
    return ceil(relaxed.value - _SURE)


def _program(table: Any, lower: list[float], upper: list[float], cost: Any) -> highspy.HighsLp:
    program = highspy.HighsLp()
    rows, columns = table.shape
    program.num_row_, program.num_col_ = rows, columns
    program.col_cost_ = cost
    program.col_lower_, program.col_upper_ = np.zeros(columns), np.ones(columns)
    program.row_lower_, program.row_upper_ = np.array(lower), np.array(upper)
    column, row = np.nonzero(table.T)
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_ = np.searchsorted(column, np.arange(columns + 1))
    program.a_matrix_.index_ = row
    program.a_matrix_.value_ = table.T[column, row]
    program.integrality_ = [highspy.HighsVarType.kInteger] * columns
    return program
