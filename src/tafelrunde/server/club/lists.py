"""Lists: tables as lists show them, and which of them somebody may see."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, and_, select

from tafelrunde.server.base.identity import Player
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.people import hidden
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import TableRow, last_numbers
from tafelrunde.server.table.clearing import may_clear
from tafelrunde.server.table.resting import may_rest
from tafelrunde.server.table.showing import chair_json, row_json


def ended_for(viewer: Player | None) -> list[ColumnElement[bool]]:
    """Which ended matches somebody may see: public ones, and their own."""
    t = schema.tables.c
    seen = t.visibility == "public"
    if viewer is not None:
        seen |= sat_at(viewer.id)
    # A table that everybody left before it began is no match.
    return [t.status.in_(("finished", "closed")), t.started.is_not(None), t.origin.is_(None), seen]


def sat_at(player: int) -> ColumnElement[bool]:
    """The tables at which a player has a chair."""
    c = schema.chairs.c
    return schema.tables.c.id.in_(select(c.table).where(c.player == player))


async def listed(
    club: Club, rows: list[TableRow], owner: Player | None = None
) -> list[dict[str, Any]]:
    """Tables for a list, without bringing them into memory; an owner is told which they may end."""
    ids = [row.id for row in rows]
    if not ids:
        return []
    chairs = await club.store.chairs(ids)
    ends = await _ends(club, ids)
    here = await _here(club, rows)
    found = []
    for row in rows:
        there = here.get(row.id, set())
        seats = [chair_json(chair, chair.player in there, None) for chair in chairs[row.id]]
        table = row_json(row, seats)
        number, asked, deadline, moved = ends.get(row.id, (0, row.asked, row.deadline, None))
        table["number"] = number
        if row.status == "running":
            table["moving"] = [seat for seat in range(row.seats) if asked >> seat & 1]
            table["deadline"] = deadline
            if may_rest(row, chairs[row.id]) and not club.is_watched(row.id):
                table["resting"] = True
            if owner and may_clear(row, chairs[row.id], owner.id, club.now(), moved):
                table["clears"] = True
        found.append(table)
    return found


async def _here(club: Club, rows: list[TableRow]) -> dict[int, set[int]]:
    """Who is at these tables now and does not hide it."""
    here: dict[int, set[int]] = {}
    for row in rows:
        room = club.rooms.get(row.code)
        if room is not None:
            sitting = {chair.player for chair in room.chairs if chair.player is not None}
            here[row.id] = {player for player in sitting if room.here(player)}
    away = await hidden(club.store, set[int]().union(*here.values()))
    return {table: players - away for table, players in here.items()}


async def _ends(club: Club, tables: list[int]) -> dict[int, tuple[int, int, float | None, float]]:
    """Each table's last number, whom it waits for and until when, and since when."""
    e = schema.entries.c
    last = last_numbers(tables)
    query = select(e.table, e.number, e.asked, e.deadline, e.at).join_from(
        schema.entries, last, and_(e.table == last.c.table, e.number == last.c.number)
    )
    async with club.store.reading() as connection:
        return {row[0]: (row[1], row[2], row[3], row[4]) for row in await connection.execute(query)}
