"""Database: how the store is reached, brought to its newest form, and saved before that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tafelrunde.kernel.errors import TafelrundeError

# Nodes that start together bring a PostgreSQL store up one after the other.
_UPGRADE_LOCK: Final = 7_462_031


_MIGRATIONS: Final = Path(__file__).parent / "migrations"

PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 10000",
    "foreign_keys = ON",
)


# What a store that cannot be reached, read or written makes of a statement.
FAILURES: Final = (
    DBAPIError,
    NoConnection,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    sqlite3.Error,
)


class StoreError(TafelrundeError):
    """A store that cannot be reached or opened."""


class Taken(Exception):
    """The number, or the message, is in the store already."""


class Unstorable(TafelrundeError):
    """The store is well, but takes nothing like this."""


# Text that PostgreSQL or UTF-8 does not know, numbers too large, something missing.
UNSTORABLE: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    UnicodeError,
    OverflowError,
)


def is_unstorable(error: BaseException | None) -> bool:
    """Whether a statement failed because of what it was to store, not because of the store."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    return isinstance(error, (Unstorable, *UNSTORABLE))


@contextmanager
def storing() -> Iterator[None]:
    """What the store does not take is Taken, or Unstorable; that it is away stays what it is."""
    try:
        yield
    except IntegrityError as error:
        raise Taken from error
    except (*FAILURES, *UNSTORABLE) as error:
        if is_unstorable(error):
            raise Unstorable(str(error)) from error
        raise


def said_by(error: BaseException) -> str:
    """What the database says went wrong, without the statement it was about."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


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
            else:
                # All of it or nothing, also if the server is killed meanwhile.
                await connection.execute(text("BEGIN IMMEDIATE"))
                await connection.run_sync(_bring_up)
                await connection.execute(text("COMMIT"))
    except FAILURES as error:
        raise StoreError(f"cannot reach the database: {said_by(error)}") from error


def _bring_up(connection: Connection) -> None:
    current = _current(connection)
    if current == _newest():
        return
    if current is not None and connection.dialect.name == "sqlite":
        _back_up(connection, current)
    _upgrade(connection, current)


def _newest() -> str:
    """The newest form this version knows; forms are numbered in the names of their files."""
    return max(path.stem.partition("_")[0] for path in (_MIGRATIONS / "versions").glob("0*.py"))


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, current: str | None) -> None:
    # Imported only where there is something to change: it takes a while.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config as AlembicConfig  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = AlembicConfig()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
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
