"""Metrics: what several workers on one address count is told as one, whichever is asked."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.support import PATIENCE, PLAIN, ROOT, Server, guest, run

COMMAND = [sys.executable, "-c", "from tafelrunde.cli import main; main()"]
# Which worker takes a connection is the system's choice.
ENOUGH = 12


@pytest.fixture
def pair(fresh_postgres: str, tmp_path: Path) -> Iterator[Server]:
    """Two workers on one address, begun by the command."""
    log = tmp_path / "log"
    arguments = ["serve", "--port", "0", "--workers", "2", "--db", fresh_postgres]
    with log.open("w") as file:
        process = subprocess.Popen(
            [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=file, text=True, cwd=ROOT
        )
    assert process.stdout is not None
    said = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
    assert said is not None, log.read_text()
    server = Server(fresh_postgres, log)
    server.port = int(said[1])
    yield server
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)
    process.stdout.close()


class Told:
    """What the workers tell each time they are asked; what is counted only grows."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.counted: dict[str, float] = {}
        self.held: dict[str, float] = {}
        self.pids: set[int] = set()

    async def ask(self, path: str = "metrics") -> str:
        """Over a connection of its own; the worker that takes it may die over it."""
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as http:
                    return (await http.get(f"{self.url}/{path}")).text

    async def look(self) -> None:
        counted: dict[str, float] = {}
        self.held, self.pids = {}, set()
        for family in text_string_to_metric_families(await self.ask()):
            for sample in family.samples:
                labels = {key: value for key, value in sample.labels.items() if key != "pid"}
                name = sample.name + "".join(f" {labels[key]}" for key in sorted(labels))
                if "pid" in sample.labels:
                    self.pids.add(int(sample.labels["pid"]))
                elif family.type == "gauge":
                    self.held[name] = sample.value
                else:
                    counted[name] = sample.value
        for name, before in self.counted.items():
            assert counted[name] >= before, f"{name} went back"
        self.counted = counted

    async def until(self, there: int, screens: int) -> None:
        """Wait until so many workers and screens are told of."""
        end = time.monotonic() + PATIENCE
        while (len(self.pids), self.held.get("tafelrunde_screens")) != (there, screens):
            assert time.monotonic() < end, (self.pids, self.held)
            await self.look()
            await asyncio.sleep(0.05)


async def still_open(screens: list[ClientConnection]) -> int:
    """How many screens are not cut off."""
    return sum(await asyncio.gather(*(is_open(screen) for screen in screens)))


async def is_open(screen: ClientConnection) -> bool:
    try:
        await asyncio.wait_for((await screen.ping()), PATIENCE)
    except ConnectionClosed:
        return False
    return True


def test_two_workers_count_as_one_and_what_a_dead_one_held_goes_with_it(pair: Server) -> None:
    async def story() -> None:
        told = Told(pair)
        await told.until(there=2, screens=0)
        await told.look()
        before = told.counted["tafelrunde_requests_total 200"]
        for n in range(ENOUGH):
            await told.ask("health")
            await told.look()
            # This question is counted when it is answered.
            assert told.counted["tafelrunde_requests_total 200"] == before + 2 * n + 2
        anna = await guest(pair)
        code = (await anna.open("lydia", seats=2, chairs=[{"me": True}, {"me": True}]))["code"]
        screens = [await anna.connected(code) for _ in range(ENOUGH)]
        await told.until(there=2, screens=ENOUGH)
        first, second = told.pids
        os.kill(first, signal.SIGKILL)
        while first in told.pids:
            await told.look()
        await told.until(there=2, screens=await still_open(screens))
        os.kill(second, signal.SIGKILL)
        while second in told.pids:
            await told.look()
        await told.until(there=2, screens=0)
        assert await still_open(screens) == 0
        assert first not in told.pids
        assert second not in told.pids

    run(story())


def test_what_is_counted_is_loaded_by_servers_alone() -> None:
    script = (
        "import sys, tafelrunde, tafelrunde.cli, tafelrunde.server.node.bot_worker; "
        "sys.exit('prometheus_client' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0
