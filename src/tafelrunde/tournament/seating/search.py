"""Search: swaps with neighbouring tables as long as they help. Quick, and proves nothing."""

from __future__ import annotations

from time import monotonic
from typing import Final

from tafelrunde.tournament.seating.problem import Problem, Tables

_REACH: Final = 3
_PASSES: Final = 20


def improved(problem: Problem, tables: Tables, until: float) -> Tables:
    """A seating that no swap of two players near each other betters, if there is time."""
    found = [list(seats) for seats in tables]
    keys = [_key(problem, table, seats) for table, seats in enumerate(found)]
    for _ in range(_PASSES):
        changed = False
        for table in range(len(found)):
            if any(keys[table]):
                if monotonic() > until:
                    return found
                changed |= _better(problem, found, keys, table)
        if not changed:
            break
    return found


def _key(problem: Problem, table: int, seats: list[int]) -> list[int]:
    return [problem.table_cost(goal, table, seats) for goal in problem.goals]


def _better(problem: Problem, found: Tables, keys: list[list[int]], table: int) -> bool:
    """Make the best swap of somebody at this table, where one helps."""
    best: tuple[list[int], int, int, int] | None = None
    for other in range(max(0, table - _REACH), min(len(found), table + _REACH + 1)):
        if other == table:
            continue
        before = [a + b for a, b in zip(keys[table], keys[other], strict=True)]
        for seat in range(len(found[table])):
            for place in range(len(found[other])):
                _swap(found, table, seat, other, place)
                one = _key(problem, table, found[table])
                two = _key(problem, other, found[other])
                _swap(found, table, seat, other, place)
                gain = [a + b - c for a, b, c in zip(one, two, before, strict=True)]
                if gain < [0] * len(gain) and (best is None or gain < best[0]):
                    best = (gain, seat, other, place)
    if best is None:
        return False
    _, seat, other, place = best
    _swap(found, table, seat, other, place)
    for changed in (table, other):
        keys[changed] = _key(problem, changed, found[changed])
    return True


def _swap(found: Tables, table: int, seat: int, other: int, place: int) -> None:
    found[table][seat], found[other][place] = found[other][place], found[table][seat]
