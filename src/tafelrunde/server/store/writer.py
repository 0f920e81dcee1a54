"""Writer: the one statement that every move waits for, on a connection that is kept for it.

What comes while something is being written waits and is written together, in one transaction: a
disk that takes its time for each of them does not make many tables wait for one another. Where one
of them cannot be stored at all, the others are, each for itself.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import aiosqlite
import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL

from tafelrunde.server.store.database import (
    FAILURES,
    PRAGMAS,
    Taken,
    Unstorable,
    is_unstorable,
)

log = logging.getLogger("tafelrunde.store")

_COLUMNS: Final = ("table", "number", "row", "at", "asked", "deadline", "message")
_NAMES: Final = ", ".join(f'"{name}"' for name in _COLUMNS)
_KEPT: Final = "ON CONFLICT DO NOTHING RETURNING 1"
_SQLITE: Final = f"INSERT INTO entries ({_NAMES}) VALUES (?, ?, ?, ?, ?, ?, ?) {_KEPT}"  # noqa: S608
_POSTGRES: Final = f"INSERT INTO entries ({_NAMES}) VALUES ($1, $2, $3, $4, $5, $6, $7) {_KEPT}"  # noqa: S608
# How many entries are written together at most.
_TOGETHER: Final = 64

_Waiting = tuple[list[Any], asyncio.Future[bool]]


class Writer:
    """Inserts single entries, those that come at the same time in one transaction."""

    def __init__(self, url: URL, turn: asyncio.Lock) -> None:
        self.url = url
        self.turn = turn
        self._connection: Any = None
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, row: dict[str, Any]) -> None:
        """Insert an entry; raises Taken, Unstorable, or OSError where the store fails."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(([row[name] for name in _COLUMNS], done))
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())
        if not await done:
            raise Taken

    async def _work(self) -> None:
        """Write what waits, until nothing does."""
        while self._waiting:
            async with self.turn:
                # Every node goes through the tables in the same order, so none waits in a ring.
                batch = sorted(self._waiting[:_TOGETHER], key=lambda waiting: waiting[0][:2])
                del self._waiting[:_TOGETHER]
                await self._write(batch)

    async def _write(self, batch: list[_Waiting]) -> None:
        """Write entries together, and one by one where that fails because of one of them."""
        try:
            kept = await self._insert([values for values, _ in batch])
        except Exception as error:
            if not is_unstorable(error):
                if not isinstance(error, FAILURES):
                    log.exception("a driver failed in a way of its own")
                _settle(batch, OSError(f"the store failed: {error}"))
                await self._drop()
            elif len(batch) == 1:
                _settle(batch, Unstorable(str(error)))
            else:
                for each in batch:
                    await self._write([each])
        except BaseException:
            # Nobody goes on here, so whoever waits for a later turn is told, too.
            _settle([*batch, *self._waiting], OSError("the store was closed"))
            self._waiting.clear()
            await self._drop()
            raise
        else:
            for (_, done), new in zip(batch, kept, strict=True):
                if not done.done():
                    done.set_result(new)

    async def _insert(self, rows: list[list[Any]]) -> list[bool]:
        """Insert entries in one transaction; of each, whether it was new."""
        if self._connection is None:
            self._connection = await self._connect()
        connection = self._connection
        if isinstance(connection, aiosqlite.Connection):
            # Straight into the driver's thread, once for all of them.
            execute: Callable[..., Awaitable[list[bool]]] = connection._execute
            return await execute(_insert_all, connection._conn, rows)
        if len(rows) == 1:
            return [await connection.fetchval(_POSTGRES, *rows[0]) is not None]
        async with connection.transaction():
            return [await connection.fetchval(_POSTGRES, *values) is not None for values in rows]

    async def _connect(self) -> Any:
        if self.url.get_backend_name() == "sqlite":
            connection = await aiosqlite.connect(self.url.database or "", isolation_level=None)
            for setting in PRAGMAS:
                await connection.execute(f"PRAGMA {setting}")
            return connection
        plain = self.url.set(drivername="postgresql")
        return await asyncpg.connect(plain.render_as_string(hide_password=False))

    async def _drop(self) -> None:
        """Begin anew with the next entry: nobody knows what state the connection is in."""
        connection, self._connection = self._connection, None
        # What is broken may break once more on being closed.
        with suppress(Exception):
            if isinstance(connection, aiosqlite.Connection):
                await connection.close()
            elif connection is not None:
                connection.terminate()

    async def close(self) -> None:
        async with self.turn:
            await self._drop()


def _insert_all(connection: sqlite3.Connection, rows: list[list[Any]]) -> list[bool]:
    """Insert entries in one transaction; of each, whether it was new."""
    if len(rows) == 1:
        return [bool(connection.execute(_SQLITE, rows[0]).fetchall())]
    connection.execute("BEGIN IMMEDIATE")
    try:
        kept = [bool(connection.execute(_SQLITE, values).fetchall()) for values in rows]
        connection.execute("COMMIT")
    except Exception:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return kept


def _settle(batch: list[_Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
