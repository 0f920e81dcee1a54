"""Database: how the store is reached, brought to its newest form, and saved before that."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tafelrunde.kernel.errors import TafelrundeError

# Nodes that start together bring a PostgreSQL store up one after the other.
_UPGRADE_LOCK: Final = 7_462_031


PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 10000",
    "foreign_keys = ON",
)


class StoreError(TafelrundeError):
    """A store that cannot be reached or opened."""


def store_url(named: str) -> URL:
    """The address of a store: a PostgreSQL address, or the path of a SQLite file."""
    if "://" not in named:
        return URL.create("sqlite+aiosqlite", database=str(Path(named).expanduser().absolute()))
    try:
        url = make_url(named)
    except ArgumentError as error:
        raise StoreError(f"{named.partition('://')[0]}://… is no address of a database") from error
    name = url.get_backend_name()
    if name == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if name in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise StoreError(f"the store is SQLite or PostgreSQL, not {name}")


def make_engine(url: URL) -> AsyncEngine:
    """Connections to a store; the database itself is not touched yet.

    Each statement is a transaction of its own unless one is begun.
    """
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, isolation_level="AUTOCOMMIT")
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder of {path}: {error.strerror}") from error
    engine = create_async_engine(url, pool_size=4, max_overflow=0, isolation_level="AUTOCOMMIT")

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for setting in PRAGMAS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return engine


async def bring_up(engine: AsyncEngine) -> None:
    """Bring the store to its newest form; a SQLite file is copied first if that changes it."""
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="READ COMMITTED")
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
            await connection.run_sync(_bring_up)
            await connection.commit()
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"cannot reach the database: {cause}") from error


def _bring_up(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    newest = ScriptDirectory.from_config(config).get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == newest:
        return
    if current is not None and connection.dialect.name == "sqlite":
        _back_up(connection, current)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"the database has a form ({current}) that this version does not know"
        ) from error


def _back_up(connection: Connection, current: str) -> None:
    path = Path(connection.engine.url.database or "")
    copy = path.with_name(f"{path.name}.{current}.backup")
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()


def check(named: str) -> None:
    """Bring a store up once, before a server is started on it."""

    async def once() -> None:
        engine = make_engine(store_url(named))
        try:
            await bring_up(engine)
        finally:
            await engine.dispose()

    asyncio.run(once())
