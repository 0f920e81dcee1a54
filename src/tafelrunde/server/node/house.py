"""House: everything one node holds together, and what it does about what rooms and nodes report."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import WeakValueDictionary

from tafelrunde.server.base.config import Config, Seeds
from tafelrunde.server.base.metrics import Metrics
from tafelrunde.server.base.refusals import missing
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.club import people, rising, sessions, tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.digests import Digests
from tafelrunde.server.club.lobby import Lobby
from tafelrunde.server.club.ratings import Ratings
from tafelrunde.server.club.webhooks import Webhooks
from tafelrunde.server.hall.campaigns import Campaigns
from tafelrunde.server.hall.hall import Hall
from tafelrunde.server.node import memory
from tafelrunde.server.node.advising import advised
from tafelrunde.server.node.automatic import Automatic
from tafelrunde.server.node.bots import Bots
from tafelrunde.server.node.nodes import Hearer, Nodes
from tafelrunde.server.node.presence import Presence
from tafelrunde.server.table import loading, talk
from tafelrunde.server.table.room import Listener, Room
from tafelrunde.server.table.table import Given

# How often a worker notes how much there is at it.
_FIGURES: Final = 1.0


class House(Club, Listener, Hearer):
    """One node of the server."""

    def __init__(self, config: Config, now: Steady, seed: Seeds) -> None:
        super().__init__(config, now, seed)
        self.pauses: list[tuple[float, float]] = []
        self.given = Given(self.store, now, self.limits, self.task, self.pauses, Ratings())
        self.metrics = Metrics()
        self.bots = Bots(config.bot_workers, config.bot_seconds, self.metrics)
        self.webhooks = Webhooks(config, self.metrics)
        self.nodes = Nodes(self.given, now, self)
        self.digests = Digests(self, self.webhooks, self.nodes.owns)
        self.presence = Presence(self, self.nodes, self.look_on)
        self.hall = Hall(self)
        self.campaigns = Campaigns(self)
        self.lobby = Lobby(self)
        self.automatic = Automatic(self, self.nodes, self.presence, self.bots)
        # Each is there as long as somebody opens the table, or waits for that.
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self) -> None:
        await self.store.open()
        self.key = await people.signing_key(self.store)
        await self.nodes.open()
        self.task(memory.tidy())
        self.task(self._drop_idle())
        self.task(self.automatic.watch())
        self.task(self.digests.watch())
        self.task(self.hall.resume())
        if self.metrics.shared:
            self.task(self._keep_figures())

    async def close(self) -> None:
        await self.end_tasks()
        await self.nodes.close()
        self.bots.close()
        self.followers.close()
        await self.store.close()

    # --- rooms ---------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
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
        room = Room(self.given, row, self)
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
            await rising.remove_departed(room)
        with loading.if_it_opens(code):
            await tables.start_if_full(self, room)
        self.automatic.wake(room)
        return room

    def at_tables(self) -> dict[int, set[int]]:
        return self.presence.at_tables()

    def is_watched(self, table: int) -> bool:
        return self.presence.watched(table)

    async def look_on(self, room: Room) -> None:
        await self.automatic.look_on(room)

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
                    await rising.remove_departed(room)

    async def _drop_idle(self) -> None:
        """Let go of tables nobody looks at; they come back from the store."""
        while True:
            await asyncio.sleep(min(30.0, self.config.idle_seconds))
            before = self.now() - self.config.idle_seconds
            self.hall.drop_idle()
            for code, room in list(self.rooms.items()):
                busy = room.screens or room.thinking or room.lock.locked()
                if room.touched <= before and not busy:
                    if room.timer is not None:
                        room.timer.cancel()
                    del self.rooms[code], self.by_id[room.row.id]

    def tell_figures(self) -> None:
        """Note how much there is at this node."""
        screens = sum(len(room.screens) for room in self.rooms.values())
        self.metrics.holds(len(self.rooms), screens)

    async def _keep_figures(self) -> None:
        """Any worker may be asked for the figures of all."""
        while True:
            self.tell_figures()
            await asyncio.sleep(_FIGURES)

    # --- what rooms report ---------------------------------------------------------------

    def went_on(self, room: Room, asked: int) -> None:
        self.automatic.wake(room)
        if room.settings.tournament is not None:
            self.task(self.hall.table_went_on(room))
        if room.settings.campaign is not None and room.over:
            self.task(self.campaigns.table_ended(room.settings.campaign))
        if asked and self.nodes.owns(room.row.id):
            self.task(self.webhooks.notify(room, asked))

    def stored(self, room: Room, entries: int) -> None:
        self.metrics.count("entries", entries)

    def overtaken(self, room: Room) -> None:
        self.metrics.count("conflicts")

    def failed(self, room: Room) -> None:
        self.metrics.count("rule_faults")

    def answered(self, room: Room, kind: str, answer: str, seconds: float) -> None:
        self.metrics.count("messages", kind=kind, answer=answer)
        self.metrics.took(seconds)

    async def waits(self, room: Room) -> bool:
        return await self.hall.waits(room)

    async def advise(self, room: Room, seat: int) -> list[dict[str, Any]] | None:
        return await advised(self.bots, room, seat)

    async def answers_changed(self, room: Room) -> None:
        self.went_on(room, 0)
        await self.nodes.send(f"s {room.row.id}")

    def is_elsewhere(self, room: Room, player: int) -> bool:
        return self.nodes.here_elsewhere(room.row.id, player)

    # --- what is heard of other nodes ----------------------------------------------------

    def others_changed(self) -> None:
        """See anew which tables are this node's to look after."""
        self.presence.others_changed()
        for room in self.rooms.values():
            if not room.lock.locked():
                self.automatic.wake(room)
        self.task(self.automatic.resume())

    def missed(self) -> None:
        for room in list(self.rooms.values()):
            room.broken = True
            self.task(room.sync(room.number + 1))
        self.task(self.hall.missed())
        self.task(sessions.close_ended(self))

    def heard(self, kind: str, words: list[str]) -> None:
        if self.closing:
            return
        if kind != "e":
            self.comings += 1
        match kind:
            case "n":
                self.task(self.nodes.look_round())
            case "k":
                self.nodes.paused(*(float(word) for word in words))
            case "p":
                self.presence.heard(words)
            case "x":
                self.task(sessions.close_ended(self, int(words[0])))
            case "h":
                self.task(self.hall.heard(*(int(word) for word in words)))
            case _:
                if not self._old(kind, words):
                    self.task(self.presence.table_changed(kind, [int(word) for word in words]))

    def _old(self, kind: str, words: list[str]) -> bool:
        """Whether this is an entry that was made here, or is known already."""
        room = self.by_id.get(int(words[0]))
        return kind == "e" and room is not None and room.published >= int(words[1])
