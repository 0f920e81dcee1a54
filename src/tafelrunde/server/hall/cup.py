"""Cup: one tournament in memory, rebuilt from its record, with the screens that watch it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.record import dumped
from tafelrunde.ledger.events import Event
from tafelrunde.server.base.refusals import too_late
from tafelrunde.server.hall import book, copies, shown
from tafelrunde.server.hall.book import Board, TournamentRow
from tafelrunde.server.hall.happened import Happening
from tafelrunde.server.hall.seatings import seating_of
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.screens import Screen, encoded
from tafelrunde.tournament import Tournament, clocks, of_text

log = logging.getLogger("tafelrunde.cup")


class Cup:
    """A tournament; whoever changes it holds its lock. What a screen is told is in the store."""

    def __init__(self, store: Store, now: Callable[[], float], row: TournamentRow) -> None:
        self.store = store
        self.now = now
        self.row = row
        self.lock = asyncio.Lock()
        # Screens, and whether those who run the tournament look at them.
        self.screens: dict[Screen, bool] = {}
        self.boards: list[Board] = []
        self.broken = True
        self.touched = 0.0
        # When the snail tormentor looks again.
        self.timer: asyncio.TimerHandle | None = None
        self._t: Tournament | None = None
        self._said: dict[bool, bytes] = {}
        # What lies in memory only: how far the tables of this server have come.
        self.reached: dict[str, int] = {}
        # The table of this server where the snail tormentor sits, and until when who has to act.
        self.snail: str | None = None
        self.hurry: dict[str, dict[int, float]] = {}

    @property
    def t(self) -> Tournament:
        assert self._t is not None
        return self._t

    @property
    def number(self) -> int:
        return len(self.t.events)

    async def ready(self) -> None:
        """Called with the lock held: make sure that what is in memory is what is stored."""
        if self.broken:
            await self.load()

    async def load(self) -> None:
        """Read everything from the store."""
        row = await book.called(self.store, self.row.code)
        assert row is not None
        happened = await book.EVENTS.all(self.store, row.id)
        lines = [row.header, *(event.row for event in happened)]
        try:
            self._t = await asyncio.to_thread(of_text, "\n".join(lines))
        except RecordError as error:
            why = {"tournament": row.code, "why": str(error)}
            log.warning("a tournament cannot be read", extra=why)
            raise too_late("server-tournament-outdated") from error
        self.boards = await book.boards(self.store, row.id)
        self.replace_row(row)
        self.snail = self._snail()
        self.broken = False
        await self.tell()

    async def keep(self, before: int, at: float, message: str | None) -> None:
        """Store the events after a number; raises Taken where another node was first.

        Called with the lock held. Whatever fails, memory is read anew before anything else.
        """
        fresh = self.t.events[before:]
        if not fresh:
            return
        self.broken = True
        happened = await asyncio.to_thread(_happened, fresh, at, message)
        await book.EVENTS.append(self.store, self.row.id, happened)
        over = self.t.state.closed
        if over != self.row.over:
            await book.change(self.store, self.row.id, {"over": over})
            self.row.over = over
        self.broken = False
        await asyncio.to_thread(copies.copy, self.store.url, self.row.code, fresh, self.t)
        await self.tell()

    # --- telling ---------------------------------------------------------------------------

    def said(self, staff: bool) -> bytes:
        """The tournament as one may see it, as JSON; made once for all who see the same."""
        return self._said[staff]

    async def tell(self) -> None:
        """Show everybody the tournament as it is now. Called with the lock held.

        What is shown of thousands of players takes a while: everybody else goes on meanwhile.
        """
        hurry = {code: dict(until) for code, until in self.hurry.items()}
        self._said = await asyncio.to_thread(
            _made, self.t, self.row, self.boards, dict(self.reached), hurry
        )
        frames: dict[bool, bytes] = {}
        for screen, staff in self.screens.items():
            if staff not in frames:
                frames[staff] = self.frame(staff)
            screen.send(frames[staff])

    async def tell_hurry(self, code: str | None, until: dict[int, float]) -> None:
        """Show until when each seat of a table has to act, where that is new."""
        near = {seat: round(moment, 1) for seat, moment in until.items()}
        hurry = {code: near} if code is not None and near else {}
        if hurry != self.hurry:
            self.hurry = hurry
            await self.tell()

    def replace_row(self, row: TournamentRow) -> None:
        """Take over the row from the store; a helpers' link that is taken back shows no more."""
        if row.helper != self.row.helper:
            for screen in self.screens:
                player = screen.player
                self.screens[screen] = player is not None and player.id == row.organiser
        self.row = row

    def frame(self, staff: bool) -> bytes:
        return encoded({"t": "tournament", **self.told(staff)})

    def told(self, staff: bool) -> dict[str, Any]:
        """The tournament, and the time by which its clocks go."""
        return {"now": self.now(), "tournament": msgspec.Raw(self.said(staff))}

    def _snail(self) -> str | None:
        """The table of this server where the record says that the snail tormentor sits."""
        played = self.t.state.current
        table = None if played is None else clocks.tormented(played)
        if played is None or table is None:
            return None
        board = self.board_of(seating_of(played, table))
        return None if board is None else board.code

    def board_of(self, seating: str) -> Board | None:
        return next((board for board in self.boards if board.seating == seating), None)


def _happened(fresh: Sequence[Event], at: float, message: str | None) -> list[Happening]:
    """Events as they lie in the store; the message that made them is noted with the first."""
    return [
        Happening(event.n, dumped(event.row()), at, message if event is fresh[0] else None)
        for event in fresh
    ]


def _made(
    t: Tournament,
    row: TournamentRow,
    boards: list[Board],
    reached: dict[str, int],
    hurry: dict[str, dict[int, float]],
) -> dict[bool, bytes]:
    """A tournament as JSON for whoever watches, and for who runs it."""
    return {
        staff: msgspec.json.encode(shown.tournament(t, row, boards, reached, hurry, staff))
        for staff in (False, True)
    }
