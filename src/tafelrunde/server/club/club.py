"""Club: what the people of a house share, whoever holds it together."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any

from tafelrunde.server.base.config import Config, Seeds
from tafelrunde.server.base.limits import Limits
from tafelrunde.server.base.passwords import Passwords
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.past import Followers
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen

log = logging.getLogger("tafelrunde.club")


class Club(ABC):
    """The store, the rooms of the tables in memory, and who counts what."""

    def __init__(self, config: Config, now: Steady, seed: Seeds) -> None:
        self.config = config
        self.now = now
        self.seed = seed
        self.store = Store(config.db)
        self.limits = Limits(now, config.rates)
        self.passwords = Passwords(self.limits)
        self.followers = Followers(config)
        # Signs identities; known when the house is open.
        self.key = b""
        self.rooms: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        # How often somebody came to a table or left it, or something was heard of other nodes.
        self.comings = 0
        # Screens that show something else than a table.
        self.watching: set[Screen] = set()
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @abstractmethod
    async def room(self, code: str) -> Room:
        """The room of a table, brought into memory where it is not there."""

    @property
    def version(self) -> tuple[int, int]:
        """Another one when something may look otherwise to all; not at every move."""
        return self.store.changes, self.comings

    @abstractmethod
    def at_tables(self) -> dict[int, set[int]]:
        """At which tables each player is now, whichever node they came through."""

    @abstractmethod
    def is_watched(self, table: int) -> bool:
        """Whether somebody looks on at a table, whichever node they came through."""

    def screens(self) -> list[Screen]:
        """Everything that is connected to this node."""
        return [
            *(screen for room in self.rooms.values() for screen in room.screens),
            *self.watching,
        ]

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; a fault in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is None or self.closing:
            return
        if isinstance(error, FAILURES):
            log.warning("the store failed", extra={"why": said_by(error)})
        else:
            log.error("a task failed", exc_info=error)

    async def end_tasks(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
