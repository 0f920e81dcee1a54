"""Sizes: how many tables of how many seats. Tables of four, three where needed; five are 3 + 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.tournament.errors import Unfit

OFFICIAL: Final = (4, 3)
# The one exception to "three players at least", as five cannot be split otherwise.
_FIVE: Final = [3, 2]


def tables(players: int, sizes: Sequence[int] = OFFICIAL) -> list[int]:
    """The sizes of the tables for this many players, the largest first.

    As many of the first size as can be. Where the sizes cannot hold everybody, as few as possible
    sit out; raises where there is not even one table.
    """
    allowed = sorted(set(sizes), reverse=True)
    if players == 5 and tuple(allowed) == OFFICIAL:
        return list(_FIVE)
    for seated in range(players, 0, -1):
        found = _split(seated, allowed)
        if found is not None:
            return found
    raise Unfit("few", players=players, least=allowed[-1])


def left_over(players: int, sizes: Sequence[int] = OFFICIAL) -> int:
    """How many sit out."""
    return players - sum(tables(players, sizes))


def _split(players: int, sizes: list[int]) -> list[int] | None:
    """The players in tables of these sizes, most of the first; None where that cannot be."""
    first, rest = sizes[0], sizes[1:]
    if not rest:
        return None if players % first else [first] * (players // first)
    for many in range(players // first, -1, -1):
        others = [] if many * first == players else _split(players - many * first, rest)
        if others is not None:
            return [first] * many + others
    return None
