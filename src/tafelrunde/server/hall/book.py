"""Book: tournaments and their events in the store. An event's number is taken only once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Table, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.identity import Player
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import FAILURES, UNSTORABLE, Taken, Unstorable, is_unstorable
from tafelrunde.server.store.store import Also, Store

_t, _h, _b = schema.tournaments.c, schema.happenings.c, schema.boards.c

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


class Happening(msgspec.Struct):
    """An event as it lies in the store."""

    number: int
    row: str
    at: float
    message: str | None = None


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


# --- events -------------------------------------------------------------------------------


async def append(store: Store, id: int, events: Sequence[Happening]) -> None:
    """Write events; or nothing: raises Taken where a number or message is there already."""
    rows = [{"tournament": id, **msgspec.structs.asdict(event)} for event in events]
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.happenings), rows)
    except IntegrityError as error:
        raise Taken from error
    except (*FAILURES, *UNSTORABLE) as error:
        if is_unstorable(error):
            raise Unstorable(str(error)) from error
        raise


async def events(store: Store, id: int) -> list[Happening]:
    query = select(_h.number, _h.row, _h.at, _h.message).where(_h.tournament == id)
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(_h.number))
        return [Happening(*row) for row in rows]


async def number_of(store: Store, id: int, message: str) -> int | None:
    """The event that a message made."""
    query = select(_h.number).where(_h.tournament == id, _h.message == message)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar()


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


def laid(places: Table, row: dict[str, Any], code: str) -> Also:
    """Note in a table of the store for what the table with this code was laid; only one is."""

    async def write(connection: AsyncConnection) -> None:
        t = schema.tables.c
        table = (await connection.execute(select(t.id).where(t.code == code))).scalar_one()
        try:
            await connection.execute(insert(places).values({**row, "table": table}))
        except IntegrityError as error:
            raise LaidAlready from error

    return write


class LaidAlready(Exception):
    """Another node has laid the table."""
