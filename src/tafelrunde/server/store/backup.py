"""Backup: everything a store holds as JSON lines, and back again into an empty one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Integer, RowMapping, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde import __version__
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import StoreError
from tafelrunde.server.store.store import Store

FORMAT: Final = 1
_LEFT_OUT: Final = {"nodes"}
_AT_ONCE: Final = 500


async def exported(store: Store) -> AsyncIterator[str]:
    """A line for each row of each table, what others refer to first; all of one moment."""
    yield _line({"tafelrunde-export": FORMAT, "version": __version__})
    async with store.snapshot() as connection:
        for table in schema.META.sorted_tables:
            if table.name not in _LEFT_OUT:
                for row in await connection.execute(select(table)):
                    yield _line({"in": f"{table.name}", "row": _plain(row._mapping)})


def _plain(row: RowMapping) -> dict[str, Any]:
    """A row as plain data; SQLAlchemy's names are strings of a kind of their own."""
    return {f"{name}": value for name, value in row.items()}


def _line(row: dict[str, Any]) -> str:
    return msgspec.json.encode(row).decode() + "\n"


async def restore(store: Store, lines: Iterable[str]) -> int:
    """Fill an empty store; how many rows there were. Nothing is written if a line is wrong."""
    count = 0
    async with store.writing() as connection:
        for table in (schema.players, schema.tables):
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise StoreError("the store is not empty; restore into a new one")
        for name in ("house", "pauses"):
            await connection.execute(schema.META.tables[name].delete())
        waiting: list[dict[str, Any]] = []
        into = ""
        for number, line in enumerate(lines, start=1):
            row = _read(line, number)
            if number == 1:
                continue
            if row["in"] != into or len(waiting) >= _AT_ONCE:
                await _write(connection, into, waiting)
                into, waiting = row["in"], []
            waiting.append(row["row"])
            count += 1
        await _write(connection, into, waiting)
        if not store.single:
            for table in schema.META.sorted_tables:
                # Some ids are words, which nothing counts.
                if "id" in table.c and isinstance(table.c.id.type, Integer):
                    await connection.execute(
                        text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)"),
                        {"name": table.name, "last": await _last_id(connection, table)},
                    )
    return count


async def _last_id(connection: AsyncConnection, table: Table) -> int:
    return (await connection.execute(select(func.max(table.c.id)))).scalar() or 1


def _read(line: str, number: int) -> dict[str, Any]:
    try:
        row = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise StoreError(f"line {number} is not JSON") from error
    if number == 1:
        if not isinstance(row, dict) or row.get("tafelrunde-export") != FORMAT:
            raise StoreError("this is no export of a store")
        return row
    known = isinstance(row, dict) and row.get("in") in schema.META.tables
    if not known or not isinstance(row.get("row"), dict):
        raise StoreError(f"line {number} is no row of a store")
    return dict(row)


async def _write(connection: AsyncConnection, into: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(schema.META.tables[into]), rows)


async def problems(store: Store) -> list[dict[str, Any]]:
    """What players reported, the newest first."""
    p, t = schema.problems.c, schema.tables.c
    query = (
        select(p.id, t.code, t.game, p.number, p.words, p.version, p.at, p.record)
        .join_from(schema.problems, schema.tables, p.table == t.id)
        .order_by(p.id.desc())
    )
    async with store.reading() as connection:
        return [_plain(row._mapping) for row in await connection.execute(query)]
