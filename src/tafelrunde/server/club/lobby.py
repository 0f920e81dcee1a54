"""Lobby: open tables, my tables with mine to move first, what was played last."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.club.club import Club
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import TableRow, last_numbers, table_row
from tafelrunde.server.table.showing import chair_json, row_json

_OPEN: Final = 60
_MINE: Final = 60
_RESULTS: Final = 10
_WATCH: Final = 60
# Of so many tables that wait for somebody it is told what they ask.
_ASKED: Final = 6


async def lobby(club: Club, player: Player | None) -> dict[str, Any]:
    """What somebody sees who comes in."""
    t = schema.tables.c
    open_tables = (
        select(schema.tables)
        .where(t.status == "open", t.visibility != "link")
        .order_by(t.created.desc())
        .limit(_OPEN)
    )
    async with club.store.reading() as connection:
        shown = [table_row(row) for row in await connection.execute(open_tables)]
        ended = await _results(connection, player)
        watched = await _to_watch(connection, player)
        playing = (
            await connection.execute(select(func.count()).where(t.status == "running"))
        ).scalar_one()
        mine: list[TableRow] = []
        if player is not None:
            own = (
                select(schema.tables)
                .where(
                    t.status.in_(("open", "running")),
                    (t.host == player.id) | sat_at(player.id),
                )
                .order_by(t.created.desc())
                .limit(_MINE)
            )
            mine = [table_row(row) for row in await connection.execute(own)]
    lists = {"open": shown, "mine": mine, "results": ended, "watch": watched}
    found: dict[str, Any] = {name: await listed(club, rows) for name, rows in lists.items()}
    if player is not None:
        found["mine"].sort(key=lambda table: not _to_move(table, player))
        for table in found["mine"][:_ASKED]:
            if _to_move(table, player):
                table["asked"] = await _asked(club, table["code"], player)
    found["playing"] = playing
    return found


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


async def _to_watch(connection: AsyncConnection, player: Player | None) -> list[TableRow]:
    """Running matches at which everybody may look on; not those at which a player sits."""
    t = schema.tables.c
    query = select(schema.tables).where(t.status == "running", t.visibility == "public")
    if player is not None:
        query = query.where(~sat_at(player.id))
    rows = await connection.execute(query.order_by(t.started.desc(), t.id.desc()).limit(_WATCH))
    found = [table_row(row) for row in rows]
    return [row for row in found if row.settings["spectators"] == "public"]


async def _results(connection: AsyncConnection, player: Player | None) -> list[TableRow]:
    """What came of the last matches: a player's own or, before there are any, of all."""
    t = schema.tables.c
    query = select(schema.tables).where(*ended_for(player), t.result.is_not(None))
    query = query.order_by(t.ended.desc(), t.id.desc()).limit(_RESULTS)
    own = [] if player is None else list(await connection.execute(query.where(sat_at(player.id))))
    return [table_row(row) for row in own or await connection.execute(query)]


def _to_move(table: dict[str, Any], player: Player) -> bool:
    mine = {
        chair["seat"]
        for chair in table["chairs"]
        if chair["bot"] is None
        and chair["player"] is not None
        and chair["player"]["id"] == player.id
    }
    return any(seat in mine for seat in table["moving"])


async def _asked(club: Club, code: str, player: Player) -> list[Any] | None:
    """What a table asks a player."""
    try:
        room = await club.room(code)
        async with room.lock:
            await room.ready()
            if room.chronicle is None:
                return None
            match = room.match
            for seat in room.seats_of(player):
                decision = match.decision(seat)
                if decision is not None:
                    return match.game.prompt(match.state, decision).plain()
    except (Trouble, TafelrundeError):
        return None
    return None


async def listed(club: Club, rows: list[TableRow]) -> list[dict[str, Any]]:
    """Tables for a list, without bringing them into memory."""
    ids = [row.id for row in rows]
    if not ids:
        return []
    chairs = await club.store.chairs(ids)
    ends = await _ends(club, ids)
    found = []
    for row in rows:
        room = club.rooms.get(row.code)
        seats = [
            chair_json(chair, room is not None and room.here(chair.player), None)
            for chair in chairs[row.id]
        ]
        table = row_json(row, seats)
        number, asked, deadline = ends.get(row.id, (0, row.asked, row.deadline))
        table["number"] = number
        if row.status == "running":
            table["moving"] = [seat for seat in range(row.seats) if asked >> seat & 1]
            table["deadline"] = deadline
        found.append(table)
    return found


async def _ends(club: Club, tables: list[int]) -> dict[int, tuple[int, int, float | None]]:
    """Each table's last number, whom it waits for, and until when."""
    e = schema.entries.c
    last = last_numbers(tables)
    query = select(e.table, e.number, e.asked, e.deadline).join_from(
        schema.entries, last, and_(e.table == last.c.table, e.number == last.c.number)
    )
    async with club.store.reading() as connection:
        return {row[0]: (row[1], row[2], row[3]) for row in await connection.execute(query)}
