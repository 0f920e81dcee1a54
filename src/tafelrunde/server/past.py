"""Past: positions behind the last entry, as far as somebody may know them."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import entry_of, entry_row
from tafelrunde.server.frames import Position, state_frame
from tafelrunde.server.identity import Player
from tafelrunde.server.room import Room
from tafelrunde.server.trouble import missing, not_yours, too_late

_KEPT: Final = 4
# After so many entries everybody else has a turn.
_BREATH: Final = 10


def eyes(room: Room, player: Player | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets: the one asked for if it is theirs, or their only one.

    When the match has ended every seat's; a commentator's is any, but late.
    """
    mine = room.seats_of(player)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    anyones = room.over or room.is_late(player)
    if seat in mine or (anyones and seat < room.row.seats):
        return seat
    raise not_yours("server-not-your-seat")


def latest(room: Room, player: Player | None) -> int:
    """The last entry that somebody may know of."""
    if not room.is_late(player):
        return room.number
    due = room.house.now() - room.settings.delay
    return sum(1 for at in room.times[1:] if at <= due)


def match_at(room: Room, n: int) -> Match:
    """The match as it was after entry n."""
    if room.chronicle is None:
        raise too_late("server-not-started")
    if not 0 <= n <= room.number:
        raise missing("server-such-entry")
    if n == room.number:
        return room.match
    kept = room.past.pop(n, None) or _made(room, n)
    room.past[n] = kept
    if len(room.past) > _KEPT:
        room.past.popitem(last=False)
    return kept


def _made(room: Room, n: int) -> Match:
    """The match after entry n, from the nearest position before it that is at hand."""
    before = max((k for k in room.past if k < n), default=None)
    if before is None:
        match = Match(room.match.game, room.header(), waits=room.match.waits)
        match.start()
    else:
        match = room.past[before].fork()
    for k in range(len(match.log) + 1, n + 1):
        # Following a move into the end of the match writes the result, too.
        if k > len(match.log):
            match.follow(entry_of(entry_row(k, room.match.log.own[k - 1]), k, k + 1))
    return match


async def course(room: Room) -> list[list[int]]:
    """Everybody's points after each entry of an ended match, from the set-up on."""
    if not room.over or room.chronicle is None:
        raise too_late("server-not-over")
    if room.course is None:
        entries = room.match.log.own
        match = Match(room.match.game, room.header(), waits=room.match.waits)
        match.start()
        points = [match.scores]
        while len(points) <= len(entries):
            n = len(points)
            # Following a move into the end of the match writes the result, too.
            if n > len(match.log):
                match.follow(entry_of(entry_row(n, entries[n - 1]), n, n + 1))
            points.append(match.scores)
            if n % _BREATH == 0:
                await asyncio.sleep(0)
        room.course = points
    return room.course


def frame_at(room: Room, player: Player | None, n: int, seat: int | None) -> dict[str, Any]:
    """The frame `state` as it was after entry n."""
    shown = eyes(room, player, seat)
    if n > latest(room, player):
        raise missing("server-such-entry")
    match = match_at(room, n)
    result = room.row.result if n == room.number else None
    return state_frame(Position(match), n, shown, [], result, playing=False)
