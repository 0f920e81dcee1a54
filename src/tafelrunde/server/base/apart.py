"""Apart: work done beside the event loop, in a process with limits of time and memory.

What a stranger sent is followed here: whatever it costs, only this process pays, and not for long.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import os
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from tafelrunde.kernel.registry import find_game, game_names
from tafelrunde.kernel.text import Text
from tafelrunde.lab.processes import unheard
from tafelrunde.server.base.refusals import Trouble, too_much

log = logging.getLogger("tafelrunde.apart")

# So many wait for a process at once; who comes then is asked to come again.
_QUEUE: Final = 16
# On a busy machine a second of work takes longer; nothing takes so much longer.
_PATIENCE: Final = 12

T = TypeVar("T")


class Process:
    """One process that does what it is given, and can be ended whatever it does."""

    def __init__(self, first: Callable[..., None], *given: Any) -> None:
        self.first = first
        self.given = given
        self.pool = self._fresh()
        self.warm = False

    def _fresh(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(
            1, mp_context=context, initializer=self.first, initargs=self.given
        )

    def restart(self) -> None:
        """End the process, whatever it does, and begin another."""
        pool, self.pool = self.pool, self._fresh()
        self.warm = False
        _end(pool)

    async def warm_up(self, ready: Callable[[], bool]) -> None:
        """A fresh process imports what it needs before its time is counted."""
        if not self.warm:
            with unheard():
                begun = self.pool.submit(ready)
            self.warm = await asyncio.wrap_future(begun)

    def close(self) -> None:
        _end(self.pool)


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def begin() -> None:
    """Runs first in a process: it must not outlive the server that began it."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Apart:
    """A process for one kind of work; one thing is done at a time, each within the limits."""

    def __init__(self, seconds: float, megabytes: int, patience: float = _PATIENCE) -> None:
        self.seconds = seconds
        self.patience = patience
        self.process = Process(_begin_limited, megabytes)
        self.turn = asyncio.Lock()
        self.waiting = 0

    def close(self) -> None:
        self.process.close()

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """What a function gives; raises Trouble where that takes too much time or memory.

        The function, what it is given and what it gives must be picklable; what it raises, too.
        """
        if self.waiting >= _QUEUE:
            raise too_much()
        self.waiting += 1
        try:
            async with self.turn:
                return await self._done(work, given)
        finally:
            self.waiting -= 1

    async def _done(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        process = self.process
        try:
            await process.warm_up(_ready)
            future = asyncio.wrap_future(process.pool.submit(_within, self.seconds, work, given))
            return await asyncio.wait_for(future, self.seconds * self.patience)
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            process.restart()
            log.warning("work was too heavy", extra={"work": work.__name__, "why": repr(error)})
            raise Trouble(413, Text("server-too-heavy"), type(error).__name__) from error
        except asyncio.CancelledError:
            # Nobody waits for it any longer.
            process.restart()
            raise


# --- in that process -----------------------------------------------------------------------


def _begin_limited(megabytes: int) -> None:
    begin()
    most = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _ready() -> bool:
    """What the first piece of work waits for: that the games are imported."""
    for name in game_names():
        find_game(name)
    return True


def _within(seconds: float, work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """Do something; the system ends the process where it takes too much of a processor's time."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    until = math.ceil(usage.ru_utime + usage.ru_stime + seconds)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (until, hard))
    try:
        return work(*given)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
        gc.collect()
