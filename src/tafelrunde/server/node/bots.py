"""Bots: thinking in worker processes, each supervised, none ever awaited beyond its time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from tafelrunde.kernel.decision import Option
from tafelrunde.server.base.apart import Process, begin
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.refusals import too_much
from tafelrunde.server.node import bot_worker
from tafelrunde.server.table.chronicle import Rows

log = logging.getLogger("tafelrunde.bots")

# So many wait for advice at once; who comes then is asked to come again.
_QUEUE: Final = 8
# What a worker says when it has found something.
_ANSWERS: Final = ("option", "advice")


class Worker(Process):
    """A process that thinks about the tables it is given; what it knows of each."""

    def __init__(self) -> None:
        super().__init__(begin)
        self.known: dict[int, int] = {}
        self.turn = asyncio.Lock()

    def restart(self) -> None:
        super().restart()
        self.known.clear()


class Behind(Exception):
    """A worker has forgotten a table: it must be told all that stands there."""


class Bots:
    """The worker processes of one node; a table always thinks in the same one.

    Advice is found in a process of its own: nobody's move waits for it.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.adviser = Worker()
        self.seconds = seconds
        self.metrics = metrics
        self.asking = 0

    def close(self) -> None:
        for worker in (*self.workers, self.adviser):
            worker.close()

    def known(self, table: int) -> int | None:
        """The last entry of a table that its worker knows."""
        return self.workers[table % len(self.workers)].known.get(table)

    async def choose(
        self, table: int, header: dict[str, Any], rows: Rows, seat: int, bot: str
    ) -> Option | None:
        """What a bot does for a seat after these entries; None where it could not say in time.

        Raises Behind where the worker knows less than was thought.
        """
        worker = self.workers[table % len(self.workers)]
        said, value = await self._ask(worker, bot_worker.think, table, header, rows, seat, bot)
        if said != "option":
            return None
        self.metrics.count("bot_moves")
        return tuple(value) if isinstance(value, list) else value

    async def advise(
        self, table: int, header: dict[str, Any], rows: Rows, seat: int
    ) -> list[dict[str, Any]] | None:
        """Options worth a look for a seat; None where none were found in time.

        Raises Behind as `choose` does, and Trouble where too many ask at once.
        """
        if self.asking >= _QUEUE:
            raise too_much()
        self.asking += 1
        try:
            said, found = await self._ask(
                self.adviser, bot_worker.advise, table, header, rows, seat
            )
        finally:
            self.asking -= 1
        if said != "advice":
            return None
        self.metrics.count("advice")
        return list(found)

    async def _ask(
        self,
        worker: Worker,
        work: Callable[..., tuple[str, Any]],
        table: int,
        header: dict[str, Any],
        rows: Rows,
        *more: Any,
    ) -> tuple[str, Any]:
        """What a worker says of a table after these entries."""
        given = table, header, rows.after, rows.rows, rows.number, *more
        async with worker.turn:
            said, value = await self._told(worker, work, table, given)
            if said == "behind":
                worker.known.pop(table, None)
                raise Behind
            if said in _ANSWERS:
                worker.known[table] = rows.number
        return said, value

    async def _told(
        self,
        worker: Worker,
        work: Callable[..., tuple[str, Any]],
        table: int,
        given: tuple[Any, ...],
    ) -> tuple[str, Any]:
        try:
            # A process that has died is noticed here, or when it is given something to do.
            await worker.warm_up(bot_worker.ready)
            future = asyncio.wrap_future(worker.pool.submit(work, *given))
            return await asyncio.wait_for(future, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a bot did not answer", extra={"table": table, "why": repr(error)})
            worker.restart()
        except Exception:
            log.exception("a bot failed", extra={"table": table, "work": work.__name__})
        self.metrics.count("bot_faults")
        return "fault", None
