"""Lobby: open tables, my tables with mine to move first, what was played last, who is here."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
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
# Seconds after which what all see is made anew although nothing but moves is known of.
_FRESH: Final = 1.0


class Common(msgspec.Struct):
    """What all see: tables as JSON, of those to watch with who sits there; and who is here."""

    open: msgspec.Raw
    watch: list[tuple[set[int], msgspec.Raw]]
    results: msgspec.Raw
    playing: int
    present: friends.Present
    # The lobby of somebody whom nobody knows.
    whole: bytes


class Lobby:
    """The lobby of a node: what all see is made once for all who ask, until it changes."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.made = 0
        self._common: Common | None = None
        self._version: tuple[int, int] | None = None
        self._at = 0.0
        self._making = asyncio.Lock()

    async def shown(self, player: Player | None) -> bytes:
        """What somebody sees who comes in, as JSON."""
        common = await self._now()
        return common.whole if player is None else await _own(self.club, player, common)

    async def _now(self) -> Common:
        """What all see; moves are in it a moment later, everything else at once."""
        async with self._making:
            version, now = self.club.version, self.club.now()
            common = self._common
            if common is None or version != self._version or abs(now - self._at) >= _FRESH:
                common = self._common = await _made(self.club)
                self._version, self._at = version, now
                self.made += 1
            return common


async def _made(club: Club) -> Common:
    t = schema.tables.c
    open_tables = (
        select(schema.tables)
        .where(t.status == "open", t.visibility != "link")
        .order_by(t.created.desc())
        .limit(_OPEN)
    )
    async with club.store.reading() as connection:
        shown = [table_row(row) for row in await connection.execute(open_tables)]
        ended = await _results(connection, None)
        watched = await _to_watch(connection)
        query = select(func.count()).where(t.status == "running")
        playing = (await connection.execute(query)).scalar_one()
    tables = {table["code"]: table for table in await listed(club, [*shown, *ended, *watched])}
    present = await friends.present(club)
    lists = {
        name: [tables[row.code] for row in rows]
        for name, rows in (("open", shown), ("results", ended), ("watch", watched))
    }
    whole: dict[str, Any] = {
        "open": lists["open"],
        "mine": [],
        "results": lists["results"],
        "watch": lists["watch"],
        "playing": playing,
        "people": [],
        "present": len(present.here),
        "invitations": [],
    }
    return Common(
        _json(lists["open"]),
        [(_sitting(table), _json(table)) for table in lists["watch"]],
        _json(lists["results"]),
        playing,
        present,
        msgspec.json.encode(whole),
    )


def _json(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _sitting(table: dict[str, Any]) -> set[int]:
    return {chair["player"]["id"] for chair in table["chairs"] if chair["player"] is not None}


async def _own(club: Club, player: Player, common: Common) -> bytes:
    """The lobby of somebody: what all see, and what is theirs."""
    t = schema.tables.c
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
    async with club.store.reading() as connection:
        mine = [table_row(row) for row in await connection.execute(own)]
        ended = await _results(connection, player)
    tables = await listed(club, [*mine, *ended], player)
    own_tables, results = tables[: len(mine)], tables[len(mine) :]
    own_tables.sort(key=lambda table: not _to_move(table, player))
    for table in own_tables[:_ASKED]:
        if _to_move(table, player):
            table["asked"] = await _asked(club, table["code"], player)
    people = await friends.company(club, player, common.present)
    found = {
        "open": common.open,
        "mine": own_tables,
        "results": results or common.results,
        "watch": [table for sitting, table in common.watch if player.id not in sitting],
        "playing": common.playing,
        "people": people,
        "present": sum(person["here"] for person in people),
        "invitations": await invitations.to_player(club, player),
    }
    return msgspec.json.encode(found)


async def _to_watch(connection: AsyncConnection) -> list[TableRow]:
    """Running matches at which everybody may look on."""
    t = schema.tables.c
    query = select(schema.tables).where(t.status == "running", t.visibility == "public")
    rows = await connection.execute(query.order_by(t.started.desc(), t.id.desc()).limit(_WATCH))
    found = [table_row(row) for row in rows]
    return [row for row in found if row.settings["spectators"] == "public"]


async def _results(connection: AsyncConnection, player: Player | None) -> list[TableRow]:
    """What came of the last matches: a player's own, or those of all."""
    t = schema.tables.c
    query = select(schema.tables).where(*ended_for(player), t.result.is_not(None))
    if player is not None:
        query = query.where(sat_at(player.id))
    rows = await connection.execute(query.order_by(t.ended.desc(), t.id.desc()).limit(_RESULTS))
    return [table_row(row) for row in rows]


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
