"""Columns: every table that could be, as a set of players at a kind of table, with its costs.

Tables of one size are of one kind as long as no goal asks where a table stands. For the distance
those are of one kind that are equally far from everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from tafelrunde.tournament.seating.problem import PAIRED, Problem, Tables, distances


def many(problem: Problem) -> int:
    """How many tables could be, by who sits there."""
    return sum(comb(problem.players, size) for size in set(problem.sizes))


@dataclass
class Columns:
    """A row of `seats` for each: 1 where a player sits there."""

    problem: Problem
    # The tables of each kind, and the kind of each column.
    kinds: list[list[int]]
    kind: Any
    seats: Any
    costs: dict[str, Any]

    def __post_init__(self) -> None:
        self.sets = self.seats @ _bits(self.problem)

    def kept(self, which: Any) -> Columns:
        costs = {goal: cost[which] for goal, cost in self.costs.items()}
        return Columns(self.problem, self.kinds, self.kind[which], self.seats[which], costs)

    def placed(self) -> Columns:
        """The same, and where each table stands."""
        away = distances(self.problem)
        kinds: list[list[int]] = []
        rows, kind, distance = [], [], []
        for number, tables in enumerate(self.kinds):
            like: dict[bytes, list[int]] = {}
            for table in tables:
                like.setdefault(away[:, table].tobytes(), []).append(table)
            own = np.nonzero(self.kind == number)[0]
            for same in like.values():
                rows.append(own)
                kind.append(np.full(len(own), len(kinds)))
                distance.append(self.seats[own] @ away[:, same[0]])
                kinds.append(same)
        all_rows = np.concatenate(rows)
        costs = {goal: cost[all_rows] for goal, cost in self.costs.items()}
        costs["distance"] = np.concatenate(distance)
        return Columns(self.problem, kinds, np.concatenate(kind), self.seats[all_rows], costs)

    def found(self, tables: Tables) -> list[int]:
        """The columns of a seating."""
        bits = _bits(self.problem)
        kind_of = {table: kind for kind, same in enumerate(self.kinds) for table in same}
        return [
            int(np.nonzero((self.sets == bits[seats].sum()) & (self.kind == kind_of[table]))[0][0])
            for table, seats in enumerate(tables)
        ]

    def tables(self, chosen: Sequence[int]) -> Tables:
        """The seating of these columns."""
        free = [list(same) for same in self.kinds]
        found: Tables = [[] for _ in self.problem.sizes]
        for column in chosen:
            found[free[self.kind[column]].pop(0)] = np.nonzero(self.seats[column])[0].tolist()
        return found


def every(problem: Problem) -> Columns:
    """Every table there could be; where it stands is left open."""
    n = problem.players
    kinds = [
        [table for table, size in enumerate(problem.sizes) if size == kind]
        for kind in sorted(set(problem.sizes), reverse=True)
    ]
    seats, kind, starts = [], [], []
    for number, tables in enumerate(kinds):
        members = np.array(list(combinations(range(n), problem.sizes[tables[0]])))
        rows = np.zeros((len(members), n))
        rows[np.arange(len(members))[:, None], members] = 1.0
        seats.append(rows)
        kind.append(np.full(len(members), number))
        starts.append(np.array(problem.starts, dtype=float)[members].min(axis=1))
    costs = {"starts": np.concatenate(starts)}
    all_seats = np.concatenate(seats)
    for goal in PAIRED:
        cliques = np.zeros((n, len(problem.cliques.get(goal, []))))
        for number, clique in enumerate(problem.cliques.get(goal, [])):
            cliques[clique, number] = 1.0
        inside = all_seats @ cliques
        costs[goal] = (inside * (inside - 1)).sum(axis=1) / 2
    return Columns(problem, kinds, np.concatenate(kind), all_seats, costs)


def _bits(problem: Problem) -> Any:
    """A number for each player; their sum is one for each set, exact up to 52 players."""
    return 2.0 ** np.arange(problem.players)
