"""Exact: up to sixteen players, every seating there is, table by table over sets of players."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

import numpy as np

from tafelrunde.tournament.seating.problem import Problem, Solved, Tables, distances

MOST: Final = 16
_NEVER: Final = np.int64(2**62)


def solve(problem: Problem, lot: Random) -> Solved:
    """A best seating, drawn by lot among all best ones.

    `best[k][set]` is the cheapest way to seat a set at the first k tables; costs of all goals are
    one number, the most important goal in its highest digits.
    """
    scale = _scale(problem)
    layers = [np.full(1 << problem.players, _NEVER, dtype=np.int64)]
    layers[0][0] = 0
    groups = {size: _groups(problem, size, scale) for size in set(problem.sizes)}
    away = distances(problem).astype(np.int64) * scale.get("distance", 0)
    choices: list[tuple[Any, Any]] = []
    for table, size in enumerate(problem.sizes):
        members, masks, alone = groups[size]
        prices = alone + away[:, table][members].sum(axis=1)
        choices.append((masks, prices))
        before = layers[-1]
        after = np.full_like(before, _NEVER)
        if table == len(problem.sizes) - 1:
            after[-1] = (before[(len(before) - 1) ^ masks] + prices).min()
        else:
            reached = np.nonzero(before < _NEVER)[0]
            for mask, price in zip(masks.tolist(), prices.tolist(), strict=True):
                free = reached[(reached & mask) == 0]
                both = free | mask
                after[both] = np.minimum(after[both], before[free] + price)
        layers.append(after)
    tables = _chosen(problem, layers, choices, lot)
    costs = problem.costs(tables)
    return Solved(tables, costs, dict(costs))


def _groups(problem: Problem, size: int, scale: dict[str, int]) -> tuple[Any, Any, Any]:
    """Every table of this size: its players, them as a set, and its price but for the distance."""
    groups = list(combinations(range(problem.players), size))
    others = [goal for goal in problem.goals if goal != "distance"]
    prices = [sum(scale[goal] * problem.table_cost(goal, 0, g) for goal in others) for g in groups]
    members = np.array(groups)
    return members, (1 << members).sum(axis=1), np.array(prices, dtype=np.int64)


def _scale(problem: Problem) -> dict[str, int]:
    scale: dict[str, int] = {}
    weight = 1
    for goal in reversed(problem.goals):
        scale[goal] = weight
        weight *= 1 + _most(problem, goal)
    assert weight < _NEVER
    return scale


def _most(problem: Problem, goal: str) -> int:
    """More than any seating can cost."""
    if goal == "distance":
        return problem.players**2
    if goal == "starts":
        return sum(sorted(problem.starts)[-len(problem.sizes) :])
    return sum(len(c) * (len(c) - 1) // 2 for c in problem.cliques.get(goal, []))


def _chosen(problem: Problem, layers: list[Any], choices: list[Any], lot: Random) -> Tables:
    rest = (1 << problem.players) - 1
    found: Tables = []
    for table in range(len(problem.sizes) - 1, -1, -1):
        masks, prices = choices[table]
        inside = (masks & rest) == masks
        before = layers[table][rest ^ (masks & rest)]
        fits = np.nonzero(inside & (before + prices == layers[table + 1][rest]))[0]
        mask = int(masks[lot.choice(list(fits))])
        found.append([player for player in range(problem.players) if mask >> player & 1])
        rest ^= mask
    return found[::-1]
