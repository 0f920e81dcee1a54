"""Plainly: the reference for seatings, a program over all tables, one goal after the other.

Nothing is left out and nothing is clever: a column for each set of players at each table, everybody
sits once, every table is filled once. It owes nothing to the product but what a seating costs.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import highspy
import numpy as np

from tafelrunde.tournament.seating.problem import Costs, Problem


def seating(problem: Problem, nodes: int) -> tuple[Costs, bool]:
    """What the best seating costs, and whether that is proven; the best found where a goal needs
    more nodes."""
    columns = [
        (table, seats)
        for table, size in enumerate(problem.sizes)
        for seats in combinations(range(problem.players), size)
    ]
    cost = {
        goal: np.array([problem.table_cost(goal, table, seats) for table, seats in columns])
        for goal in problem.goals
    }
    highs: Any = highspy.Highs
    program = highs()
    for name, setting in (("output_flag", False), ("threads", 1), ("mip_max_nodes", nodes)):
        program.setOptionValue(name, setting)
    for count in [1] * (problem.players + len(problem.sizes)):
        program.addRow(count, count, 0, [], [])
    for table, seats in columns:
        rows = [*seats, problem.players + table]
        program.addCol(0.0, 0.0, 1.0, len(rows), rows, [1.0] * len(rows))
    every = np.arange(len(columns), dtype=np.int32)
    program.changeColsIntegrality(
        len(columns), every, np.array([highspy.HighsVarType.kInteger] * len(columns))
    )
    feasible = highspy.SolutionStatus.kSolutionStatusFeasible
    found, proven = np.zeros(0), True
    for goal in problem.goals:
        wanted = cost[goal].astype(float)
        program.changeColsCost(len(columns), every, wanted)
        program.run()
        if program.getInfo().primal_solution_status != feasible:
            return {}, False
        found = np.round(np.array(program.getSolution().col_value))
        proven &= program.getModelStatus() == highspy.HighsModelStatus.kOptimal
        (some,) = np.nonzero(wanted)
        most = float(wanted @ found)
        program.addRow(-np.inf, most, len(some), some.astype(np.int32), wanted[some])
    return {goal: round(float(cost[goal] @ found)) for goal in problem.goals}, proven
