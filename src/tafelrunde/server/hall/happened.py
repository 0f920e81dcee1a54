"""Happened: the numbered events of a tournament or a campaign, and the tables laid for it.

Both lie in the store in the same shape. An event's number is taken only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Table, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.store import schema
from tafelrunde.server.store.database import storing
from tafelrunde.server.store.store import Also, Store

# So many are read or written at once; others go on between.
_PAGE: Final = 400


class Happening(msgspec.Struct):
    """An event as it lies in the store."""

    number: int
    row: str
    at: float
    message: str | None = None


class Happenings:
    """The events of all tournaments, or of all campaigns; `of` is the column that says whose."""

    def __init__(self, rows: Table, of: str) -> None:
        self.rows = rows
        self.of = of

    async def write(
        self, connection: AsyncConnection, id: int, events: Sequence[Happening]
    ) -> None:
        """Write events in a transaction."""
        for first in range(0, len(events), _PAGE):
            page = events[first : first + _PAGE]
            rows = [{self.of: id, **msgspec.structs.asdict(event)} for event in page]
            await connection.execute(insert(self.rows), rows)

    async def append(self, store: Store, id: int, events: Sequence[Happening]) -> None:
        """Write events; or nothing: raises Taken where a number or message is there already."""
        with storing():
            async with store.writing() as connection:
                await self.write(connection, id, events)

    async def all(self, store: Store, id: int) -> list[Happening]:
        c = self.rows.c
        query = select(c.number, c.row, c.at, c.message).order_by(c.number).limit(_PAGE)
        found: list[Happening] = []
        async with store.reading() as connection:
            while True:
                after = found[-1].number if found else 0
                page = query.where(c[self.of] == id, c.number > after)
                read = [Happening(*row) for row in (await connection.execute(page)).all()]
                found += read
                if len(read) < _PAGE:
                    return found

    async def number_of(self, store: Store, id: int, message: str) -> int | None:
        """The event that a message made."""
        c = self.rows.c
        query = select(c.number).where(c[self.of] == id, c.message == message)
        async with store.reading() as connection:
            return (await connection.execute(query)).scalar()


# --- tables laid ------------------------------------------------------------------------------


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
