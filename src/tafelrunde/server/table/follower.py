"""Follower: records followed again on request, in a process apart. It keeps the last ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from tafelrunde.bots.advice import advice
from tafelrunde.kernel.judge import Effort
from tafelrunde.kernel.log import Entry, moves_of, standing
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.record import Header, dumped, entry_of, header_of, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.lab.review import review
from tafelrunde.server.base.refusals import too_late
from tafelrunde.server.table.chronicle import Chronicle, row_of
from tafelrunde.server.table.frames import Position, entry_frame, state_frame

# So many records are kept, and so many entries of all of them together.
_KEPT: Final = 24
_ENTRIES: Final = 100_000
_APART: Final = 20
_POSITIONS: Final = 200
# How much a review may cost: whichever is reached first.
_PLAYOUTS: Final = 900
_SECONDS: Final = 15.0
# How much an advice may cost.
_TRIES: Final = 600
_THINKING: Final = 1.0


class Follower:
    """A record, the positions that were passed in it, and what was asked about it."""

    def __init__(self, header: Header, waits: int) -> None:
        self.game = find_game(header.game)
        self.header = header
        self.waits = waits
        self.entries: list[Entry] = []
        self.positions = Positions(_APART, _POSITIONS)
        self._course: bytes | None = None
        self._review: dict[str, Any] | None = None

    def add(self, after: int, rows: list[str]) -> bool:
        """Take entries that come after a number; whether all up to there are known."""
        known = len(self.entries)
        if after > known:
            return False
        for n, row in enumerate(rows[known - after :], start=known + 1):
            self.entries.append(entry_of(msgspec.json.decode(row), n, n + 1))
            self._course = None
            self._review = None
        return True

    def match_at(self, n: int, listening: bool = False) -> Match:
        """The match as it was after entry n."""
        match = Match(self.game, self.header, listening=listening, waits=self.waits)
        match.positions = self.positions
        match.restore(self.entries[:n])
        return match

    def _on(self, match: Match) -> None:
        """Follow the next entry."""
        before = match.number
        match.follow(self.entries[before])
        # A move into the end of the match writes the result, too.
        assert match.number > before

    # --- what is asked ---------------------------------------------------------------------

    def state(self, n: int, seat: int | None, result: dict[str, Any] | None) -> bytes:
        """The frame `state` as it was after entry n."""
        position = Position(self.match_at(n))
        return msgspec.json.encode(state_frame(position, n, seat, [], result, playing=False))

    def told(self, first: int, last: int, seat: int | None) -> bytes:
        """The frames of some entries, as a seat was told of them."""
        chronicle = Chronicle(self.match_at(first - 1, listening=True))
        frames: list[dict[str, Any]] = []
        for n in range(first, last + 1):
            if n > chronicle.number:
                self._on(chronicle.match)
                chronicle.catch_up()
            frames.append(entry_frame(chronicle, n, seat))
        return msgspec.json.encode({"entries": frames})

    def course(self) -> bytes:
        """Everybody's points after each entry, from the set-up on."""
        if self._course is None:
            match = self.match_at(0)
            points = [match.scores]
            while len(points) <= len(self.entries):
                if len(points) > match.number:
                    self._on(match)
                points.append(match.scores)
            self._course = msgspec.json.encode({"points": points})
        return self._course

    def review(self) -> dict[str, Any]:
        """The whole match looked at again by a bot."""
        if self._review is None:
            effort = Effort(self.header.seed, _PLAYOUTS, monotonic() + _SECONDS)
            self._review = review(self.match_at(len(self.entries)), effort)
        return self._review

    def advice(self, n: int, seat: int | None) -> list[dict[str, Any]]:
        """What a bot would have shown who was asked after entry n; where several were, a seat."""
        match = self.match_at(n)
        asked = [decision for decision in match.decisions if len(decision.options) > 1]
        if not asked:
            return []
        decision = next((each for each in asked if each.seat == seat), asked[0])
        found = advice(match, decision, Effort(f"{n}", _TRIES, monotonic() + _THINKING))
        return [
            {
                "seat": decision.seat,
                "label": match.game.label(match.state, decision, option).plain(),
                "reason": None if why is None else why.plain(),
                "points": points,
            }
            for option, why, points in found
        ]

    def seat_record(self, seat: int | None, names: list[str]) -> str:
        """What a seat may keep of a running match, as JSON lines."""
        rows = seat_record(self.match_at(len(self.entries)), seat)
        rows[0]["names"] = names
        return "".join(dumped(row) + "\n" for row in rows)

    def again(self, n: int) -> Branched:
        """The same match with the moves that stood after entry n."""
        old = self.header
        header = Header(old.game, old.rules, old.seats, old.options, old.seed, [], old.start)
        match = Match(self.game, header, hashing=True)
        match.start()
        for _, move in moves_of(standing(self.entries[:n])):
            match.make_ready(move)
            match.play(move.seat, move.option)
        return Branched(match)

    def world(self, n: int, seat: int | None, key: str) -> Branched:
        """A world that a seat could not tell from the true one after entry n."""
        try:
            return Branched(self.match_at(n).world(seat, key))
        except RuntimeError as error:
            raise too_late() from error


class Branched:
    """A match to go on with, as data: header and entries as they are stored, and who is asked."""

    def __init__(self, match: Match) -> None:
        match.start_position()
        self.header = {**header_row(match.header), "names": []}
        self.rows = [row_of(n, entry) for n, entry in enumerate(match.log.entries(), start=1)]
        self.asked = sum(1 << decision.seat for decision in match.decisions)
        self.over = match.over


# --- in that process -------------------------------------------------------------------------

_followers: OrderedDict[tuple[str, int], Follower] = OrderedDict()


def ask(
    table: str,
    header: dict[str, Any],
    waits: int,
    after: int,
    rows: list[str],
    what: Callable[..., Any],
    given: tuple[Any, ...],
) -> tuple[bool, Any]:
    """Whether enough of a record is known here and, if so, what was asked about it.

    `rows` are its entries after a number.
    """
    key = table, waits
    follower = _followers.pop(key, None) or Follower(header_of(header), waits)
    known = follower.add(after, rows)
    _followers[key] = follower
    while len(_followers) > 1 and (
        len(_followers) > _KEPT or sum(len(f.entries) for f in _followers.values()) > _ENTRIES
    ):
        _followers.popitem(last=False)
    return known, what(follower, *given) if known else None
