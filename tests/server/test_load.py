"""Load: many screens at many tables on one core. Figures are printed, not judged."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import time
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.conftest import Serve
from tests.server.support import PATIENCE, Person, Server, guest, message_for, run, seated


class Head(msgspec.Struct):
    """The part of a frame that is read from every screen."""

    t: str
    n: int = 0


class Table:
    """One table with a screen for each seat; one move at a time, timed to every screen."""

    def __init__(self, code: str, people: list[Person], seed: int) -> None:
        self.code = code
        self.people = people
        self.dice = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.texts: list[str] = [""] * len(people)
        self.seen = [0] * len(people)
        self.sent_at = 0.0
        self.late: list[float] = []
        self.moves = 0
        self.over = False
        self.arrived = asyncio.Event()

    async def connect(self) -> None:
        self.sockets = [await person.connected(self.code) for person in self.people]

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            head = msgspec.json.decode(text, type=Head)
            if head.t == "state":
                if head.n > self.seen[seat]:
                    self.late.append(time.perf_counter() - self.sent_at)
                self.seen[seat] = head.n
                self.texts[seat] = text
                if len(set(self.seen)) == 1:
                    self.arrived.set()

    async def play(self, pause: float, until: float) -> None:
        await asyncio.sleep(self.dice.random() * pause)
        while not self.over:
            begun = time.monotonic()
            message = None
            for text in self.texts:
                state = json.loads(text)
                self.over = state["over"]
                message = message_for(state, self.dice)
                if message is not None:
                    break
            if message is None:
                return
            self.arrived.clear()
            self.sent_at = time.perf_counter()
            body = {"id": str(self.moves), **message}
            await self.sockets[message["seat"]].send(json.dumps(body))
            await asyncio.wait_for(self.arrived.wait(), PATIENCE)
            self.moves += 1
            again = min(begun + self.dice.expovariate(1 / pause), until)
            await asyncio.sleep(max(0.0, again - time.monotonic()))
            if time.monotonic() >= until:
                return


def memory(server: Server) -> float:
    """What the server's process takes, in MB."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu(server: Server) -> float:
    """The processor time the server's process has used, in seconds."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:  # noqa: PTH123
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def gauge(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    line = next(line for line in text.splitlines() if line.startswith(f"tafelrunde_{name} "))
    return float(line.split()[1])


def share(values: list[float], part: float) -> float:
    """The value below which this part of all values lies, in milliseconds."""
    return round(sorted(values)[int(part * (len(values) - 1))] * 1000, 1)


async def load(server: Server, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Open tables of four, let each move now and then, and time every move to every screen."""
    people = [await guest(server, f"P{n}") for n in range(4)]
    empty = memory(server)
    open_: list[Table] = []
    for number in range(tables):
        code = (await people[0].open(seats=4, confirm=False))["code"]
        for seat in (1, 2, 3):
            await people[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
        open_.append(Table(code, people, number))
    for table in open_:
        await table.connect()
    listening = [asyncio.create_task(table.listen(seat)) for table in open_ for seat in range(4)]
    while not all(all(table.texts) for table in open_):  # noqa: ASYNC110 - 500 first frames
        await asyncio.sleep(0.1)
    screens = gauge(server, "screens")
    full = memory(server)
    for table in open_:
        table.late.clear()
    # The server's pauses are measured, not our own collector's.
    gc.collect()
    gc.disable()
    begun, used = time.monotonic(), cpu(server)
    pause = tables / rate
    await asyncio.gather(*[table.play(pause, begun + seconds) for table in open_])
    spent, used = time.monotonic() - begun, cpu(server) - used
    gc.enable()
    late = [value for table in open_ for value in table.late]
    moves = sum(table.moves for table in open_)
    for task in listening:
        task.cancel()
    for table in open_:
        for socket in table.sockets:
            with contextlib.suppress(OSError):
                await socket.close()
    return {
        "tables": tables,
        "screens": int(screens),
        "moves": moves,
        "moves_per_second": round(moves / spent, 1),
        "wanted_per_second": rate,
        "p50_ms": share(late, 0.5),
        "p99_ms": share(late, 0.99),
        "worst_ms": share(late, 1.0),
        "cpu_ms_per_move": round(used / moves * 1000, 2),
        "mb_per_table": round((full - empty) / tables, 3),
        "mb_server": round(memory(server), 1),
    }


def test_tables_are_let_go_when_nobody_looks_and_come_back(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, idle_seconds=0.5)

    async def story() -> None:
        anna, _, code = await seated(server)
        before = await anna.state(code)
        figures = await load(server, tables=3, rate=6, seconds=4)
        assert figures["moves"] > 0
        assert figures["screens"] == 12
        for _ in range(600):
            if gauge(server, "rooms") == 0:
                break
            await asyncio.sleep(0.1)
        assert gauge(server, "rooms") == 0
        async with anna.at(code) as screen:
            again = await screen.state()
            assert (again["n"], again["view"]) == (before["n"], before["view"])
            assert gauge(server, "rooms") == 1

    run(story())


@pytest.mark.soak
@pytest.mark.parametrize("rate", [50, 100, 200, 300])
def test_five_hundred_screens_on_one_core(serve: Serve, sqlite: str, rate: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    server = serve(sqlite, cores=cores[:1])
    os.sched_setaffinity(0, cores[1:] or cores)

    async def story() -> None:
        figures = await load(server, tables=125, rate=rate, seconds=20)
        print(json.dumps(figures))

    try:
        run(story())
    finally:
        os.sched_setaffinity(0, cores)
