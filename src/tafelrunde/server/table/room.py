"""Room: one table in memory with the screens that watch it; it reports what happens there.

Whoever changes or reads the match holds the room's lock. What a screen is told is in the store.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from tafelrunde.server.store.store import Also, StoredEntry, TableRow, Taken
from tafelrunde.server.table import loading, standing, undoing
from tafelrunde.server.table.commentary import Commentary
from tafelrunde.server.table.frames import Position, entry_frame, state_frame
from tafelrunde.server.table.results import result_of
from tafelrunde.server.table.screens import Screen, encoded
from tafelrunde.server.table.showing import chair_json, row_json
from tafelrunde.server.table.table import Given, Table

_ANSWERS: Final = 400


class Listener:
    """Whom a room reports to; this one does nothing about it."""

    def went_on(self, room: Room, asked: int) -> None:
        """Something happened at a table; these seats (a mask) are asked since then."""

    def stored(self, room: Room, entries: int) -> None:
        """So many entries were stored."""

    def overtaken(self, room: Room) -> None:
        """Another node stored an entry first."""

    def failed(self, room: Room) -> None:
        """The rules failed on a move."""

    def answered(self, room: Room, kind: str, answer: str, seconds: float) -> None:
        """A message of this kind was answered after so many seconds."""

    async def waits(self, room: Room) -> bool:
        """Whether nobody may move at this table yet, because it waits for others."""
        return False

    async def advise(self, room: Room, seat: int) -> list[dict[str, Any]] | None:
        """Options worth a look for a seat, each with its reason; None where nobody can tell now."""
        return None

    async def answers_changed(self, room: Room) -> None:
        """A seat answers something else by itself from here on."""

    def is_elsewhere(self, room: Room, player: int) -> bool:
        """Whether a player watches the table, but not through this room."""
        return False


class Room(Table):
    """A table in memory."""

    def __init__(self, given: Given, row: TableRow, listener: Listener) -> None:
        super().__init__(given, row)
        self.listener = listener
        self.lock = asyncio.Lock()
        self.screens: set[Screen] = set()
        self.away_since: dict[int, float] = {}
        self.answers: OrderedDict[tuple[int, str], dict[str, Any]] = OrderedDict()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        # The seats whose bot failed: a stand-in plays for them from there on.
        self.forfeited: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.touched = self.now()
        self.published = 0
        # What commentators see.
        self.commentary: Commentary | None = None
        # The number of the last thing said here.
        self.said = 0

    def here(self, player: int | None) -> bool:
        if player is None:
            return False
        if any(s.player is not None and s.player.id == player for s in self.screens):
            return True
        return self.listener.is_elsewhere(self, player)

    # --- the match and the store -----------------------------------------------------------

    async def ready(self) -> None:
        """Called with the lock held: make sure the match in memory is the stored one."""
        self.touched = self.now()
        if self.broken:
            await loading.rebuild(self)
            self.publish()

    async def commit(self, message: str | None, also: Also | None = None) -> int:
        """Store what was just done to the match, tell everybody, and return its first number.

        Called with the lock held. Where another node was first, the match is rebuilt and Taken
        is raised.
        """
        chronicle, clocks = self.chronicle, self.clocks
        assert chronicle is not None
        assert clocks is not None
        self.broken = True
        chronicle.catch_up()
        first = self.stored + 1
        at = max(self.now(), self.times[-1])
        before, asked = clocks.asked, chronicle.asked
        for n in range(first, chronicle.number + 1):
            self.clock_entry(chronicle.match.log.entry(n), at, asked)
        stored = [
            StoredEntry(n, text, at, asked, clocks.deadline(), message if n == first else None)
            for n, text in enumerate(chronicle.rows_after(first - 1), start=first)
        ]
        changes = self._ending(at)
        if changes is not None:
            also = self.given.ledger.closing(self, changes["result"], also)
        try:
            await self.store.append(self.row.id, stored, changes, also)
        except Taken:
            await loading.rebuild(self)
            self.publish()
            raise
        self.broken = False
        self.stored = chronicle.number
        self.note_message(message, first)
        for name, value in (changes or {}).items():
            setattr(self.row, name, value)
        self.listener.stored(self, len(stored))
        self.publish()
        if changes is not None:
            self.tell_table()
        self.listener.went_on(self, asked & ~before)
        return first

    async def sync(self, number: int) -> None:
        """Catch up with what another node has written."""
        async with self.lock:
            if self.number >= number and not self.broken:
                return
            before, status = self.asked, self.row.status
            await loading.catch_up(self)
            self.publish()
            if self.row.status != status:
                self.tell_table()
            self.listener.went_on(self, self.asked & ~before)

    def _ending(self, at: float) -> dict[str, Any] | None:
        """How the table's row changes when its match has ended."""
        assert self.chronicle is not None
        if not self.match.over or not self.running:
            return None
        return {
            "status": "finished" if self.match.finished else "closed",
            "ended": at,
            "result": result_of(self.chronicle, self.settings.drift),
        }

    # --- telling ---------------------------------------------------------------------------

    def publish(self) -> None:
        """Send every screen the entries it has not had, and the position."""
        if self.chronicle is None:
            return
        number = self.number
        start = self.published
        self.published = number
        if not self.screens or start >= number:
            return
        entries: dict[int | None, list[bytes]] = {}
        states: dict[tuple[int | None, bool], bytes] = {}
        position = Position(self.match)
        for screen in self.screens:
            if screen.late:
                continue
            seat = screen.shown
            if seat not in entries:
                entries[seat] = [
                    encoded(entry_frame(self.chronicle, n, seat))
                    for n in range(max(start + 1, self.chronicle.first), number + 1)
                ]
            for frame in entries[seat]:
                screen.send(frame)
            key = (seat, seat is not None and self.plays(screen.player, seat))
            if key not in states:
                states[key] = encoded(self.state(*key, position))
            screen.send(states[key])

    def show_beginning(self) -> None:
        """Send every screen the first position, or what bots on other nodes have done since."""
        if self.number:
            self.publish()
            return
        for screen in self.screens:
            self.show(screen)

    def show(self, screen: Screen) -> None:
        if self.chronicle is not None and not screen.late:
            seat = screen.shown
            playing = seat is not None and self.plays(screen.player, seat)
            screen.send(encoded(self.state(seat, playing)))

    def show_again(self, seat: int) -> None:
        """Show a seat's screens what has changed beside the match."""
        for screen in self.screens:
            if screen.shown == seat:
                self.show(screen)

    def state(
        self, seat: int | None, playing: bool, position: Position | None = None
    ) -> dict[str, Any]:
        """The position for somebody with a seat's eyes."""
        match, clocks = self.match, self.clocks
        assert clocks is not None
        frame = state_frame(
            position or Position(match),
            self.number,
            seat,
            clocks.readings(self.now()),
            self.row.result,
            playing,
        )
        request = undoing.pending(match)
        if request is not None:
            frame["asked_undo"] = request
        if playing and seat is not None and self.running:
            silent = self.silent(seat)
            frame["undo"] = undoing.offer(match, self.settings.undo, seat, silent, self.locked)
            frame["standing"] = standing.shown(self, seat)
        return frame

    @property
    def locked(self) -> int:
        """The entry that nobody goes back beyond: at a tournament, where the round began."""
        if self.chronicle is None or self.settings.tournament is None:
            return 0
        return self.chronicle.round_at

    def tell(self, frame: dict[str, Any], speaker: int | None = None) -> None:
        """Send a frame to every screen but those that do not want to hear the speaker."""
        text = encoded(frame)
        for screen in self.screens:
            if speaker is None or speaker not in screen.mutes:
                screen.send(text)

    def table_json(self) -> dict[str, Any]:
        """The table as the client knows it."""
        ratings: dict[int | None, int] = {
            player: known["rating"] for player, known in self.ratings.items()
        }
        chairs = [
            chair_json(chair, self.here(chair.player), ratings.get(chair.player))
            for chair in self.chairs
        ]
        shown = row_json(self.row, chairs)
        shown["number"] = self.number
        if self.chronicle is not None and self.running:
            asked = self.asked
            shown["moving"] = [seat for seat in range(self.row.seats) if asked >> seat & 1]
        return shown

    def tell_table(self) -> None:
        """Show everybody the table and which seats are theirs; who has just sat down looks on."""
        # Written out once for all who have the same seats.
        shown = msgspec.Raw(msgspec.json.encode(self.table_json()))
        frames: dict[tuple[int | None, ...], bytes] = {}
        for screen in self.screens:
            seats = self.seats_of(screen.player)
            if screen.shown is None and len(seats) == 1:
                screen.shown = seats[0]
            elif screen.shown is not None and screen.shown not in seats and self.running:
                screen.shown = screen.shown if screen.late else None
            key = (screen.shown, *seats)
            if key not in frames:
                you = {"seats": seats, "shown": screen.shown}
                frames[key] = encoded({"t": "table", "table": shown, "you": you})
            screen.send(frames[key])

    def remember(self, player: int, id: str, answer: dict[str, Any]) -> None:
        self.answers[player, id] = answer
        if len(self.answers) > _ANSWERS:
            self.answers.popitem(last=False)
