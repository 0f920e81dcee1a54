"""Relaxed: the least that tables in parts could cost, which no seating is better than.

Columns come in where their price is below 0, until none is left outside that would help. Cuts make
the parts whole: of three players, of whom two sit at a table, only one such table can be; and the
like for other small sets (subset-row cuts). Each column ends with its reduced cost: a seating that
holds it costs at least so much more than the bound.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Final

import highspy
import numpy as np

from tafelrunde.tournament.seating.columns import Columns

_INFINITE: Final = highspy.kHighsInf
_TINY: Final = 1e-6
# So many columns come in at once, the cheapest first, and so many cuts, the deepest first.
_COLUMNS: Final = 150
_CUTS: Final = 40
_DEEP: Final = 0.02
# Of so many players, tables with so many of them at once; the rest of the division is left over.
_SUBSETS: Final = ((3, 2), (5, 2), (4, 3), (5, 3))


class Relaxed:
    """The program without whole numbers: one goal is wanted, those before it are capped."""

    def __init__(self, columns: Columns, goal: str, caps: dict[str, int], start: list[int]) -> None:
        self.columns = columns
        self.cost = columns.costs[goal]
        self.value = 0.0
        self.reduced: Any = np.zeros(len(self.cost))
        kinds = columns.kinds
        # What each column counts in each row, and how much of it there is: everybody sits once,
        # there are so many tables of a kind, and the goals before this one stay at their best.
        self.rows: list[Any] = [
            *columns.seats.T,
            *(columns.kind == kind for kind in range(len(kinds))),
            *(columns.costs[capped] for capped in caps),
        ]
        exact = [1.0] * columns.problem.players + [float(len(same)) for same in kinds]
        self.upper = exact + [float(most) for most in caps.values()]
        self.lower = exact + [-_INFINITE] * len(caps)
        self.inside: list[int] = []
        self._uncut = len(self.rows)
        self._cuts: set[tuple[int, int]] = set()
        self._weights: Any = np.zeros(0)
        self._highs = self._begun()
        self._bring_in(start)

    def solve(self) -> None:
        """Bring columns in until no other would help."""
        while True:
            self._highs.run()
            solution = self._highs.getSolution()
            self.prices = np.array(solution.row_dual)
            self.reduced = self.cost - self._priced()
            self.value = float(self._highs.getInfo().objective_function_value)
            self._weights = np.array(solution.col_value)
            outside = np.ones(len(self.cost), dtype=bool)
            outside[self.inside] = False
            helping = np.nonzero(outside & (self.reduced < -_TINY))[0]
            if not len(helping):
                return
            if len(helping) > _COLUMNS:
                cheapest = np.argpartition(self.reduced[helping], _COLUMNS)[:_COLUMNS]
                helping = helping[cheapest]
            self._bring_in(helping.tolist())

    def cut(self) -> bool:
        """Forbid what only parts of tables can do; False where nothing of the kind is found."""
        used = np.nonzero(self._weights > _TINY)[0]
        weights = self._weights[used]
        seats = self.columns.seats[np.array(self.inside)[used]]
        found = []
        for which, (size, each) in enumerate(_SUBSETS):
            members = _members(self.columns.problem.players, size)
            over = np.floor(members @ seats.T / each) @ weights - size // each
            deepest = np.argsort(-over)[:_CUTS]
            found += [(-float(over[n]), which, int(n)) for n in deepest if over[n] > _DEEP]
        fresh = [(which, n) for _, which, n in sorted(found) if (which, n) not in self._cuts]
        for which, number in fresh[:_CUTS]:
            size, each = _SUBSETS[which]
            members = _members(self.columns.problem.players, size)[number]
            whole = np.floor(self.columns.seats @ members / each)
            self._add_cut(whole.astype(np.int8), float(size // each))
            self._cuts.add((which, number))
        return bool(fresh)

    def binding(self) -> list[int]:
        """The rows without which parts of tables would cost less, and all that are no cuts."""
        return [row for row, price in enumerate(self.prices) if row < self._uncut or price]

    def _priced(self) -> Any:
        found = self.columns.seats @ self.prices[: self.columns.problem.players]
        for row in range(self.columns.problem.players, len(self.rows)):
            if self.prices[row]:
                found = found + self.prices[row] * self.rows[row]
        return found

    def _begun(self) -> Any:
        highs = quiet()
        for low, high in zip(self.lower, self.upper, strict=True):
            highs.addRow(low, high, 0, np.array([], dtype=np.int32), np.array([]))
        return highs

    def _bring_in(self, fresh: list[int]) -> None:
        for column in fresh:
            values = np.array([float(row[column]) for row in self.rows])
            (index,) = np.nonzero(values)
            self._highs.addCol(
                float(self.cost[column]),
                0.0,
                _INFINITE,
                len(index),
                index.astype(np.int32),
                values[index],
            )
        self.inside.extend(fresh)

    def _add_cut(self, row: Any, most: float) -> None:
        values = row[self.inside].astype(float)
        (index,) = np.nonzero(values)
        self._highs.addRow(-_INFINITE, most, len(index), index.astype(np.int32), values[index])
        self.rows.append(row)
        self.lower.append(-_INFINITE)
        self.upper.append(most)


def quiet() -> Any:
    """HiGHS without a word, on one core, the same each time."""
    made: Any = highspy.Highs
    highs = made()
    for name, setting in (("output_flag", False), ("threads", 1), ("random_seed", 1)):
        highs.setOptionValue(name, setting)
    return highs


@cache
def _members(players: int, size: int) -> Any:
    """Every set of so many players, 1 for each who is in it."""
    sets = np.array(list(combinations(range(players), size)))
    found = np.zeros((len(sets), players))
    found[np.arange(len(sets))[:, None], sets] = 1.0
    return found
