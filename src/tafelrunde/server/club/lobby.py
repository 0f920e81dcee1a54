"""Lobby: open tables, my tables with mine to move first, what was played last, who is here."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.club import friends, invitations
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import ended_for, listed, sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import TableRow, table_row

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
                    ((t.host == player.id) & t.id.not_in(select(schema.boards.c.table)))
                    | sat_at(player.id),
                    t.origin.is_(None) | ~t.origin.like('{"lesson"%'),
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
    company = await friends.company(club, player)
    found["people"] = [] if player is None else company
    found["present"] = sum(person["here"] for person in company)
    found["invitations"] = [] if player is None else await invitations.to_player(club, player)
    return found


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
