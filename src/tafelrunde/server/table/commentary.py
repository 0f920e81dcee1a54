"""Commentary: what commentators are told, each hand included, when it is old enough."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

import msgspec

from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.store.store import StoredEntry
from tafelrunde.server.table.chronicle import Chronicle, retold
from tafelrunde.server.table.frames import Position, entry_frame, state_frame
from tafelrunde.server.table.loading import FEW, beside
from tafelrunde.server.table.past import latest
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen, encoded

log = logging.getLogger("tafelrunde.commentary")

_LOOK: Final = 1.0


class Commentary:
    """A match that follows the true one at a distance, and the screens that watch it."""

    def __init__(self, room: Room, chronicle: Chronicle) -> None:
        self.room = room
        self.chronicle = chronicle
        self.told = chronicle.number
        # Entries that were read and are not old enough yet.
        self.ahead: deque[StoredEntry] = deque()

    async def follow(self) -> None:
        """Follow the true match as far as the delay allows."""
        room = self.room
        until, number = latest(room, None), self.chronicle.number
        if until - number > FEW:
            self.chronicle = await _retold(room, until)
            return
        if until > number and (not self.ahead or self.ahead[0].number != number + 1):
            self.ahead = deque(await room.house.store.entries(room.row.id, number))
        for _ in range(number, until):
            entry = self.ahead.popleft()
            self.chronicle.follow(msgspec.json.decode(entry.row), entry.number)

    async def greet(self, screen: Screen, seen: int) -> None:
        """What a commentator missed, and the position."""
        await self.follow()
        for n in range(max(min(seen, self.told) + 1, self.chronicle.first), self.told + 1):
            screen.send(encoded(entry_frame(self.chronicle, n, screen.shown)))
        self.show(screen)

    def show(self, screen: Screen) -> None:
        position = Position(self.chronicle.match)
        number = self.chronicle.number
        frame = state_frame(position, number, screen.shown, [], None, playing=False)
        screen.send(encoded({**frame, "late": self.room.settings.delay}))

    async def tell(self) -> None:
        """Send every commentator what has become old enough."""
        await self.follow()
        number = self.chronicle.number
        fresh = range(self.told + 1, number + 1)
        self.told = number
        if not fresh:
            return
        fresh = range(max(fresh.start, self.chronicle.first), fresh.stop)
        for screen in self.room.screens:
            if screen.late:
                for n in fresh:
                    screen.send(encoded(entry_frame(self.chronicle, n, screen.shown)))
                self.show(screen)


async def comment(room: Room) -> None:
    """Keep commentators told as long as there are any; when the match ends they see it all."""
    while any(screen.late for screen in room.screens):
        await asyncio.sleep(_LOOK)
        try:
            async with room.lock:
                await room.ready()
                if not room.running:
                    _end(room)
                    break
                if room.commentary is not None:
                    await room.commentary.tell()
        except FAILURES as error:
            log.warning("the store failed", extra={"table": room.code, "why": str(error)})
    room.commentary = None


async def begin(room: Room, screen: Screen, seen: int) -> None:
    """A commentator has come."""
    if room.commentary is None:
        room.commentary = Commentary(room, await _retold(room, latest(room, None)))
        room.house.task(comment(room))
    await room.commentary.greet(screen, seen)


async def _retold(room: Room, until: int) -> Chronicle:
    """The match as far as this entry, followed beside the loop."""
    stored = await room.house.store.entries(room.row.id)
    rows = [entry.row for entry in stored[:until]]
    given = room.match.game, room.header(), room.match.waits, rows
    return await beside(len(rows), retold, *given)


def _end(room: Room) -> None:
    """The match is over: nothing is hidden, so nothing is late."""
    told = room.commentary.told if room.commentary is not None else 0
    for screen in room.screens:
        if screen.late and room.chronicle is not None:
            screen.late = False
            for n in range(max(told + 1, room.chronicle.first), room.number + 1):
                screen.send(encoded(entry_frame(room.chronicle, n, screen.shown)))
            room.show(screen)
