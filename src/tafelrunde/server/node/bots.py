"""Bots: thinking in worker processes, each supervised, none ever awaited beyond its time."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from tafelrunde.bots.registry import thinking_seconds
from tafelrunde.kernel.decision import Option
from tafelrunde.server.base.apart import Process, begin
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.refusals import too_much
from tafelrunde.server.node import bot_worker
from tafelrunde.server.node.turns import Turns
from tafelrunde.server.table.chronicle import Rows

log = logging.getLogger("tafelrunde.bots")

# So many suggestions wait at once, and so many of one person; who asks for more is asked to come
# again.
_QUEUE: Final = 64
_OWN_QUEUE: Final = 3
# What a worker says when it has found something.
_ANSWERS: Final = ("option", "advice")
# How long a bot may think about one answer, and how long while somebody else waits: the half of
# what `best` takes, which is what `expert` has.
_THINKING: Final = 1.5
_HURRIED: Final = 0.5
# What a turn counts at least: to hand a table over takes a while, too.
_LEAST: Final = 0.02
_ADVICE: Final = 0.8


class Worker(Process):
    """A process that thinks about the tables it is given; how much it knows of those it keeps."""

    def __init__(self, first: Callable[[], None]) -> None:
        super().__init__(first)
        self.known: OrderedDict[int, int] = OrderedDict()
        self.turns = Turns()

    def restart(self) -> None:
        super().restart()
        self.known.clear()

    def learnt(self, table: int, number: int) -> None:
        """It keeps this table now, up to that entry, and forgets another where it has too many."""
        self.known[table] = number
        self.known.move_to_end(table)
        if len(self.known) > bot_worker.KEPT:
            self.known.popitem(last=False)


class Behind(Exception):
    """A worker has forgotten a table: it must be told all that stands there."""


class Bots:
    """The worker processes of one node; each begins when it is first asked.

    Bots that hardly think have a process of their own: nobody waits there for one that thinks for
    a second. Of the others a table always thinks in the same process. Advice is found in one of its
    own: nobody's move waits for it. More thinkers than processors would only take time from each
    other, of which each strength has its measure.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.quick = Worker(begin)
        most = min(workers, os.cpu_count() or 1)
        self.workers = [Worker(bot_worker.begin_behind) for _ in range(most)]
        self.adviser = Worker(bot_worker.begin_behind)
        self.seconds = seconds
        self.metrics = metrics
        self.asking: Counter[str] = Counter()

    def close(self) -> None:
        for worker in (self.quick, *self.workers, self.adviser):
            worker.close()

    def worker(self, table: int, bot: str) -> Worker:
        """The process in which a bot thinks about a table."""
        if thinking_seconds(bot) == 0.0:
            return self.quick
        return self.workers[table % len(self.workers)]

    def known(self, table: int, bot: str) -> int | None:
        """The last entry of a table that a bot's worker knows."""
        return self.worker(table, bot).known.get(table)

    async def choose(
        self,
        table: int,
        header: dict[str, Any],
        rows: Rows,
        seat: int,
        bot: str,
        people: tuple[str, ...],
    ) -> Option | None:
        """What a bot does for a seat after these entries; None where it could not say in time.

        `people` are those for whom it thinks. Raises Behind where the worker knows less than was
        thought.
        """
        worker = self.worker(table, bot)
        cost = min(max(thinking_seconds(bot), _LEAST), _THINKING)
        async with worker.turns.turn(people, cost):
            seconds = _HURRIED if worker.turns.contested else _THINKING
            more = seat, bot, seconds
            said, value = await self._ask(worker, bot_worker.think, table, header, rows, *more)
        if said != "option":
            return None
        self.metrics.count("bot_moves")
        return tuple(value) if isinstance(value, list) else value

    async def advise(
        self, table: int, header: dict[str, Any], rows: Rows, seat: int, person: str
    ) -> list[dict[str, Any]] | None:
        """Options worth a look for a seat; None where none were found in time.

        Raises Behind as `choose` does, and Trouble where too many ask at once, or one too much.
        """
        if self.asking.total() >= _QUEUE or self.asking[person] >= _OWN_QUEUE:
            raise too_much()
        self.asking[person] += 1
        try:
            async with self.adviser.turns.turn((person,), _ADVICE):
                said, found = await self._ask(
                    self.adviser, bot_worker.advise, table, header, rows, seat
                )
        finally:
            self.asking -= Counter((person,))
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
        """What a worker whose turn it is says of a table after these entries."""
        given = table, header, rows.after, rows.rows, rows.number, *more
        said, value = await self._told(worker, work, table, given)
        if said == "behind":
            worker.known.pop(table, None)
            raise Behind
        if said in _ANSWERS:
            worker.learnt(table, rows.number)
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
