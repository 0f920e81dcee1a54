"""Table: what is known here of one table: its row and chairs, its match, its clocks."""

from __future__ import annotations

import asyncio
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel.log import Entry
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header, header_of, header_row
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.limits import Limits
from tafelrunde.server.store.store import Also, Chair, Store, TableRow
from tafelrunde.server.table.chronicle import TOLD, Chronicle
from tafelrunde.server.table.clocks import Clocks
from tafelrunde.server.table.settings import Settings, settings_of


class Ledger:
    """What an ended match counts for; here it counts for nothing."""

    def closing(
        self, table: Table, result: dict[str, Any] | None, also: Also | None
    ) -> Also | None:
        """What is stored together with the end of a match."""
        return also

    async def ratings(self, table: Table) -> dict[int, dict[str, Any]]:
        """The ratings that the players of a table have, by player."""
        return {}


@dataclass(frozen=True)
class Given:
    """The little a table needs from whoever brings it into memory."""

    store: Store
    now: Callable[[], float]
    limits: Limits
    # Does something beside everything else.
    task: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    # Spans of time in which no clock ran.
    pauses: list[tuple[float, float]] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)


class Table:
    """One table, with its match as it was rebuilt from the record."""

    def __init__(self, given: Given, row: TableRow) -> None:
        self.given = given
        self.store = given.store
        self.now = given.now
        self.row = row
        self.chairs: list[Chair] = []
        self.settings: Settings = settings_of(row.settings)
        # The entries that the last messages made.
        self.messages: OrderedDict[str, int] = OrderedDict()
        # What seats answer by themselves: by seat and kind of decision.
        self.standing: dict[tuple[int, str], Any] = {}
        self.ratings: dict[int, dict[str, Any]] = {}
        self.broken = True
        # What its entries are followed from; none where it has not begun, or where today's rules
        # know no such match.
        self.followed: Header | None = None
        self.chronicle: Chronicle | None = None
        self.clocks: Clocks | None = None
        # When each entry was made; the first is the beginning of the match.
        self.times = array("d")
        # The number of the last entry in the store, as far as this node has heard.
        self.stored = 0
        # Whether others still play the same cards: what is hidden stays so after the end.
        self.sealed = False
        # Whether a move has taken long here, and whether one is made beside the loop now.
        self.slow = False
        self.moving = False

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
        if self.broken or self.moving or self.chronicle is None:
            return self.stored
        return self.chronicle.number

    @property
    def asked(self) -> int:
        """The mask of seats that were asked after the last entry."""
        return 0 if self.clocks is None else self.clocks.asked

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.row.status in {"finished", "closed"}

    @property
    def revealed(self) -> bool:
        """Whether the match has ended, and nobody plays the same cards any more."""
        return self.over and not self.sealed

    @property
    def unseen(self) -> str:
        """Why there is no position: it has not begun, or the rules of today lead to none."""
        if self.row.header is None:
            return "server-not-started"
        return "server-game-away" if self.row.upto is None else "server-outdated"

    # --- who is who ----------------------------------------------------------------------

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

    def silent(self, seat: int) -> set[int]:
        """Seats whose consent this seat need not ask for: bots, and its own person's others."""
        owner = self.chairs[seat].player
        return {
            chair.seat
            for chair in self.chairs
            if chair.bot is not None or (owner is not None and chair.player == owner)
        }

    def waits(self) -> int:
        """The mask of seats that are asked before chance comes: people, where the table says so.

        Who could take nothing back, or needs nobody's consent afterwards either, loses nothing.
        """
        if not self.settings.confirm or self.settings.undo == "never":
            return 0
        people = [c.seat for c in self.chairs if c.player is not None and c.bot is None]
        return sum(1 << seat for seat in people if len(self.silent(seat)) < len(self.chairs))

    def header(self, named: bool = False) -> Header:
        """The record's header as it was written; names come from the chairs, so that a deleted one
        is gone."""
        assert self.row.header is not None
        names = [chair.shown or chair.bot or "" for chair in self.chairs] if named else []
        return header_of({**self.row.header, "names": names})

    def followed_row(self) -> dict[str, Any]:
        """What its entries are followed from, for a process apart."""
        assert self.followed is not None
        return {**header_row(self.followed), "names": []}

    # --- from entry to entry -------------------------------------------------------------

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

    def told_late(self) -> int:
        """The last entry that is old enough for commentators."""
        return max(0, bisect_right(self.times, self.now() - self.settings.delay) - 1)
