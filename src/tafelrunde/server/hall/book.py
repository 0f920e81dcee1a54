"""Book: tournaments in the store, their events, and the tables laid for them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from tafelrunde.server.base.identity import Player
from tafelrunde.server.hall.happened import Happenings
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import Taken
from tafelrunde.server.store.store import Store

_t, _h, _b = schema.tournaments.c, schema.happenings.c, schema.boards.c

EVENTS: Final = Happenings(schema.happenings, "tournament")

# So many are listed.
_LISTED: Final = 50


class TournamentRow(msgspec.Struct):
    """A tournament as it lies in the store, without its events."""

    id: int
    code: str
    name: str
    organiser: int
    header: str
    helper: str
    entry: bool
    created: float
    over: bool


def _row(row: Row[Any]) -> TournamentRow:
    return TournamentRow(*(getattr(row, name) for name in TournamentRow.__struct_fields__))


async def add(store: Store, fields: dict[str, Any]) -> None:
    """Keep a new tournament; raises Taken where its code is in use."""
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.tournaments).values(fields))
    except IntegrityError as error:
        raise Taken from error


async def called(store: Store, code: str) -> TournamentRow | None:
    async with store.reading() as connection:
        row = (await connection.execute(select(schema.tournaments).where(_t.code == code))).first()
    return None if row is None else _row(row)


async def code_of(store: Store, id: int) -> str | None:
    async with store.reading() as connection:
        return (await connection.execute(select(_t.code).where(_t.id == id))).scalar()


async def listed(store: Store, player: Player | None) -> list[TournamentRow]:
    """The tournaments that somebody organises, the last one first."""
    if player is None:
        return []
    query = select(schema.tournaments).where(_t.organiser == player.id)
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(_t.created.desc()).limit(_LISTED))
        return [_row(row) for row in rows]


async def archived(store: Store) -> list[TournamentRow]:
    """The tournaments that are over and had a round that everybody could see, the last first."""
    seen = select(_h.number).where(_h.tournament == _t.id, _h.row.contains('"event":"published"'))
    query = select(schema.tournaments).where(_t.over, seen.exists())
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(_t.created.desc()).limit(_LISTED))
        return [_row(row) for row in rows]


async def running(store: Store, since: float) -> list[str]:
    """The codes of tournaments that are not over and in which something has happened since."""
    query = select(_t.code).join_from(schema.tournaments, schema.happenings)
    async with store.reading() as connection:
        rows = await connection.execute(query.where(~_t.over, _h.at > since).distinct())
        return [row.code for row in rows]


async def change(store: Store, id: int, changes: dict[str, Any]) -> None:
    async with store.writing() as connection:
        await connection.execute(update(schema.tournaments).where(_t.id == id).values(changes))


# --- tables laid for a tournament -----------------------------------------------------------


class Board(msgspec.Struct):
    """A table of this server at which a tournament's table is played."""

    seating: str
    table: int
    code: str
    status: str
    result: str | None


async def boards(store: Store, id: int) -> list[Board]:
    t = schema.tables.c
    query = select(_b.seating, _b.table, t.code, t.status, t.result).join_from(
        schema.boards, schema.tables, _b.table == t.id
    )
    async with store.reading() as connection:
        rows = await connection.execute(query.where(_b.tournament == id).order_by(_b.table))
        return [Board(*row) for row in rows]
