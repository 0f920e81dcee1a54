"""Store: tables and their entries, read and written. An entry's number is taken only once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Subquery, Table, and_, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.catalogue import build_of
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import (
    Taken,
    bring_up,
    make_engine,
    store_url,
    storing,
)
from tafelrunde.server.store.rows import JSON, Chair, StoredEntry, TableRow, json_text, table_row
from tafelrunde.server.store.writer import Writer

__all__ = ["Also", "Chair", "Store", "StoredEntry", "TableRow", "Taken", "json_text", "table_row"]

# More to write in the same transaction.
Also = Callable[[AsyncConnection], Awaitable[None]]

# So many entries are read at once.
_PAGE: Final = 2_000

_INSERT_ENTRY: Final = insert(schema.entries)


_HAS_BOTS: Final = (
    select(schema.chairs.c.table)
    .where(schema.chairs.c.table == schema.tables.c.id, schema.chairs.c.bot.is_not(None))
    .exists()
)

# Somebody plays there, or waits elsewhere for the end.
_GOES_ON: Final = (
    select(schema.chairs.c.table)
    .where(
        schema.chairs.c.table == schema.tables.c.id,
        schema.chairs.c.player.is_not(None),
        schema.chairs.c.bot.is_(None),
    )
    .exists()
    | schema.tables.c.rated
    | schema.tables.c.id.in_(select(schema.boards.c.table))
    | schema.tables.c.id.in_(select(schema.legs.c.table))
)

# An open table with somebody on every chair is to begin.
_FULL: Final = (schema.tables.c.status == "open") & ~(
    select(schema.chairs.c.table)
    .where(
        schema.chairs.c.table == schema.tables.c.id,
        schema.chairs.c.player.is_(None),
        schema.chairs.c.bot.is_(None),
    )
    .exists()
)


class Store:
    """One database, shared by all nodes of a house."""

    def __init__(self, named: str) -> None:
        self.url = store_url(named)
        self.engine = make_engine(self.url)
        self.kind = self.url.get_backend_name()
        self.single = self.kind == "sqlite"
        self._writing = asyncio.Lock()
        # How often something but a single entry was written through this node.
        self.changes = 0
        # SQLite has one writer at a time in any case; on PostgreSQL transactions do not wait.
        self.writer = Writer(self.url, self._writing if self.single else asyncio.Lock())

    async def open(self) -> None:
        await bring_up(self.engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement stands for itself."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which every statement sees the store as it was at the first."""
        async with self.engine.connect() as connection:
            if self.single:
                await connection.execute(text("BEGIN"))
                yield connection
                await connection.execute(text("COMMIT"))
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; SQLite's writers wait here for each other instead of in the file."""
        try:
            async with self._transaction() as connection:
                yield connection
        finally:
            self.changes += 1

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        if not self.single:
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="READ COMMITTED")
                async with connection.begin():
                    yield connection
            return
        async with self._writing, self.engine.connect() as connection:
            await connection.execute(text("BEGIN IMMEDIATE"))
            try:
                yield connection
            except BaseException:
                await asyncio.shield(connection.execute(text("ROLLBACK")))
                raise
            await connection.execute(text("COMMIT"))

    async def put(self, into: Table, key: dict[str, Any], values: dict[str, Any] | None) -> None:
        """Keep one row under its key, whatever was there before, or none; the last one stays."""
        async with self.writing() as connection:
            if values is None:
                where = [into.c[name] == value for name, value in key.items()]
                await connection.execute(delete(into).where(*where))
                return
            row = (sqlite if self.single else postgresql).insert(into).values(**key, **values)
            if values:
                kept = row.on_conflict_do_update(index_elements=list(key), set_=values)
            else:
                kept = row.on_conflict_do_nothing()
            await connection.execute(kept)

    async def clock(self, connection: AsyncConnection) -> float | None:
        """What the database's own clock says; a SQLite file has none."""
        if self.single:
            return None
        query = text("SELECT extract(epoch FROM clock_timestamp())::float")
        return float((await connection.execute(query)).scalar_one())

    # --- entries -------------------------------------------------------------------------

    async def append(
        self,
        table: int,
        entries: Sequence[StoredEntry],
        changes: dict[str, Any] | None = None,
        also: Also | None = None,
    ) -> None:
        """Write entries and what changes with them; or nothing: raises Taken or Unstorable."""
        rows = [{"table": table, **msgspec.structs.asdict(entry)} for entry in entries]
        with storing():
            if changes is None and also is None and len(rows) == 1:
                await self.writer.write(rows[0])
                return
            async with self.writing() as connection:
                await connection.execute(_INSERT_ENTRY, rows)
                if changes is not None:
                    await connection.execute(changed(table, changes))
                if also is not None:
                    await also(connection)

    async def entries(self, table: int, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number; of many some at a time, so that others go on."""
        e = schema.entries.c
        query = select(e.number, e.row, e.at, e.asked, e.deadline, e.message).order_by(e.number)
        found: list[StoredEntry] = []
        async with self.reading() as connection:
            while True:
                page = query.where(e.table == table, e.number > after).limit(_PAGE)
                read = [StoredEntry(*row) for row in (await connection.execute(page)).all()]
                found += read
                if len(read) < _PAGE:
                    return found
                after = read[-1].number

    async def number_of(self, table: int, message: str) -> int | None:
        """The entry that a message made."""
        e = schema.entries.c
        query = select(e.number).where(e.table == table, e.message == message)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def last_number(self, table: int) -> int:
        query = select(func.max(schema.entries.c.number)).where(schema.entries.c.table == table)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar() or 0

    # --- tables --------------------------------------------------------------------------

    async def add_table(
        self,
        fields: dict[str, Any],
        chairs: Sequence[Chair],
        entries: Sequence[StoredEntry] = (),
        also: Also | None = None,
    ) -> int:
        """A new table with its chairs (and the entries it starts with); raises Taken."""
        values = {
            name: json_text(value) if name in JSON else value for name, value in fields.items()
        }
        try:
            async with self.writing() as connection:
                made = await connection.execute(
                    insert(schema.tables).values(values).returning(schema.tables.c.id)
                )
                table = int(made.scalar_one())
                await connection.execute(
                    insert(schema.chairs),
                    [
                        {
                            "table": table,
                            "seat": chair.seat,
                            "player": chair.player,
                            "bot": chair.bot,
                            "name": chair.name,
                        }
                        for chair in chairs
                    ],
                )
                if entries:
                    await connection.execute(
                        insert(schema.entries),
                        [{"table": table, **msgspec.structs.asdict(entry)} for entry in entries],
                    )
                if also is not None:
                    await also(connection)
                return table
        except IntegrityError as error:
            raise Taken from error

    async def table(self, code: str) -> TableRow | None:
        query = select(schema.tables).where(schema.tables.c.code == code)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else table_row(row)

    async def codes_to_resume(self) -> list[str]:
        """Running tables whose bots have to get on or begun under another build, oldest first.

        Where bots are among themselves (`table/resting.py`) they wait until somebody comes.
        """
        t = schema.tables.c
        owes = _HAS_BOTS & _GOES_ON
        query = select(t.code, t.game, t.build, owes).where(t.status == "running")
        async with self.reading() as connection:
            rows = list(await connection.execute(query.order_by(t.id)))
        return [row.code for row in rows if row[3] or row.build != build_of(row.game)]

    async def codes_to_begin(self) -> list[str]:
        """Open tables on which every chair is taken: whoever was to begin them has not."""
        async with self.reading() as connection:
            return list(
                (await connection.execute(select(schema.tables.c.code).where(_FULL))).scalars()
            )

    async def codes_past_deadline(self, now: float) -> list[str]:
        """Running tables on which a clock may have run out."""
        t, e = schema.tables.c, schema.entries.c
        last = last_numbers(select(t.id).where(t.status == "running", t.deadline.is_not(None)))
        query = (
            select(t.code)
            .select_from(
                schema.tables.outerjoin(last, last.c.table == t.id).outerjoin(
                    schema.entries, and_(e.table == last.c.table, e.number == last.c.number)
                )
            )
            .where(
                t.status == "running",
                t.deadline.is_not(None),
                func.coalesce(e.deadline, t.deadline) <= now,
            )
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def codes_of(self, player: int) -> list[str]:
        """Tables that a player sits at and that have not ended."""
        t, c = schema.tables.c, schema.chairs.c
        query = select(t.code).where(
            t.status.in_(("open", "running")),
            t.id.in_(select(c.table).where(c.player == player)),
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def code_to_see_to(self, table: int) -> str | None:
        """A table's code if it is to begin, or runs with bots, standing answers or a clock."""
        t, s = schema.tables.c, schema.standing.c
        stands = select(s.table).where(s.table == t.id).exists()
        owes = (t.status == "running") & (_HAS_BOTS | stands | t.deadline.is_not(None))
        query = select(t.code).where(t.id == table, owes | _FULL)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def code_of(self, table: int) -> str | None:
        query = select(schema.tables.c.code).where(schema.tables.c.id == table)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def chairs(self, tables: Sequence[int]) -> dict[int, list[Chair]]:
        """The chairs of several tables, with their players' names."""
        c, p = schema.chairs.c, schema.players.c
        query = (
            select(c.table, c.seat, c.player, c.bot, c.name, p.name, p.gone)
            .select_from(schema.chairs.outerjoin(schema.players, c.player == p.id))
            .where(c.table.in_(tables))
            .order_by(c.table, c.seat)
        )
        found: dict[int, list[Chair]] = {table: [] for table in tables}
        async with self.reading() as connection:
            for table, seat, player, bot, name, shown, gone in await connection.execute(query):
                found[table].append(Chair(seat, player, bot, name, name or shown, bool(gone)))
        return found

    async def change_table(
        self, table: int, changes: dict[str, Any], status: str | None = None
    ) -> bool:
        """Change a table's row (only while it has that status); whether there was one."""
        statement = changed(table, changes)
        if status is not None:
            statement = statement.where(schema.tables.c.status == status)
        async with self.writing() as connection:
            return bool((await connection.execute(statement)).rowcount == 1)

    async def change_chair(
        self, table: int, seat: int, changes: dict[str, Any], player: int | None, bot: str | None
    ) -> bool:
        """Change a chair if this player and this bot sit there now; whether it was so."""
        c = schema.chairs.c
        statement = (
            update(schema.chairs)
            .where(
                and_(
                    c.table == table,
                    c.seat == seat,
                    c.player.is_(None) if player is None else c.player == player,
                    c.bot.is_(None) if bot is None else c.bot == bot,
                )
            )
            .values(changes)
        )
        async with self.writing() as connection:
            return bool((await connection.execute(statement)).rowcount == 1)


def last_numbers(tables: Any) -> Subquery:
    """The number of the last entry of each of these tables."""
    e = schema.entries.c
    last = select(e.table, func.max(e.number).label("number")).where(e.table.in_(tables))
    return last.group_by(e.table).subquery()


def changed(table: int, changes: dict[str, Any]) -> Any:
    """The statement that changes a table's row."""
    values = {name: json_text(value) if name in JSON else value for name, value in changes.items()}
    return update(schema.tables).where(schema.tables.c.id == table).values(values)
