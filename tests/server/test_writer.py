"""Writer: whatever becomes of its connection, whoever waits is answered, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.store.store import StoredEntry
from tafelrunde.server.store.writer import _TOGETHER
from tests.server.support import PATIENCE, in_own_loop
from tests.server.test_store import opened

# What a server says to "bind", which nobody has said; and a notice, so that one can wait for both.
_FIELDS = b"SNOTICE\x00C00000\x00Mafter it\x00\x00"
STRAY = b"2\x00\x00\x00\x04" + b"N" + (4 + len(_FIELDS)).to_bytes(4, "big") + _FIELDS


class Line:
    """A way to a PostgreSQL on which words can get in that nobody has said, or that goes dead."""

    def __init__(self, address: str) -> None:
        there = make_url(address)
        self.socket = f"{there.query['host']}/.s.PGSQL.{there.port or 5432}"
        self.address = there
        self.screens: list[asyncio.StreamWriter] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address at which the database answers through this line."""
        listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        url = self.address.set(host="127.0.0.1", port=port, query={})
        async with listening:
            yield url.render_as_string(hide_password=False)

    async def _carry(self, client: asyncio.StreamReader, screen: asyncio.StreamWriter) -> None:
        self.screens.append(screen)
        reader, writer = await asyncio.open_unix_connection(self.socket)
        back = asyncio.create_task(pour(reader, screen))
        await pour(client, writer)
        await back

    def say(self, word: bytes) -> None:
        for screen in self.screens:
            screen.write(word)


async def pour(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    try:
        while some := await source.read(65536):
            to.write(some)
            await to.drain()
    except OSError:
        pass
    finally:
        to.close()


def entry(table: int, number: int) -> dict[str, Any]:
    return {
        "table": table,
        "number": number,
        "row": "{}",
        "at": 0.0,
        "asked": 0,
        "deadline": None,
        "message": None,
    }


def test_a_driver_that_has_lost_its_place_leaves_nobody_waiting(fresh_postgres: str) -> None:
    async def story() -> None:
        line = Line(fresh_postgres)
        async with line.open() as address, asyncio.timeout(PATIENCE):
            there, ids = await opened(address)
            try:
                await there.append(ids[0], [StoredEntry(1, "{}", 0.0, 0)])
                connection = there.writer._connection
                heard = asyncio.Event()
                connection.add_log_listener(lambda *_: heard.set())
                line.say(STRAY)
                await heard.wait()
                with pytest.raises(asyncpg.InternalClientError):
                    await connection.fetchval("SELECT 1")
                answers = await asyncio.gather(
                    *(there.writer.write(entry(ids[1], n + 1)) for n in range(_TOGETHER + 10)),
                    return_exceptions=True,
                )
                failed = [answer for answer in answers if answer is not None]
                assert len(failed) == _TOGETHER
                for answer in failed:
                    assert isinstance(answer, OSError)
                    assert isinstance(answer, FAILURES)
                # The others came through on a connection of their own, and so does who comes next;
                # who reads meets the same fault once.
                with pytest.raises(FAILURES):
                    await there.last_number(ids[1])
                assert await there.last_number(ids[1]) == _TOGETHER + 10
                await there.writer.write(entry(ids[2], 1))
                assert there.writer._connection is not connection
            finally:
                await there.close()

    in_own_loop(story())


def test_a_connection_that_was_closed_behind_its_back_leaves_nobody_waiting(sqlite: str) -> None:
    async def story() -> None:
        async with asyncio.timeout(PATIENCE):
            there, ids = await opened(sqlite)
            try:
                await there.append(ids[0], [StoredEntry(1, "{}", 0.0, 0)])
                await there.writer._connection.close()
                answers = await asyncio.gather(
                    *(there.writer.write(entry(ids[1], n + 1)) for n in range(_TOGETHER + 10)),
                    return_exceptions=True,
                )
                failed = [answer for answer in answers if answer is not None]
                assert len(failed) == _TOGETHER
                assert all(isinstance(answer, OSError) for answer in failed)
                assert await there.last_number(ids[1]) == _TOGETHER + 10
            finally:
                await there.close()

    in_own_loop(story())
