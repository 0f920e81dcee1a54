"""A server for the tests: the real thing on a free port, with a clock that can be set."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.match import Match
from tafelrunde.server.base import logs, passwords
from tafelrunde.server.base.apart import Apart
from tafelrunde.server.base.config import Config
from tafelrunde.server.base.steady import Now, Steady
from tafelrunde.server.node.house import House
from tafelrunde.server.node.nodes import Nodes
from tafelrunde.server.store.store import Store, StoredEntry
from tafelrunde.server.table import frames, loading
from tafelrunde.server.web import serving
from tafelrunde.server.web.line import Line
from tests.dealing import Dealer


class Wanted(msgspec.Struct):
    """What a test wants of its server; `clock` is a file that holds the time, `ahead` one that
    holds by how much the clocks of machine and database are ahead of the true time. The clock of
    its machine alone is `wrong` by so many seconds.

    With `leak` it tells everybody what each seat that is asked sees; with `cores` it keeps to
    these. With `die` it is dead so many seconds after it began to store something for the nth
    time. With `late` it sleeps that long after it has stored that a match has begun. With
    `outrun` it has read a table for the first time only when an entry is there that it has not
    read, and stores an entry only when a second one is there. With `written` it notes in that
    file which frames go over which line, in this order. With `held`, a folder, following a record
    stands at a gate until a file of that name is there. With `deaf` it hears nothing from other
    nodes.
    """

    config: Config
    clock: str | None = None
    ahead: str | None = None
    wrong: float = 0.0
    leak: bool = False
    cores: list[int] | None = None
    die: tuple[int, float] | None = None
    late: float | None = None
    outrun: bool = False
    written: str | None = None
    held: str | None = None
    deaf: bool = False


def leaking(honest: Any, match: Match, *rest: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = honest(match, *rest)
    for ask, decision in zip(found, match.decisions, strict=True):
        ask["sees"] = match.view(decision.seat)
    return found


def mortal(nth: int, seconds: float) -> None:
    """End this process in the middle of storing something, as a power cut would."""
    honest = Store.append
    left = nth

    async def append(self: Store, *args: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            end = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGKILL))
            end.start()
        await honest(self, *args)

    Store.append = append  # type: ignore[method-assign, assignment]


def tardy(seconds: float) -> None:
    """Let other nodes hear of a beginning before this one goes on with it."""
    honest = Store.change_table

    async def change_table(self: Store, table: int, changes: dict[str, Any], *rest: Any) -> Any:
        done = await honest(self, table, changes, *rest)
        if changes.get("status") == "running":
            await asyncio.sleep(seconds)
        return done

    Store.change_table = change_table  # type: ignore[method-assign, assignment]


def outrun() -> None:
    """Let another node be faster: at the first reading, and at the first writing."""
    honest_entries, honest_append = Store.entries, Store.append
    read = False

    async def entries(self: Store, table: int, after: int = 0) -> list[StoredEntry]:
        nonlocal read
        found = await honest_entries(self, table, after)
        if not read:
            read = True
            await stored(self, table, 1)
        return found

    async def append(self: Store, table: int, rows: Sequence[StoredEntry], *rest: Any) -> None:
        await stored(self, table, 2)
        await honest_append(self, table, rows, *rest)

    async def stored(self: Store, table: int, number: int) -> None:
        """Wait until an entry is there, and until this node has been told so."""
        while await self.last_number(table) < number:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)

    Store.entries = entries  # type: ignore[method-assign]
    Store.append = append  # type: ignore[method-assign, assignment]


def noting(file: TextIO) -> None:
    """Note what goes over which line."""
    honest = Line.pass_on

    def pass_on(self: Line, messages: list[bytes]) -> None:
        kinds = [msgspec.json.decode(text[text.index(b"{") :])["t"] for text in messages]
        file.write(f"{id(self)} {' '.join(kinds)}\n")
        file.flush()
        honest(self, messages)

    Line.pass_on = pass_on  # type: ignore[method-assign]


def told_by(file: str) -> Now:
    """A clock that says what a file says."""

    def now() -> float:
        with open(file, encoding="ascii") as opened:  # noqa: PTH123 - read at every turn
            return float(opened.read())

    return now


class Told(Steady):
    """A clock that a test sets; machine and database have no other."""

    def __init__(self, wall: Now) -> None:
        super().__init__(wall, wall)
        Store.clock = self._none  # type: ignore[method-assign, assignment]

    def __call__(self) -> float:
        return self.wall()

    async def _none(self, _: AsyncConnection) -> None:
        return None

    def begin(self, at: float) -> None: ...

    def follow(self, at: float) -> None: ...

    def jump(self, at: float) -> None: ...


def ahead(by: Now) -> Steady:
    """A machine, or a database, whose clock is set ahead by so many seconds."""
    honest = Store.clock

    async def clock(self: Store, connection: AsyncConnection) -> float | None:
        at = await honest(self, connection)
        return None if at is None else at + by()

    Store.clock = clock  # type: ignore[method-assign]
    return Steady(lambda: time.time() + by())


def stand(gates: str, gate: str) -> None:
    """Wait at a gate until it is opened."""
    (Path(gates) / f"{gate} waits").touch()
    while not (Path(gates) / gate).exists():
        time.sleep(0.02)


def hold(gates: str) -> None:
    """Let nobody follow a record further than to a gate: neither to open a table nor its past."""
    honest = loading.Breath.__call__

    def breathe(self: loading.Breath) -> None:
        stand(gates, "opening")
        honest(self)

    loading.Breath.__call__ = breathe  # type: ignore[method-assign]
    do = Apart.do

    async def gated(self: Apart, work: Any, *given: Any) -> Any:
        return await do(self, behind_gate, gates, work, *given)

    Apart.do = gated  # type: ignore[method-assign]


def behind_gate(gates: str, work: Any, *given: Any) -> Any:
    """What is done in the process apart."""
    stand(gates, "past")
    return work(*given)


def hash_quickly() -> None:
    """Let a password cost no time: that it does where people play is tested without a server."""
    passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # type: ignore[misc]


def serve(wanted: Wanted, app: Litestar) -> None:
    """Be the server that a test wants, in the place of another; its port is the first it says."""
    hash_quickly()
    config = wanted.config
    if wanted.cores is not None:
        os.sched_setaffinity(0, wanted.cores)
    place = serving.listening(config.host, config.port)
    logs.set_up(config.log_level)
    now = Steady()
    if wanted.clock is not None:
        now = Told(told_by(wanted.clock))
    elif wanted.ahead is not None:
        now = ahead(told_by(wanted.ahead))
    elif wanted.wrong:
        now = Steady(lambda: time.time() + wanted.wrong)
    if wanted.leak:
        asks = frames.asks
        frames.asks = lambda *args: leaking(asks, *args)
    if wanted.die is not None:
        mortal(*wanted.die)
    if wanted.late is not None:
        tardy(wanted.late)
    if wanted.outrun:
        outrun()
    if wanted.written is not None:
        noting(open(wanted.written, "w", encoding="ascii"))  # noqa: PTH123, SIM115 - to the end
    if wanted.held is not None:
        hold(wanted.held)
    if wanted.deaf:
        Nodes._hear = lambda *_: None  # type: ignore[method-assign]
    app.state.house = House(config, now, Dealer())
    settings = serving.settings_for(app, config)
    # A test's end tells of what goes wrong, not of a machine that takes its time.
    settings.timeout_graceful_shutdown = 100
    sys.stdout.write(f"{place.getsockname()[1]}\n")
    sys.stdout.flush()
    server = uvicorn.Server(settings)
    server.run(sockets=[place])
