"""Problem: what a seating is judged by, as plain numbers.

Players are indices in the order of the standings (equals in an order drawn by lot). Table `k` is
meant for the places from `blocks[k]`; who sits there from elsewhere costs the places between.
A clique is a set of players of whom every pair at one table costs 1: a table of an earlier round,
a club, two who are to be kept apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Any, Final

import numpy as np

PAIRED: Final = ("forbidden", "repeats", "groups")

Tables = list[list[int]]
Costs = dict[str, int]


@dataclass
class Problem:
    sizes: list[int]
    goals: list[str]
    # The best and the worst place of each player, from 0; equals share both.
    low: list[int]
    high: list[int]
    cliques: dict[str, list[list[int]]] = field(default_factory=dict)
    starts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.players = len(self.low)
        self.blocks: list[tuple[int, int]] = []
        first = 0
        for size in self.sizes:
            self.blocks.append((first, first + size - 1))
            first += size
        self.of_player: dict[str, list[list[int]]] = {}
        for goal in PAIRED:
            member: list[list[int]] = [[] for _ in range(self.players)]
            for number, clique in enumerate(self.cliques.get(goal, [])):
                for player in clique:
                    member[player].append(number)
            self.of_player[goal] = member

    def distance(self, player: int, table: int) -> int:
        """How many places a player is from the block of a table."""
        first, last = self.blocks[table]
        return max(0, first - self.high[player], self.low[player] - last)

    def home(self) -> Tables:
        """Everybody at the table of his place."""
        return [list(range(first, last + 1)) for first, last in self.blocks]

    def pairs(self, goal: str, seats: Sequence[int]) -> int:
        """The pairs at a table that share a clique, counted for each clique they share."""
        member = self.of_player[goal]
        count: dict[int, int] = {}
        for player in seats:
            for clique in member[player]:
                count[clique] = count.get(clique, 0) + 1
        return sum(comb(many, 2) for many in count.values())

    def table_cost(self, goal: str, table: int, seats: Sequence[int]) -> int:
        if goal == "distance":
            return sum(self.distance(player, table) for player in seats)
        if goal == "starts":
            return min(self.starts[player] for player in seats)
        return self.pairs(goal, seats)

    def costs(self, tables: Sequence[Sequence[int]]) -> Costs:
        return {
            goal: sum(self.table_cost(goal, table, seats) for table, seats in enumerate(tables))
            for goal in self.goals
        }

    def key(self, tables: Tables) -> tuple[int, ...]:
        """The costs in the order of the goals: the smaller, the better."""
        costs = self.costs(tables)
        return tuple(costs[goal] for goal in self.goals)

    def floor(self, goal: str) -> int:
        """What no seating is better than, by counting alone."""
        tables = len(self.sizes)
        if goal == "distance":
            return 0
        if goal == "starts":
            return sum(sorted(self.starts)[:tables])
        return sum(_fewest(len(clique), tables) for clique in self.cliques.get(goal, []))


def _fewest(members: int, tables: int) -> int:
    """The fewest pairs that sit together when so many spread over so many tables."""
    each, more = divmod(members, tables)
    return more * comb(each + 1, 2) + (tables - more) * comb(each, 2)


@dataclass
class Solved:
    """A seating with what it costs, and what nobody can beat, goal by goal."""

    tables: Tables
    costs: Costs
    bounds: Costs

    @property
    def optimal(self) -> bool:
        return self.costs == self.bounds


def distances(problem: Problem) -> Any:
    """How far every player is from every table, in places."""
    first = np.array([block[0] for block in problem.blocks])
    last = np.array([block[1] for block in problem.blocks])
    low, high = np.array(problem.low), np.array(problem.high)
    away = np.maximum(first[None, :] - high[:, None], low[:, None] - last[None, :])
    return np.maximum(0.0, away)
