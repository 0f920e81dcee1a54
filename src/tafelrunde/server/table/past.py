"""Past: what lies behind the last entry, as far as somebody may know it.

What cannot be told from memory is followed again in a process apart, so nobody waits for it but
who has asked.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tafelrunde.kernel.back import back_at
from tafelrunde.kernel.match import Match
from tafelrunde.server.base.apart import Apart
from tafelrunde.server.base.config import Config
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, not_yours, too_late
from tafelrunde.server.table import follower
from tafelrunde.server.table.chronicle import TOLD
from tafelrunde.server.table.follower import Follower
from tafelrunde.server.table.frames import Position, entry_frame, state_frame
from tafelrunde.server.table.loading import FEW
from tafelrunde.server.table.room import Room

# How much of how many tables a process apart is thought to know.
_KNOWN: Final = 1_000
# Seconds of a processor for a review, with what following the record takes.
_REVIEW: Final = 30.0


def eyes(room: Room, player: Player | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets: the one asked for if it is theirs, or their only one.

    When all is revealed every seat's; a commentator's is any, but late.
    """
    mine = room.seats_of(player)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    anyones = room.revealed or room.is_late(player)
    if seat in mine or (anyones and seat < room.row.seats):
        return seat
    raise not_yours("server-not-your-seat")


def latest(room: Room, player: Player | None) -> int:
    """The last entry that somebody may know of."""
    return room.told_late() if room.is_late(player) else room.number


class Followers:
    """The processes apart that follow records: one for those with a seat, one for all others.

    Who has a seat does not wait for those who only look on, nor for records that are brought, and
    nobody for a review but who has asked for one.
    """

    def __init__(self, config: Config) -> None:
        given = config.apart_seconds, config.apart_megabytes
        self.seated = Following(Apart(*given))
        self.strange = Following(Apart(*given))
        self.reviewing = Following(Apart(_REVIEW, config.apart_megabytes))

    def close(self) -> None:
        for following in (self.seated, self.strange, self.reviewing):
            following.apart.close()


class Following:
    """A process that follows records, and how much of which tables it is thought to know."""

    def __init__(self, apart: Apart) -> None:
        self.apart = apart
        self.known: OrderedDict[int, int] = OrderedDict()


class Asked:
    """A question about a table's past; what it needs of the room is read while that is locked."""

    def __init__(self, followers: Followers, room: Room, player: Player | None) -> None:
        if room.chronicle is None:
            raise too_late(room.unseen)
        self.store = room.store
        self.table = room.row.id
        self.upto = room.row.upto
        self.header = room.followed_row()
        self.waits = room.match.waits
        self.by = followers.seated if room.seats_of(player) else followers.strange

    async def answer(self, what: Callable[..., Any], *given: Any) -> Any:
        """What a follower of the table's record says."""
        after = self.by.known.get(self.table, 0)
        done, said = await self._ask(after, what, given)
        if not done:
            done, said = await self._ask(0, what, given)
        return said

    async def _ask(
        self, after: int, what: Callable[..., Any], given: tuple[Any, ...]
    ) -> tuple[bool, Any]:
        stored = await self.store.entries(self.table, after)
        rows = [entry.row for entry in stored if self.upto is None or entry.number <= self.upto]
        key = f"{self.table} {self.header['seed']}"
        found = await self.by.apart.do(
            follower.ask, key, self.header, self.waits, after, rows, what, given
        )
        known = self.by.known
        known.pop(self.table, None)
        known[self.table] = after + len(rows)
        if len(known) > _KNOWN:
            known.popitem(last=False)
        return found


# --- positions ---------------------------------------------------------------------------------


async def frame_at(
    followers: Followers, room: Room, player: Player | None, n: int, seat: int | None
) -> bytes:
    """The frame `state` as it was after entry n."""
    async with room.lock:
        await room.ready()
        asked = Asked(followers, room, player)
        shown = eyes(room, player, seat)
        if not 0 <= n <= latest(room, player):
            raise missing("server-such-entry")
        result = room.row.result if n == room.number else None
        match = near(room, n)
        if match is not None:
            frame = state_frame(Position(match), n, shown, [], result, playing=False)
            return msgspec.json.encode(frame)
    return bytes(await asked.answer(Follower.state, n, shown, result))


def near(room: Room, n: int) -> Match | None:
    """The match as it was after entry n, where that is a few moves from what is in memory."""
    match = room.match
    if n == room.number:
        return match
    if n < match.log.cut or room.slow:
        return None
    stood = match.log.standing_at(n)
    position = None if match.positions is None else match.positions.before(stood)
    if len(stood) - (0 if position is None else position.count) > FEW:
        return None
    return back_at(match, n)


async def course(followers: Followers, room: Room, player: Player | None) -> bytes:
    """Everybody's points after each entry of an ended match, from the set-up on."""
    async with room.lock:
        await room.ready()
        asked = Asked(followers, room, player)
        if not room.over:
            raise too_late("server-not-over")
    return bytes(await asked.answer(Follower.course))


# --- entries -----------------------------------------------------------------------------------


async def entries_before(
    followers: Followers,
    room: Room,
    player: Player | None,
    before: int | None,
    seat: int | None,
) -> bytes:
    """The last entries before a number (or of all), as somebody was told of them."""
    async with room.lock:
        await room.ready()
        asked = Asked(followers, room, player)
        chronicle = room.chronicle
        assert chronicle is not None
        shown = eyes(room, player, seat)
        last = latest(room, player)
        if before is not None:
            last = min(last, before - 1)
        first = max(1, last - TOLD + 1)
        in_memory = first >= chronicle.first and not room.is_late(player)
        if in_memory or last < first:
            told = range(first, last + 1)
            frames = [entry_frame(chronicle, n, shown) for n in told]
            return msgspec.json.encode({"entries": frames})
    return bytes(await asked.answer(Follower.told, first, last, shown))
