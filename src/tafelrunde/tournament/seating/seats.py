"""Seats: the order at a table. The first player is drawn among those who began least often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.state import Round, State


def started(state: State, before: int) -> dict[int, int]:
    """How often each player was first player in the rounds before this one."""
    count = dict.fromkeys(state.players, 0)
    for played in state.rounds[: before - 1]:
        for table in played.tables:
            count[table.opener] += 1
    return count


def in_order(seats: Sequence[int], starts: dict[int, int], lot: Random) -> list[int]:
    """The players of a table as they sit, drawn by lot."""
    order = sorted(seats)
    lot.shuffle(order)
    first = min(order, key=lambda player: starts[player])
    order.remove(first)
    return [first, *order]


def swapped(drafted: Round, one: int, other: int) -> tuple[list[list[int]], list[int]]:
    """The tables, and who sits out, after two players changed places."""
    known = {player for table in drafted.tables for player in table.seats} | set(drafted.out)
    if one == other or not {one, other} <= known:
        raise Unfit("swap")
    change = {one: other, other: one}
    tables = [[change.get(player, player) for player in table.seats] for table in drafted.tables]
    return tables, [change.get(player, player) for player in drafted.out]
