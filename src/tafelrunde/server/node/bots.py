"""Bots: thinking in worker processes, each supervised, none ever awaited beyond its time."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tafelrunde.kernel.decision import Option
from tafelrunde.server.base.apart import Process, begin
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.node import bot_worker
from tafelrunde.server.table.chronicle import Rows

log = logging.getLogger("tafelrunde.bots")


class Worker(Process):
    """A process that thinks about the tables it is given; what it knows of each."""

    def __init__(self) -> None:
        super().__init__(begin)
        self.known: dict[int, int] = {}

    def restart(self) -> None:
        super().restart()
        self.known.clear()


class Behind(Exception):
    """A worker has forgotten a table: it must be told all that stands there."""


class Bots:
    """The worker processes of one node; a table always thinks in the same one."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.seconds = seconds
        self.metrics = metrics
        self.turns = [asyncio.Lock() for _ in range(workers)]

    def close(self) -> None:
        for worker in self.workers:
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
        place = table % len(self.workers)
        worker = self.workers[place]
        async with self.turns[place]:
            said, value = await self._ask(worker, table, header, rows, seat, bot)
            if said == "behind":
                worker.known.pop(table, None)
                raise Behind
            if said != "option":
                return None
            self.metrics.count("bot_moves")
            worker.known[table] = rows.number
        return tuple(value) if isinstance(value, list) else value

    async def _ask(
        self, worker: Worker, table: int, header: dict[str, Any], rows: Rows, seat: int, bot: str
    ) -> tuple[str, Any]:
        given = table, header, rows.after, rows.rows, rows.number, seat, bot
        try:
            # A process that has died is noticed here, or when it is given something to do.
            await worker.warm_up(bot_worker.ready)
            future = asyncio.wrap_future(worker.pool.submit(bot_worker.think, *given))
            return await asyncio.wait_for(future, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a bot did not answer", extra={"table": table, "why": repr(error)})
            worker.restart()
        except Exception:
            log.exception("a bot failed", extra={"table": table, "bot": bot})
        self.metrics.count("bot_faults")
        return "fault", None
