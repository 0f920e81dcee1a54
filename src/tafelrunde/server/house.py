"""House: everything one node holds together: store, rooms, bots, limits, tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tafelrunde.server import automatic, people
from tafelrunde.server.bots import Bots
from tafelrunde.server.config import Config, Now
from tafelrunde.server.limits import Limits
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.nodes import Nodes
from tafelrunde.server.room import Room
from tafelrunde.server.store import Store
from tafelrunde.server.trouble import missing
from tafelrunde.server.webhooks import Webhooks

log = logging.getLogger("tafelrunde.house")


class House:
    """One node of the server."""

    def __init__(self, config: Config, now: Now) -> None:
        self.config = config
        self.now = now
        self.store = Store(config.db)
        self.metrics = Metrics()
        self.limits = Limits(now, config.rates)
        self.bots = Bots(config.bot_workers, config.bot_seconds, self.metrics)
        self.nodes = Nodes(self.store)
        self.webhooks = Webhooks()
        self.key = b""
        self.pauses: list[tuple[float, float]] = []
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        self.key = await people.signing_key(self.store)
        self.task(self._drop_idle())
        self.task(automatic.resume(self))

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; a fault in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.closing:
            log.error("a task failed", exc_info=task.exception())

    # --- rooms ---------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The room of a table, brought into memory where it is not there."""
        found = self.rooms.get(code)
        if found is not None:
            return found
        lock = self._opening.setdefault(code, asyncio.Lock())
        async with lock:
            found = self.rooms.get(code)
            if found is None:
                found = await self._enter(code)
        self._opening.pop(code, None)
        return found

    async def _enter(self, code: str) -> Room:
        row = await self.store.table(code)
        if row is None:
            raise missing()
        room = Room(self, row, [])
        await room.reload()
        room.published = room.number
        self.rooms[code] = room
        self.wake(room)
        return room

    async def forget(self, player: int) -> None:
        """Show a deleted account under its neutral name wherever it sits."""
        for room in list(self.rooms.values()):
            if any(chair.player == player for chair in room.chairs):
                async with room.lock:
                    room.chairs = (await self.store.chairs([room.row.id]))[room.row.id]

    def wake(self, room: Room) -> None:
        automatic.wake(room)

    async def _drop_idle(self) -> None:
        """Let go of tables nobody looks at; they come back from the store."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle_seconds))
            before = self.now() - self.config.idle_seconds
            for code, room in list(self.rooms.items()):
                busy = room.screens or room.thinking or room.lock.locked()
                if room.touched <= before and not busy:
                    if room.timer is not None:
                        room.timer.cancel()
                    del self.rooms[code]
