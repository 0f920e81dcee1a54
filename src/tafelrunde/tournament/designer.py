"""Designer: closed fields, where everybody plays equally often and meets everybody alike.

First turns of one table around a circle of players, then swaps from a drawn beginning.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from random import Random
from time import monotonic

from tafelrunde.tournament.errors import Unfit


def design(
    players: int, games: int, size: int, seconds: float = 10.0, seed: str = "design"
) -> list[list[int]]:
    """Tables of players 0, 1, …: everybody plays equally often, and no two pairs differ by more
    than one in how often they meet. Raises where counting or the search says no."""
    if not 2 <= size <= players:
        raise Unfit("design-size", size=size, players=players)
    if games * size % players:
        raise Unfit("design-share", players=players, games=games, size=size)
    found = _turned(players, games, size) or _searched(players, games, size, seconds, Random(seed))
    if found is None:
        raise Unfit("design-none", players=players, games=games, size=size)
    return found


def meetings(players: int, tables: Sequence[Sequence[int]]) -> dict[tuple[int, int], int]:
    """How often each pair meets."""
    count = dict.fromkeys(combinations(range(players), 2), 0)
    for table in tables:
        for pair in combinations(sorted(table), 2):
            count[pair] += 1
    return count


def even(players: int, tables: Sequence[Sequence[int]]) -> bool:
    count = meetings(players, tables).values()
    return max(count) - min(count) <= 1


def _turned(players: int, games: int, size: int) -> list[list[int]] | None:
    """One table turned around the circle of players, once for each of them."""
    if games != players:
        return None
    for rest in combinations(range(1, players), size - 1):
        tables = [[(seat + turn) % players for seat in (0, *rest)] for turn in range(players)]
        if even(players, tables):
            return tables
    return None


def _searched(
    players: int, games: int, size: int, seconds: float, lot: Random
) -> list[list[int]] | None:
    """Swaps that make the meetings more even, begun anew until there is no time left."""
    until = monotonic() + seconds
    least = games * comb(size, 2) // comb(players, 2)
    while monotonic() < until:
        tables = _drawn(players, games, size, lot)
        count = meetings(players, tables)
        bad = _uneven(count.values(), least)
        for _ in range(3000):
            if not bad:
                return tables
            one, other = lot.sample(range(games), 2) if games > 1 else (0, 0)
            here, there = lot.randrange(size), lot.randrange(size)
            a, b = tables[one][here], tables[other][there]
            if a in tables[other] or b in tables[one]:
                continue
            tables[one][here], tables[other][there] = b, a
            after = _uneven(meetings(players, tables).values(), least)
            if after <= bad or lot.random() < 0.01:
                bad = after
            else:
                tables[one][here], tables[other][there] = a, b
    return None


def _uneven(counts: Iterable[int], least: int) -> int:
    return sum(max(0, least - many, many - least - 1) for many in counts)


def _drawn(players: int, games: int, size: int, lot: Random) -> list[list[int]]:
    """Tables where everybody plays equally often, nobody twice at one."""
    left = dict.fromkeys(range(players), games * size // players)
    tables = []
    for _ in range(games):
        order = lot.sample(range(players), players)
        table = sorted(order, key=lambda player: -left[player])[:size]
        for player in table:
            left[player] -= 1
        tables.append(table)
    return tables
