"""Outage: a store that is away or takes nothing is said so plainly, and everything comes back."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, text
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import people, tables
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import store_url
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.clocks import MoveClock
from tafelrunde.server.web.routes.site import unready
from tests.server.conftest import each_store, fresh_database, own_postgres
from tests.server.support import (
    PATIENCE,
    PLAIN,
    Screen,
    Server,
    housed,
    in_own_loop,
    message_for,
    own_ask,
    put,
    run,
    seated,
)
from tests.server.test_operating import change


@pytest.fixture
def server(store: str, tmp_path: Path) -> Iterator[Server]:
    """A server that may say that its store has failed, but never with a traceback."""
    found = Server(store, tmp_path / "server.log").start()
    yield found
    found.stop()
    assert tracebacks(found) == []


def tracebacks(server: Server) -> list[str]:
    lines = server.log.read_text().splitlines()
    return [line for line in lines if line[:1] != "{" or "fault" in json.loads(line)]


def says(server: Server, path: str) -> tuple[int, Any]:
    answer = httpx.get(f"{server.url}/{path}", timeout=PATIENCE, verify=PLAIN)
    return answer.status_code, answer.json()


async def arrived(screen: Screen) -> dict[str, Any]:
    """The first position, once the server listens: before, it asks the store who sits there."""
    state = await screen.state()
    assert (await screen.ask("nothing"))["status"] == 400
    return state


async def until(server: Server, path: str, status: int) -> Any:
    """Wait until a path answers with a status; what it says then."""
    while True:
        found, body = await asyncio.to_thread(says, server, path)
        if found == status:
            return body
        await asyncio.sleep(0.1)


async def nothing_can_be_written(server: Server, store: str) -> None:
    """The disk is full, or the database is read-only, from here on."""
    if "://" in store:
        name = store_url(store).database
        await change(store, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await reconnect(store)
        return
    assert server.process is not None
    files = Path(store).parent.glob(Path(store).name + "*")
    least = min(file.stat().st_size for file in files if file.suffix != ".db-shm")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (min(least, 32_768), -1))


async def something_can_be_written(server: Server, store: str) -> None:
    if "://" in store:
        name = store_url(store).database
        there = Store(store)
        async with there.reading() as connection:
            await connection.execute(text("SET default_transaction_read_only = off"))
            await connection.execute(
                text(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
            )
        await there.close()
        await reconnect(store)
        return
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))


async def reconnect(store: str) -> None:
    """End every connection to a database but one's own."""
    there = Store(store)
    async with there.reading() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    await there.close()


@each_store
def test_health_and_readiness_tell_that_nothing_can_be_written(server: Server, store: str) -> None:
    async def story() -> None:
        assert says(server, "ready") == (200, {"ready": True, "why": None})
        anna, bernd, code = await seated(server)
        begins = anna if own_ask(await anna.state(code)) else bernd
        async with begins.at(code) as screen:
            message = message_for(await arrived(screen), random.Random(1)) or {}
            await nothing_can_be_written(server, store)
            why = "nothing can be written to the store"
            assert (await until(server, "health", 503))["status"] == why
            assert (await until(server, "ready", 503))["ready"] is False
            refused = await screen.ask(**message)
            assert (refused["status"], refused["n"]) == (503, 0)
            await something_can_be_written(server, store)
            assert (await until(server, "health", 200))["status"] == "ok"
            await until(server, "ready", 200)
            assert (await screen.ask(**message))["t"] == "ok"

    run(story())


def test_a_node_that_is_closing_is_not_ready(sqlite: str) -> None:
    async def story() -> None:
        async with housed(sqlite) as house:
            assert await unready(house) is None
            house.closing = True
            assert await unready(house) == "closing"

    in_own_loop(story())


def test_while_postgresql_is_away_screens_wait_and_then_go_on(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        db = fresh_database(postgres.get_uri())
        nodes = [Server(db, tmp_path / f"server{n}.log").start() for n in (0, 1)]

        async def story() -> None:
            anna, bernd, code = await seated(nodes[0])
            begins = anna if own_ask(await anna.state(code)) else bernd
            away = begins.elsewhere(nodes[1])
            async with begins.at(code) as stays, away.at(code) as other:
                message = message_for(await arrived(stays), random.Random(1)) or {}
                await arrived(other)
                await asyncio.to_thread(postgres.stop)
                for node in nodes:
                    body = await until(node, "health", 503)
                    assert body["status"] == "the store cannot be reached"
                    assert (await until(node, "ready", 503))["ready"] is False
                refused = await stays.ask(**message)
                assert (refused["status"], refused["reason"]) == (503, ["server-store"])
                assert refused["n"] == 0
                answer = await begins.http.get(f"/api/tables/{code}/state")
                assert (answer.status_code, answer.json()["error"]) == (503, ["server-store"])
                with pytest.raises(ConnectionClosed) as closed:
                    async with begins.at(code) as fresh:
                        await fresh.next()
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4503, "server-store")
                await asyncio.to_thread(postgres.start)
                for node in nodes:
                    await until(node, "ready", 200)
                done = await stays.ask(**message)
                assert done["t"] == "ok"
                await other.state(done["n"])

        try:
            run(story())
        finally:
            for node in nodes:
                node.stop()
        assert [tracebacks(node) for node in nodes] == [[], []]


async def paused(named: str) -> int:
    """How many spans there are in which no clock ran."""
    store = Store(named)
    async with store.reading() as connection:
        query = select(func.count()).select_from(schema.pauses)
        found = (await connection.execute(query)).scalar_one()
    await store.close()
    return int(found)


def test_a_clock_that_is_set_ahead_flags_nobody(store: str, tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    put(ahead, 0.0)
    names = ["a", "b"] if "://" in store else ["a"]
    nodes = [Server(store, tmp_path / f"{name}.log", ahead=ahead).start() for name in names]

    async def story() -> None:
        clock = {"kind": "bank", "seconds": 1800}
        anna, bernd, code = await seated(nodes[0], clock=clock, leaver="end")
        mover = anna if own_ask(await anna.state(code)) else bernd
        before = (await anna.get(f"/api/tables/{code}"))["started"]
        put(ahead, 3600.0)
        while not await paused(store):  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.1)
        times = []
        for node in nodes:
            async with mover.elsewhere(node).at(code) as screen:
                hello = await screen.until(lambda f: f["t"] == "hello")
                state = await screen.state()
            times.append(hello["time"])
            assert not state["over"]
            assert all(1500 < reading["left"] <= 1800 for reading in state["clocks"])
            assert state["n"] == 0
        assert all(3600 <= at - before < 3600 + PATIENCE for at in times)
        message = message_for(await mover.state(code), random.Random(1)) or {}
        await mover.elsewhere(nodes[-1]).act(code, **message)
        # Back again: nobody's time goes back.
        put(ahead, 0.0)
        async with mover.at(code) as screen:
            assert (await screen.next())["time"] >= times[0]
        assert await paused(store) == 1

    try:
        run(story())
    finally:
        for node in nodes:
            node.stop()
    assert [fault for node in nodes for fault in node.faults()] == []


def test_a_node_whose_machine_tells_another_time_keeps_to_the_others(
    fresh_postgres: str, tmp_path: Path
) -> None:
    right = Server(fresh_postgres, tmp_path / "right.log").start()
    wrong = Server(fresh_postgres, tmp_path / "wrong.log", wrong=3600.0).start()

    async def story() -> None:
        anna, _, code = await seated(right)
        times = []
        for node in (right, wrong, right):
            async with anna.elsewhere(node).at(code) as screen:
                times.append((await screen.next())["time"])
        assert times[0] - PATIENCE < times[1] < times[2] + PATIENCE
        assert await paused(fresh_postgres) == 0

    try:
        run(story())
    finally:
        right.stop()
        wrong.stop()


def test_nobodys_time_runs_while_nothing_can_be_stored(store: str) -> None:
    shift = 0.0

    def told() -> float:
        return time.time() + shift

    async def story() -> None:
        nonlocal shift
        async with housed(store, Steady(told, told)) as house:
            anna = await people.add_guest(house.store, "Anna", 0.0)
            chairs: list[tables.Place | None] = [tables.Place(me=True), tables.Place(name="Carla")]
            clock = MoveClock(1000)
            wanted = tables.NewTable(
                game="proving", seats=2, chairs=chairs, clock=clock, leaver="end"
            )
            room = await tables.open_table(house, anna, wanted, "here")
            # For two thousand seconds this node could not say that it was up.
            shift += 2000
            house.nodes.beaten -= 2000
            await house.automatic.flags(room)
            assert room.running
            assert len(house.pauses) == 1
            shift += 2000
            await house.automatic.flags(room)
            assert not room.running

    in_own_loop(story())
