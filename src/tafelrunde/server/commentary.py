"""Commentary: what commentators are told, each hand included, when it is old enough."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tafelrunde.kernel.record import entry_row
from tafelrunde.server.chronicle import Chronicle
from tafelrunde.server.database import FAILURES
from tafelrunde.server.frames import Position, entry_frame, state_frame
from tafelrunde.server.past import latest
from tafelrunde.server.room import Room
from tafelrunde.server.screens import Screen, encoded

log = logging.getLogger("tafelrunde.commentary")

_LOOK: Final = 1.0


class Commentary:
    """A match that follows the true one at a distance, and the screens that watch it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.chronicle = Chronicle(room.match.game, room.header(), room.match.waits)
        self.told = 0

    def follow(self) -> None:
        """Follow the true match as far as the delay allows."""
        log = self.room.match.log.own
        until = latest(self.room, None)
        while self.chronicle.number < until:
            n = self.chronicle.number + 1
            self.chronicle.follow(entry_row(n, log[n - 1]), n)

    def greet(self, screen: Screen, seen: int) -> None:
        """What a commentator missed, and the position."""
        self.follow()
        for n in range(min(seen, self.told) + 1, self.told + 1):
            screen.send(encoded(entry_frame(self.chronicle, n, screen.shown)))
        self.show(screen)

    def show(self, screen: Screen) -> None:
        position = Position(self.chronicle.match)
        number = self.chronicle.number
        frame = state_frame(position, number, screen.shown, [], None, playing=False)
        screen.send(encoded({**frame, "late": self.room.settings.delay}))

    def tell(self) -> None:
        """Send every commentator what has become old enough."""
        self.follow()
        number = self.chronicle.number
        fresh = range(self.told + 1, number + 1)
        self.told = number
        if not fresh:
            return
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
                    room.commentary.tell()
        except FAILURES as error:
            log.warning("the store failed", extra={"table": room.code, "why": str(error)})
    room.commentary = None


def begin(room: Room, screen: Screen, seen: int) -> None:
    """A commentator has come."""
    if room.commentary is None:
        room.commentary = Commentary(room)
        room.commentary.follow()
        room.commentary.told = room.commentary.chronicle.number
        room.house.task(comment(room))
    room.commentary.greet(screen, seen)


def _end(room: Room) -> None:
    """The match is over: nothing is hidden, so nothing is late."""
    told = room.commentary.told if room.commentary is not None else 0
    for screen in room.screens:
        if screen.late and room.chronicle is not None:
            screen.late = False
            for n in range(told + 1, room.number + 1):
                screen.send(encoded(entry_frame(room.chronicle, n, screen.shown)))
            room.show(screen)
