"""Commentary: what commentators are told, each hand included, when it is old enough."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from tafelrunde.server.store.store import StoredEntry
from tafelrunde.server.table.chronicle import Chronicle, retold
from tafelrunde.server.table.frames import Position, entry_frame, state_frame
from tafelrunde.server.table.loading import FEW, beside
from tafelrunde.server.table.screens import Screen, encoded
from tafelrunde.server.table.table import Table


class Commentary:
    """A match that follows the true one at a distance, for the screens that are late."""

    def __init__(self, table: Table, chronicle: Chronicle) -> None:
        self.table = table
        self.chronicle = chronicle
        self.told = chronicle.number
        # Entries that were read and are not old enough yet.
        self.ahead: deque[StoredEntry] = deque()

    async def follow(self) -> None:
        """Follow the true match as far as the delay allows."""
        table = self.table
        until, number = table.told_late(), self.chronicle.number
        if until - number > FEW or (until > number and table.slow):
            self.chronicle = await _retold(table, until)
            return
        if until > number and (not self.ahead or self.ahead[0].number != number + 1):
            self.ahead = deque(await table.store.entries(table.row.id, number))
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
        screen.send(encoded({**frame, "late": self.table.settings.delay}))

    async def tell(self, screens: Iterable[Screen]) -> None:
        """Send every commentator what has become old enough."""
        await self.follow()
        number = self.chronicle.number
        fresh = range(self.told + 1, number + 1)
        self.told = number
        if not fresh:
            return
        fresh = range(max(fresh.start, self.chronicle.first), fresh.stop)
        for screen in screens:
            if screen.late:
                for n in fresh:
                    screen.send(encoded(entry_frame(self.chronicle, n, screen.shown)))
                self.show(screen)


async def commented(table: Table) -> Commentary:
    """The commentary of a table, followed beside the loop as far as the delay allows."""
    return Commentary(table, await _retold(table, table.told_late()))


async def _retold(table: Table, until: int) -> Chronicle:
    """The match as far as this entry, followed beside the loop."""
    stored = await table.store.entries(table.row.id)
    rows = [entry.row for entry in stored[:until]]
    given = table.match.game, table.match.header, table.match.waits, rows
    return await beside(retold, *given)
