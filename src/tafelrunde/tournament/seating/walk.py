"""Walk: whether the few tables that are left make up a seating, one table after the other.

Parts of seatings that seat the same players at the same costs are one part. Where their reduced
costs have used up what a wanted seating may cost above the bound, they lead nowhere; with a good
bound hardly any are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tafelrunde.tournament.seating.columns import Columns

# So many pairs of a part and a table are looked at for each table.
_PAIRS: Final = 3_000_000


def walked(
    columns: Columns, left: Any, reduced: Any, within: float, limits: Sequence[tuple[Any, int]]
) -> list[int] | None:
    """Columns of `left` that seat everybody, whose reduced costs add up to no more than `within`
    and their costs to no more than each limit. None of them where there is no such seating; None
    where there are too many parts to look at."""
    sets, kind = columns.sets[left].astype(np.int64), columns.kind[left]
    own = [np.nonzero(kind == number)[0] for number in range(len(columns.kinds))]
    parts, spent = np.zeros(1, dtype=np.int64), np.zeros(1)
    sums = [np.zeros(1, dtype=np.int64) for _ in limits]
    prices = [cost[left].astype(np.int64) for cost, _ in limits]
    steps: list[tuple[Any, Any]] = []
    # Kinds with few tables first: they leave few parts to go on with.
    for number in sorted(range(len(own)), key=lambda number: len(own[number])):
        for _ in columns.kinds[number]:
            here = own[number]
            if len(parts) * len(here) > _PAIRS:
                return None
            fits = (parts[:, None] & sets[here]) == 0
            fits &= spent[:, None] + reduced[left][here] <= within
            for total, price, (_, most) in zip(sums, prices, limits, strict=True):
                fits &= total[:, None] + price[here] <= most
            part, table = np.nonzero(fits)
            if not len(part):
                return []
            table = here[table]
            parts, spent = parts[part] | sets[table], spent[part] + reduced[left][table]
            sums = [total[part] + price[table] for total, price in zip(sums, prices, strict=True)]
            kept = _different(parts, spent, sums)
            parts, spent = parts[kept], spent[kept]
            sums = [total[kept] for total in sums]
            steps.append((part[kept], table[kept]))
    found, at = [], 0
    for part, table in reversed(steps):
        found.append(int(left[table[at]]))
        at = part[at]
    return found


def _different(parts: Any, spent: Any, sums: list[Any]) -> Any:
    """Of parts that are the same, the one with the most left to spend."""
    order = np.lexsort((spent, *sums, parts))
    first = np.ones(len(order), dtype=bool)
    first[1:] = False
    for each in (parts, *sums):
        first[1:] |= each[order][1:] != each[order][:-1]
    return order[first]
