"""Moving: what is done to a match, beside the loop where a table's moves take long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from tafelrunde.kernel.pausing import giving_way
from tafelrunde.server.table.loading import Breath
from tafelrunde.server.table.table import Table

T = TypeVar("T")

# A move that takes so many seconds of a processor's time makes its table a slow one.
_LONG: Final = 0.01


async def moved(table: Table, work: Callable[[], T]) -> T:
    """Do something to a table's match, or ask its rules something; called with the lock held.

    It is done at once. Where that took long, everything that comes is done in a thread, for as
    long as the table is in memory, so that all others are served meanwhile.
    """
    if table.slow:
        return await _beside(table, work)
    began = time.thread_time()
    try:
        return work()
    finally:
        table.slow = time.thread_time() - began > _LONG


async def _beside(table: Table, work: Callable[[], T]) -> T:
    """In a thread; who stops waiting for it keeps the lock until the thread is done."""

    def whole() -> T:
        made = work()
        if table.chronicle is not None:
            # What is told of it, and what is worked out when somebody first looks.
            table.chronicle.catch_up()
            for decision in table.match.decisions:
                len(decision.manual)
        return made

    table.moving = True
    running = asyncio.ensure_future(asyncio.to_thread(giving_way, Breath().rest, whole))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        table.broken = True
        await asyncio.wait({running})
        raise
    finally:
        table.moving = False
