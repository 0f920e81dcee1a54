"""What the server's tests are made of: servers in processes of their own, and people."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import gc
import itertools
import json
import os
import random
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.base.config import Config, real_seed
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.node.house import House

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
# A server closes what was idle for five seconds; nobody sends anything into that moment.
LIMITS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=2.0)

# Nothing is encrypted here; to read the machine's certificates takes 50 ms for every client.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Server:
    """A server in a process of its own; it can be killed and started again on the same port."""

    def __init__(self, db: str, log: Path, clock: Path | None = None, **settings: Any) -> None:
        settings.setdefault("rates", 1000.0)
        # However slow the machine is, a bot plays what it plays: matches go as they were dealt.
        settings.setdefault("bot_seconds", PATIENCE)
        self.leak = settings.pop("leak", False)
        self.cores = settings.pop("cores", None)
        self.late = settings.pop("late", None)
        self.outrun = settings.pop("outrun", False)
        self.written = settings.pop("written", None)
        self.ahead: Path | None = settings.pop("ahead", None)
        self.wrong = settings.pop("wrong", 0.0)
        self.held = settings.pop("held", None)
        self.deaf = settings.pop("deaf", False)
        self.config = Config(db=db, port=0, **settings)
        self.clock = clock
        self.log = log
        self.process: Forked | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, die: tuple[int, float] | None = None) -> Server:
        """Start it, if wanted to die while it stores something for the nth time."""
        self.config.port = self.port
        clock = None if self.clock is None else str(self.clock)
        wanted = {
            "config": self.config,
            "clock": clock,
            "ahead": None if self.ahead is None else str(self.ahead),
            "wrong": self.wrong,
            "leak": self.leak,
            "cores": self.cores,
            "die": die,
            "late": self.late,
            "outrun": self.outrun,
            "written": self.written,
            "held": self.held,
            "deaf": self.deaf,
        }
        self.process, self.port = nursery().fork(wanted, self.log)
        self._wait_until_well(mortal=die is not None)
        return self

    def _wait_until_well(self, mortal: bool) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (mortal or not self.dead):
            with contextlib.suppress(httpx.HTTPError):
                answer = httpx.get(f"{self.url}/health", timeout=PATIENCE, verify=PLAIN)
                if answer.status_code == 200:
                    return
            if self.dead:
                return
            time.sleep(0.02)
        raise AssertionError(f"the server is not well:\n{self.log.read_text()[-4000:]}")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def dead(self) -> bool:
        return self.process is not None and not self.process.alive

    def stop(self) -> None:
        if self.process is not None and self.process.alive:
            self.process.send(signal.SIGTERM)
            if not self.process.wait():
                self.process.kill()
                self.process.wait()

    def set_clock(self, now: float) -> None:
        assert self.clock is not None
        put(self.clock, now)

    def faults(self) -> list[str]:
        """Lines of the log that tell of something that must not happen."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line[:1] == "{"]
        return [json.dumps(line) for line in lines if line["level"] in ("error", "critical")]


def put(clock: Path, says: float) -> None:
    """Let a clock say something else from one moment to the next."""
    fresh = clock.with_suffix(".new")
    fresh.write_text(str(says), encoding="ascii")
    fresh.replace(clock)


class Forked:
    """A server's process that another one has forked."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait(self, timeout: float = PATIENCE) -> bool:
        """Whether it ends in time."""
        end = time.monotonic() + timeout
        while self.alive:
            if time.monotonic() > end:
                return False
            time.sleep(0.002)
        return True

    def send(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send(signal.SIGKILL)


class Nursery:
    """A process that has imported everything and forks servers; it ends with this one."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._end)

    def fork(self, wanted: dict[str, Any], log: Path) -> tuple[Forked, int]:
        """A server; its process and its port."""
        said = log.with_suffix(".port")
        said.write_text("", encoding="ascii")
        child = {"wanted": wanted, "port": str(said), "log": str(log)}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(child).decode() + "\n")
        self._process.stdin.flush()
        process = Forked(int(self._process.stdout.readline()))
        end = time.monotonic() + PATIENCE
        while not (port := said.read_text(encoding="ascii")).endswith("\n"):
            there = process.alive and time.monotonic() < end
            assert there, f"the server did not start:\n{log.read_text()[-4000:]}"
            time.sleep(0.005)
        return process, int(port)

    def _end(self) -> None:
        self._process.communicate()


@functools.cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


def in_own_loop(story: Coroutine[Any, Any, None]) -> None:
    """Run a story in a thread: where a browser is open, its loop runs in the main one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


_clients: list[httpx.AsyncClient] = []


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test's story, and close every connection that its people opened."""

    async def told() -> None:
        try:
            await test
        finally:
            while _clients:
                await _clients.pop().aclose()

    in_own_loop(told())


class Person:
    """Somebody with a name and a token, at one server or another."""

    _ids = itertools.count()

    def __init__(self, server: Server, me: dict[str, Any]) -> None:
        self.server = server
        self.me = me
        self.headers = {"Authorization": f"Bearer {me['token']}"}
        self.http = httpx.AsyncClient(
            base_url=server.url,
            headers=self.headers,
            timeout=PATIENCE,
            limits=LIMITS,
            trust_env=False,
            verify=PLAIN,
        )
        _clients.append(self.http)

    @property
    def id(self) -> int:
        return int(self.me["id"])

    def new_id(self) -> str:
        return f"{self.me['name']}-{next(self._ids)}"

    def elsewhere(self, server: Server) -> Person:
        """The same person at another server of the house."""
        return Person(server, self.me)

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        if status is None:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, game: str = "lydia", status: int | None = None, **wanted: Any) -> Any:
        return await self.post("/api/tables", {"game": game, **wanted}, status)

    async def act(self, code: str, t: str, status: int = 200, **fields: Any) -> Any:
        message = {"t": t, "id": self.new_id(), **fields}
        return await self.post(f"/api/tables/{code}/act", message, status)

    async def state(self, code: str, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        return await self.get(f"/api/tables/{code}/state{query}")

    @contextlib.asynccontextmanager
    async def at(self, code: str, seen: int = 0) -> AsyncIterator[Screen]:
        async with self.connected(code, seen) as socket:
            yield Screen(self, socket)

    def connected(self, code: str, seen: int = 0) -> connect:
        """A socket at a table; only who waits for a frame loses patience."""
        return self.socket(f"/ws/{code}?seen={seen}")

    def socket(self, path: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.server.port}{path}",
            additional_headers=self.headers,
            max_size=2**22,
            proxy=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )


class Screen:
    """A person's socket at a table, with every frame that came."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        self.frames.append(json.loads(text))
        return self.frames[-1]

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = await self.next()
            if wanted(frame):
                return frame

    async def state(self, at_least: int = 0) -> dict[str, Any]:
        return await self.until(lambda f: f["t"] == "state" and f["n"] >= at_least)

    async def send(self, t: str, id: str | None = None, **fields: Any) -> str:
        named = id or self.person.new_id()
        await self.socket.send(json.dumps({"t": t, "id": named, **fields}))
        return named

    async def ask(self, t: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        named = await self.send(t, id, **fields)
        return await self.until(lambda f: f["t"] in {"ok", "no"} and f["id"] == named)

    def entries(self) -> list[int]:
        return [frame["n"] for frame in self.frames if frame["t"] == "entry"]


@contextlib.asynccontextmanager
async def housed(db: str, now: Steady | None = None) -> AsyncIterator[House]:
    """A node inside this process; Python's collector is left as it was."""
    before = gc.get_threshold()
    house = House(Config(db=db), now or Steady(), real_seed)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        gc.unfreeze()
        gc.set_threshold(*before)


async def guest(server: Server, name: str = "Anna") -> Person:
    async with httpx.AsyncClient(
        base_url=server.url, timeout=PATIENCE, trust_env=False, verify=PLAIN
    ) as http:
        answer = await http.post("/api/guest", json={"name": name, "token": True})
        assert answer.status_code == 200, answer.text
        return Person(server, answer.json())


def browser(server: Server) -> httpx.AsyncClient:
    """A browser: it keeps cookies and says from which page it asks."""
    return httpx.AsyncClient(
        base_url=server.url,
        headers={"Origin": server.url},
        timeout=PATIENCE,
        limits=LIMITS,
        trust_env=False,
        verify=PLAIN,
    )


async def seated(server: Server, game: str = "lydia", **wanted: Any) -> tuple[Person, Person, str]:
    """Two people at a running table."""
    anna, bernd = await guest(server, "Anna"), await guest(server, "Bernd")
    code = (await anna.open(game, seats=2, **wanted))["code"]
    await bernd.post(f"/api/tables/{code}/sit", {"seat": 1})
    return anna, bernd, code


def gauge(server: Server, name: str) -> float:
    """A figure that a server tells of itself."""
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE, verify=PLAIN).text
    line = next(line for line in text.splitlines() if line.startswith(f"tafelrunde_{name} "))
    return float(line.split()[1])


def own_ask(state: dict[str, Any]) -> dict[str, Any] | None:
    """What the seat of a state frame is asked."""
    for ask in state["asks"]:
        if ask["seat"] == state["seat"] and "options" in ask:
            found: dict[str, Any] = ask
            return found
    return None


def message_for(state: dict[str, Any], dice: random.Random) -> dict[str, Any] | None:
    """Some message with which a seat goes on, or None where it is not its turn."""
    seat = state["seat"]
    if state["over"] or seat is None:
        return None
    if seat in state["waiting"]:
        return {"t": "confirm", "seat": seat}
    ask = own_ask(state)
    if ask is None:
        return None
    option = dice.choice(ask["options"])["option"]
    return {"t": "play", "seat": seat, "n": state["n"], "kind": ask["kind"], "option": option}


async def play_on(screen: Screen, dice: random.Random, until: int = 10**6) -> dict[str, Any]:
    """Play at random until the match is over or has so many entries; the last state."""
    state = await screen.state()
    while True:
        if state["over"] or state["n"] >= until:
            return state
        message = message_for(state, dice)
        if message is not None:
            await screen.send(**message)
        state = await screen.state(state["n"] + 1)


async def play_by_http(person: Person, code: str, dice: random.Random) -> dict[str, Any]:
    """Play a match to its end through the HTTP API alone."""
    while True:
        state = await person.state(code)
        if state["over"]:
            found: dict[str, Any] = state
            return found
        message = message_for(state, dice)
        if message is None:
            await asyncio.sleep(0.02)
        else:
            sent = {"id": person.new_id(), **message}
            answer = await person.http.post(f"/api/tables/{code}/act", json=sent)
            # Too late where a bot has moved since the state was read: then look again.
            assert answer.status_code in (200, 409), answer.text
