"""House: everything one node holds together: store, rooms, bots, limits, tasks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.apart import Apart
from tafelrunde.server.base.config import Config, Seeds
from tafelrunde.server.base.limits import Limits
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.passwords import Passwords
from tafelrunde.server.base.refusals import missing
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import people, ratings, tables
from tafelrunde.server.club.webhooks import Webhooks
from tafelrunde.server.node import automatic, memory
from tafelrunde.server.node.bots import Bots
from tafelrunde.server.node.nodes import Nodes
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.store.store import Also, Store, changed
from tafelrunde.server.table import leaving, loading, talk
from tafelrunde.server.table.room import Room

log = logging.getLogger("tafelrunde.house")


class House:
    """One node of the server."""

    def __init__(self, config: Config, now: Steady, seed: Seeds) -> None:
        self.config = config
        self.now = now
        self.seed = seed
        self.store = Store(config.db)
        self.metrics = Metrics()
        self.limits = Limits(now, config.rates)
        self.passwords = Passwords(self.limits)
        self.bots = Bots(config.bot_workers, config.bot_seconds, self.metrics)
        # Strangers' records wait for each other, not the house's own work for them.
        self.apart = Apart(config.apart_seconds, config.apart_megabytes)
        self.strange = Apart(config.apart_seconds, config.apart_megabytes)
        # How much of which tables these two know, by whether they work for somebody with a seat.
        self.followed: list[OrderedDict[int, int]] = [OrderedDict(), OrderedDict()]
        self.webhooks = Webhooks(config, self.metrics)
        self.nodes = Nodes(self)
        self.key = b""
        self.pauses: list[tuple[float, float]] = []
        self.rooms: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        # Each is there as long as somebody opens the table, or waits for that.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        self.key = await people.signing_key(self.store)
        self.pauses = await self.nodes.open()
        self.task(memory.tidy())
        self.task(self._drop_idle())
        self.task(automatic.watch(self))

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.nodes.close()
        self.bots.close()
        self.apart.close()
        self.strange.close()
        await self.store.close()

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

    # --- rooms ---------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The room of a table, brought into memory where it is not there."""
        found = self.rooms.get(code)
        if found is not None:
            found.touched = self.now()
            return found
        async with self._opening.setdefault(code, asyncio.Lock()):
            return self.rooms.get(code) or await self._enter(code)

    async def _enter(self, code: str) -> Room:
        row = await self.store.table(code)
        if row is None:
            raise missing()
        room = Room(self, row)
        # What other nodes tell from now on waits until the room is built.
        self.by_id[row.id] = room
        async with room.lock:
            try:
                await loading.rebuild(room)
                room.said = await talk.last(self.store, row.id)
            except BaseException:
                del self.by_id[row.id]
                raise
            room.published = room.number
            self.rooms[code] = room
            await leaving.remove_departed(room)
        with loading.if_it_opens(code):
            await tables.start_if_full(room)
        automatic.wake(room)
        return room

    async def sync(self, room: Room, number: int) -> None:
        """Catch up with what another node has written."""
        async with room.lock:
            if room.number >= number and not room.broken:
                return
            before = 0 if room.clocks is None else room.clocks.asked
            status = room.row.status
            await loading.catch_up(room)
            room.publish()
            if room.row.status != status:
                room.tell_table(tables.table_json(room))
            self.after(room, (0 if room.clocks is None else room.clocks.asked) & ~before)

    def after(self, room: Room, asked: int) -> None:
        """Something happened at a table; these seats (a mask) are asked since then."""
        automatic.wake(room)
        if asked and self.nodes.owns(room.row.id):
            self.task(self.webhooks.notify(room, asked))

    def show_table(self, room: Room) -> None:
        room.tell_table(tables.table_json(room))

    def wake_all(self) -> None:
        """See anew which tables are this node's to look after."""
        for room in self.rooms.values():
            if not room.lock.locked():
                automatic.wake(room)
        self.task(automatic.resume(self))

    async def forget(self, player: int) -> None:
        """A deleted account leaves its tables, and is shown under its neutral name."""
        for room in list(self.rooms.values()):
            if any(chair.player == player for chair in room.chairs):
                async with room.lock:
                    await tables.refresh(room)
        for code in await self.store.codes_of(player):
            with loading.if_it_opens(code):
                room = await self.room(code)
                async with room.lock:
                    await room.ready()
                    await tables.refresh(room)
                    await leaving.remove_departed(room)

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
                    del self.rooms[code], self.by_id[room.row.id]

    # --- ratings -------------------------------------------------------------------------

    def rates(self, room: Room, result: dict[str, Any] | None, also: Also | None) -> Also | None:
        """What is written when a match ends: also its ratings, if it was a rated one."""
        players = [chair.player for chair in room.chairs]
        if not room.row.rated or result is None or None in players:
            return also
        table, game, seats = room.row.id, room.row.game, room.row.seats
        places = result["ranking"]
        known = [player for player in players if player is not None]

        async def write(connection: AsyncConnection) -> None:
            if also is not None:
                await also(connection)
            result["ratings"] = await ratings.rate(connection, game, seats, known, places)
            await connection.execute(changed(table, {"result": result}))

        return write

    async def ratings_at(self, room: Room) -> dict[int, dict[str, Any]]:
        players = [chair.player for chair in room.chairs if chair.player is not None]
        if not room.row.rated or not players:
            return {}
        return await ratings.among(self.store, room.row.game, room.row.seats, players)
