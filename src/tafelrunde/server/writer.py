"""Writer: the one statement that every move waits for, on a connection that is kept for it.

Going straight to the driver costs a fifth of the way through the pool.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, Final

import aiosqlite
import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL

from tafelrunde.server.database import PRAGMAS

_COLUMNS: Final = ("table", "number", "row", "at", "asked", "deadline", "message")
_NAMES: Final = ", ".join(f'"{name}"' for name in _COLUMNS)
_SQLITE: Final = f"INSERT INTO entries ({_NAMES}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_POSTGRES: Final = f"INSERT INTO entries ({_NAMES}) VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608


class Taken(Exception):
    """The number, or the message, is in the store already."""


class Writer:
    """Inserts single entries, each in a transaction of its own."""

    def __init__(self, url: URL, turn: asyncio.Lock) -> None:
        self.url = url
        self.turn = turn
        self._connection: Any = None

    async def write(self, row: dict[str, Any]) -> None:
        """Insert an entry; raises Taken, or OSError where the store cannot be reached."""
        values = [row[name] for name in _COLUMNS]
        async with self.turn:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                if isinstance(self._connection, aiosqlite.Connection):
                    await self._connection.execute_insert(_SQLITE, values)
                else:
                    await self._connection.execute(_POSTGRES, *values)
            except (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError) as error:
                raise Taken from error
            except (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                await self._drop()
                raise OSError(f"the store failed: {error}") from error
            except BaseException:
                await self._drop()
                raise

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
        if isinstance(connection, aiosqlite.Connection):
            await connection.close()
        elif connection is not None:
            connection.terminate()

    async def close(self) -> None:
        async with self.turn:
            await self._drop()
