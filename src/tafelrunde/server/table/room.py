"""Room: one table in memory. Its match is rebuilt from the record; screens are told what happens.

Whoever changes or reads the match holds the room's lock. What a screen is told is in the store.
"""

from __future__ import annotations

import asyncio
from array import array
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tafelrunde.kernel.log import Entry
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header, header_of
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.wire import TableSettings, settings_of
from tafelrunde.server.store.store import Also, Chair, StoredEntry, TableRow, Taken
from tafelrunde.server.table import loading, undoing
from tafelrunde.server.table.chronicle import TOLD, Chronicle
from tafelrunde.server.table.clocks import Clocks
from tafelrunde.server.table.frames import Position, entry_frame, state_frame
from tafelrunde.server.table.results import result_of
from tafelrunde.server.table.screens import Screen, encoded

if TYPE_CHECKING:
    from tafelrunde.server.node.house import House
    from tafelrunde.server.table.commentary import Commentary

_ANSWERS: Final = 400


class Room:
    """A table in memory."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.row = row
        self.chairs: list[Chair] = []
        self.settings: TableSettings = settings_of(row.settings)
        self.lock = asyncio.Lock()
        self.screens: set[Screen] = set()
        self.away_since: dict[int, float] = {}
        self.answers: OrderedDict[tuple[int, str], dict[str, Any]] = OrderedDict()
        # The entries that the last messages made.
        self.messages: OrderedDict[str, int] = OrderedDict()
        # What seats answer by themselves: by seat and kind of decision.
        self.standing: dict[tuple[int, str], Any] = {}
        self.ratings: dict[int, dict[str, Any]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.touched = house.now()
        self.broken = True
        self.chronicle: Chronicle | None = None
        self.clocks: Clocks | None = None
        # When each entry was made; the first is the beginning of the match.
        self.times = array("d")
        # The number of the last entry in the store, as far as this node has heard.
        self.stored = 0
        self.published = 0
        # What commentators see.
        self.commentary: Commentary | None = None
        # The number of the last thing said here.
        self.said = 0

    # --- what is the case ----------------------------------------------------------------

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def match(self) -> Match:
        assert self.chronicle is not None
        return self.chronicle.match

    @property
    def number(self) -> int:
        """The number of the last entry; one that may never be stored does not count."""
        if self.broken or self.chronicle is None:
            return self.stored
        return self.chronicle.number

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def over(self) -> bool:
        """Whether the match has ended, so that nothing in it is hidden any more."""
        return self.row.status in {"finished", "closed"}

    def seats_of(self, player: Player | None) -> list[int]:
        """The seats that are a player's, also while a bot stands in."""
        if player is None:
            return []
        return [chair.seat for chair in self.chairs if chair.player == player.id]

    def plays(self, player: Player | None, seat: int) -> bool:
        """Whether a player decides for a seat now."""
        if player is None or not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return chair.player == player.id and chair.bot is None

    def may_watch(self, player: Player | None) -> bool:
        return bool(self.seats_of(player)) or self.settings.spectators != "none"

    def is_late(self, player: Player | None) -> bool:
        """Whether a viewer is a commentator, who sees every hand after a while."""
        commented = self.settings.spectators == "commentators"
        return self.running and commented and not self.seats_of(player)

    def here(self, player: int | None) -> bool:
        if player is None:
            return False
        if any(s.player is not None and s.player.id == player for s in self.screens):
            return True
        return self.house.nodes.here_elsewhere(self.row.id, player)

    def silent(self, seat: int) -> set[int]:
        """Seats whose consent this seat need not ask for: bots, and its own person's others."""
        owner = self.chairs[seat].player
        return {
            chair.seat
            for chair in self.chairs
            if chair.bot is not None or (owner is not None and chair.player == owner)
        }

    def waits(self) -> int:
        """The mask of seats that are asked before chance comes: people, where the table says so."""
        if not self.settings.confirm:
            return 0
        return sum(1 << c.seat for c in self.chairs if c.player is not None and c.bot is None)

    def header(self, named: bool = False) -> Header:
        """The record's header; names come from the chairs, so that a deleted one is gone."""
        assert self.row.header is not None
        names = [chair.shown or chair.bot or "" for chair in self.chairs] if named else []
        return header_of({**self.row.header, "names": names})

    # --- the match and the store -----------------------------------------------------------

    async def ready(self) -> None:
        """Called with the lock held: make sure the match in memory is the stored one."""
        self.touched = self.house.now()
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
        at = max(self.house.now(), self.times[-1])
        before, asked = clocks.asked, chronicle.asked
        for n in range(first, chronicle.number + 1):
            self.clock_entry(chronicle.match.log.entry(n), at, asked)
        stored = [
            StoredEntry(n, text, at, asked, clocks.deadline(), message if n == first else None)
            for n, text in enumerate(chronicle.rows_after(first - 1), start=first)
        ]
        changes = self._ending(at)
        if changes is not None:
            also = self.house.rates(self, changes["result"], also)
        try:
            await self.house.store.append(self.row.id, stored, changes, also)
        except Taken:
            await loading.rebuild(self)
            self.publish()
            raise
        self.broken = False
        self.stored = chronicle.number
        self.note_message(message, first)
        for name, value in (changes or {}).items():
            setattr(self.row, name, value)
        self.house.metrics.count("entries", len(stored))
        self.publish()
        if changes is not None:
            self.tell_seats()
        self.house.after(self, asked & ~before)
        return first

    def clock_entry(self, entry: Entry, at: float, asked: int) -> None:
        """Move the clocks on to an entry of the match."""
        assert self.clocks is not None
        self.clocks.follow(entry, at, asked)
        self.times.append(at)

    def note_message(self, message: str | None, number: int) -> None:
        """Remember which entry a message made; older ones are in the store."""
        if message is not None:
            self.messages[message] = number
            if len(self.messages) > TOLD:
                self.messages.popitem(last=False)

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
            clocks.readings(self.house.now()),
            self.row.result,
            playing,
        )
        request = undoing.pending(match)
        if request is not None:
            frame["asked_undo"] = request
        if playing and seat is not None and self.running:
            frame["undo"] = undoing.offer(match, self.settings.undo, seat, self.silent(seat))
            frame["standing"] = {
                kind: answer for (owner, kind), answer in self.standing.items() if owner == seat
            }
        return frame

    def tell(self, frame: dict[str, Any], speaker: int | None = None) -> None:
        """Send a frame to every screen but those that do not want to hear the speaker."""
        text = encoded(frame)
        for screen in self.screens:
            if speaker is None or speaker not in screen.mutes:
                screen.send(text)

    def tell_table(self, table: dict[str, Any]) -> None:
        """Show everybody the table and which seats are theirs; who has just sat down looks on."""
        # Written out once for all who have the same seats.
        shown = msgspec.Raw(msgspec.json.encode(table))
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

    def tell_seats(self) -> None:
        """Show everybody the table after somebody's chair has changed hands."""
        self.house.show_table(self)

    def remember(self, player: int, id: str, answer: dict[str, Any]) -> None:
        self.answers[player, id] = answer
        if len(self.answers) > _ANSWERS:
            self.answers.popitem(last=False)
