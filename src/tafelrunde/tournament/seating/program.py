"""Program: a seating as an integer program for HiGHS, over the tables near each player's place.

`x[p, k]` is 1 where player p sits at table k. Of each goal either the least is wanted, or it is
capped; a cap of 0 makes a clique a row that admits one member.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import highspy
import numpy as np

from tafelrunde.tournament.seating.problem import PAIRED, Problem, Tables, distances

_INFINITE: Final = highspy.kHighsInf
# The pairs among c members of a clique are the highest of these lines at every whole c up to 4:
# c - 1, 2c - 3, 3c - 6; and so on for larger tables.
_LINES: Final = tuple((slope, slope * (slope + 1) // 2) for slope in range(1, 8))


@dataclass
class Answer:
    """What HiGHS found: "optimal", "infeasible" or "time"; the bound holds for this program."""

    status: str
    tables: Tables | None = None
    value: float = 0.0
    bound: float = 0.0


@dataclass
class Program:
    """Columns and rows; `rows_of` remembers which row says what, for prices of absent columns."""

    problem: Problem
    near: Any  # n × k: whether a player may sit at a table
    costs: list[float] = field(default_factory=list)
    whole: list[bool] = field(default_factory=list)
    lower: list[float] = field(default_factory=list)
    upper: list[float] = field(default_factory=list)
    starts: list[int] = field(default_factory=lambda: [0])
    index: list[int] = field(default_factory=list)
    value: list[float] = field(default_factory=list)
    # Each row about seats: its table (-1: every table), its players and their factors.
    said: dict[int, tuple[int, list[int], list[float]]] = field(default_factory=dict)
    total: dict[str, dict[int, float]] = field(default_factory=dict)
    distance_row: int = -1

    def __post_init__(self) -> None:
        self.column: dict[tuple[int, int], int] = {}
        for p, k in zip(*(array.tolist() for array in np.nonzero(self.near)), strict=True):
            self.column[p, k] = self.add_column(whole=True)
        for p in range(self.problem.players):
            tables = np.nonzero(self.near[p])[0].tolist()
            row = self.add_row(1, 1, {self.column[p, k]: 1.0 for k in tables})
            self.said[row] = (-1, [p], [1.0])
        everybody = list(range(self.problem.players))
        for k, size in enumerate(self.problem.sizes):
            self.seats_row(size, size, k, everybody, [1.0] * len(everybody))

    def add_column(self, whole: bool) -> int:
        self.costs.append(0.0)
        self.whole.append(whole)
        return len(self.costs) - 1

    def add_row(self, low: float, high: float, entries: Mapping[int, float]) -> int:
        self.lower.append(low)
        self.upper.append(high)
        self.index.extend(entries)
        self.value.extend(entries.values())
        self.starts.append(len(self.index))
        return len(self.lower) - 1

    def seats_row(
        self,
        low: float,
        high: float,
        table: int,
        players: list[int],
        factors: list[float],
        besides: Mapping[int, float] | None = None,
    ) -> None:
        entries = {
            self.column[p, table]: factor
            for p, factor in zip(players, factors, strict=True)
            if (p, table) in self.column
        }
        row = self.add_row(low, high, entries | dict(besides or {}))
        self.said[row] = (table, players, factors)

    # --- goals ----------------------------------------------------------------------------

    def cap(self, goal: str, most: int) -> None:
        """No seating that costs more than this."""
        if goal in PAIRED and most == 0:
            for clique in self.problem.cliques.get(goal, []):
                for k in range(len(self.problem.sizes)):
                    if self._inside(clique, k) > 1:
                        self.seats_row(-_INFINITE, 1, k, clique, [1.0] * len(clique))
            return
        row = self.add_row(-_INFINITE, most, self.terms(goal))
        if goal == "distance":
            self.distance_row = row

    def least(self, goal: str) -> None:
        """This is what is wanted least of."""
        for column, factor in self.terms(goal).items():
            self.costs[column] += factor

    def terms(self, goal: str) -> dict[int, float]:
        """What a goal costs, as factors of columns."""
        if goal not in self.total:
            if goal == "distance":
                pairs = ((c, self.problem.distance(p, k)) for (p, k), c in self.column.items())
                self.total[goal] = {c: float(d) for c, d in pairs if d}
            elif goal == "starts":
                self.total[goal] = self._start_terms()
            else:
                self.total[goal] = self._pair_terms(goal)
        return self.total[goal]

    def _inside(self, clique: list[int], table: int) -> int:
        return sum((p, table) in self.column for p in clique)

    def _pair_terms(self, goal: str) -> dict[int, float]:
        terms: dict[int, float] = {}
        for clique in self.problem.cliques.get(goal, []):
            for k, size in enumerate(self.problem.sizes):
                inside = min(self._inside(clique, k), size)
                if inside < 2:
                    continue
                pairs = self.add_column(whole=False)
                terms[pairs] = 1.0
                for slope, less in _LINES[: inside - 1]:
                    factors = [float(slope)] * len(clique)
                    self.seats_row(-_INFINITE, less, k, clique, factors, {pairs: -1.0})
        return terms

    def _start_terms(self) -> dict[int, float]:
        """A table pays 1 for every number of starts that nobody there is at or below."""
        terms: dict[int, float] = {}
        starts = self.problem.starts
        for below in range(max(starts, default=0)):
            fresh = [p for p, many in enumerate(starts) if many <= below]
            for k in range(len(self.problem.sizes)):
                nobody = self.add_column(whole=False)
                terms[nobody] = 1.0
                self.seats_row(1, _INFINITE, k, fresh, [1.0] * len(fresh), {nobody: 1.0})
        return terms

    # --- solving --------------------------------------------------------------------------

    def solve(self, seconds: float, start: Tables | None = None) -> Answer:
        highs = self._highs(seconds, whole=True)
        if start is not None:
            self._suggest(highs, start)
        highs.run()
        status = highs.getModelStatus()
        kinds = highspy.HighsModelStatus
        if status in {kinds.kInfeasible, kinds.kUnboundedOrInfeasible}:
            return Answer("infeasible")
        info = highs.getInfo()
        bound = float(info.mip_dual_bound)
        if info.primal_solution_status != highspy.SolutionStatus.kSolutionStatusFeasible:
            return Answer("time", bound=bound)
        solution = highs.getSolution().col_value
        tables: Tables = [[] for _ in self.problem.sizes]
        for (p, k), column in self.column.items():
            if solution[column] > 0.5:
                tables[k].append(p)
        done = status == kinds.kOptimal
        value = float(info.objective_function_value)
        return Answer("optimal" if done else "time", tables, value, bound)

    def relaxed(self, seconds: float) -> tuple[float, Any] | None:
        """The value without whole numbers, and what each absent or present seat would add to it.

        None where there was no time, or no solution.
        """
        highs = self._highs(seconds, whole=False)
        highs.run()
        if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        duals = highs.getSolution().row_dual
        n, tables = self.problem.players, len(self.problem.sizes)
        cost = np.zeros((n, tables))
        if any(self.costs[column] for column in self.terms("distance")):
            cost = distances(self.problem)
        if self.distance_row >= 0:
            cost = cost - duals[self.distance_row] * distances(self.problem)
        for row, (table, players, factors) in self.said.items():
            if duals[row]:
                if table < 0:
                    cost[players[0]] -= duals[row]
                else:
                    cost[players, table] -= duals[row] * np.array(factors)
        return float(highs.getInfo().objective_function_value), cost

    def _highs(self, seconds: float, whole: bool) -> highspy.Highs:
        made: Any = highspy.Highs
        highs: highspy.Highs = made()
        for name, setting in (
            ("output_flag", False),
            ("time_limit", max(0.05, seconds)),
            ("threads", 1),
            ("random_seed", 1),
            ("mip_rel_gap", 0.0),
            # Costs are whole numbers, so less than one apart is the same.
            ("mip_abs_gap", 0.99),
        ):
            highs.setOptionValue(name, setting)
        lp = highspy.HighsLp()
        columns = len(self.costs)
        lp.num_col_, lp.num_row_ = columns, len(self.lower)
        lp.col_cost_ = np.array(self.costs)
        lp.col_lower_ = np.zeros(columns)
        lp.col_upper_ = np.array([1.0 if kind else _INFINITE for kind in self.whole])
        lp.row_lower_, lp.row_upper_ = np.array(self.lower), np.array(self.upper)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.array(self.starts)
        lp.a_matrix_.index_ = np.array(self.index)
        lp.a_matrix_.value_ = np.array(self.value)
        if whole:
            integer, real = highspy.HighsVarType.kInteger, highspy.HighsVarType.kContinuous
            lp.integrality_ = [integer if kind else real for kind in self.whole]
        highs.passModel(lp)
        return highs

    def _suggest(self, highs: highspy.Highs, tables: Tables) -> None:
        """A seating to begin with, where all of it is near enough."""
        seated = {(p, k) for k, seats in enumerate(tables) for p in seats}
        if not seated <= set(self.column):
            return
        known = sorted(self.column.values())
        values = np.zeros(len(known))
        values[[self.column[seat] for seat in seated]] = 1.0
        highs.setSolution(len(known), np.array(known, dtype=np.int32), values)
