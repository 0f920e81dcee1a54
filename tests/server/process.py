"""A server process for the tests: the real thing on a free port, with a clock that can be set."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from typing import Any

import msgspec
import uvicorn

from tafelrunde.kernel.match import Match
from tafelrunde.server import frames, logs, serving
from tafelrunde.server.app import build
from tafelrunde.server.config import Config
from tafelrunde.server.store import Store
from tests.dealing import Dealer


class Wanted(msgspec.Struct):
    """What a test wants of its server; `clock` is a file that holds the time.

    With `leak` it tells everybody what each seat that is asked sees; with `cores` it keeps to
    these. With `die` it is dead so many seconds after it began to store something for the nth
    time. With `late` it sleeps that long after it has stored that a match has begun.
    """

    config: Config
    clock: str | None = None
    leak: bool = False
    cores: list[int] | None = None
    die: tuple[int, float] | None = None
    late: float | None = None


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


def main() -> None:
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    config = wanted.config
    if wanted.cores is not None:
        os.sched_setaffinity(0, wanted.cores)
    place = serving.listening(config.host, config.port)
    logs.set_up(config.log_level)
    now = time.time
    if wanted.clock is not None:
        clock = wanted.clock

        def now() -> float:
            with open(clock, encoding="ascii") as file:  # noqa: PTH123 - read at every turn
                return float(file.read())

    if wanted.leak:
        asks = frames.asks
        frames.asks = lambda *args: leaking(asks, *args)
    if wanted.die is not None:
        mortal(*wanted.die)
    if wanted.late is not None:
        tardy(wanted.late)
    app = build(config, now, Dealer())
    settings = serving.settings_for(app, config)
    sys.stdout.write(f"{place.getsockname()[1]}\n")
    sys.stdout.flush()
    server = uvicorn.Server(settings)
    server.run(sockets=[place])


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
