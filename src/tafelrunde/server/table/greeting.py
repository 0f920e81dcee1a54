"""Greeting: what a screen is told that has just come: hello, what it missed, where things stand."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.table import talk
from tafelrunde.server.table.commentary import commented
from tafelrunde.server.table.frames import entry_frame
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import NOT_NOW, Screen, encoded

log = logging.getLogger("tafelrunde.greeting")

_LOOK: Final = 1.0


async def greet(room: Room, screen: Screen, seen: int) -> None:
    """Hello, then what was missed of the last entries, then the position and the talk."""
    screen.send(
        encoded(
            {
                "t": "hello",
                "you": {"seats": room.seats_of(screen.player), "shown": screen.shown},
                "muted": [{"id": player, "name": name} for player, name in screen.mutes.items()],
                "table": room.table_json(),
                "number": room.number,
                "time": room.now(),
            }
        )
    )
    if room.chronicle is not None:
        if screen.late:
            await _comment_for(room, screen, seen)
        else:
            _tell_missed(room, screen, min(seen, room.number))
    await talk.greet(room, screen)


def _tell_missed(room: Room, screen: Screen, seen: int) -> None:
    """The entries after one, and the position."""
    assert room.chronicle is not None
    for n in range(max(seen + 1, room.chronicle.first), room.number + 1):
        screen.send(encoded(entry_frame(room.chronicle, n, screen.shown)))
    room.show(screen)


async def _comment_for(room: Room, screen: Screen, seen: int) -> None:
    """A commentator has come."""
    if room.commentary is None:
        room.commentary = await commented(room)
        room.given.task(_comment(room))
    await room.commentary.greet(screen, seen)


async def _comment(room: Room) -> None:
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
                    await room.commentary.tell(room.screens)
        except FAILURES as error:
            log.warning("the store failed", extra={"table": room.code, "why": str(error)})
    room.commentary = None


def _end(room: Room) -> None:
    """The match is over: nothing is hidden, so nothing is late."""
    told = room.commentary.told if room.commentary is not None else 0
    for screen in room.screens:
        if screen.late and room.chronicle is not None:
            if room.settings.tournament is not None:
                # Its rule says when others see the end.
                screen.close(NOT_NOW, "server-watch-later")
                continue
            screen.late = False
            _tell_missed(room, screen, told)
