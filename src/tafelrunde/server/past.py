"""Past: positions behind the last entry, as far as somebody may know them."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import entry_of, entry_row
from tafelrunde.server.frames import score_parts, state_frame
from tafelrunde.server.identity import Player
from tafelrunde.server.room import Room
from tafelrunde.server.trouble import missing, not_yours, too_late

_KEPT: Final = 4


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
    kept = room.past.pop(n, None)
    if kept is None:
        rows = [entry_row(k, entry) for k, entry in enumerate(room.match.log.own[:n], start=1)]
        kept = Match(room.match.game, room.header(), waits=room.match.waits)
        kept.start()
        kept.restore([entry_of(row, k, k + 1) for k, row in enumerate(rows, start=1)])
    room.past[n] = kept
    if len(room.past) > _KEPT:
        room.past.popitem(last=False)
    return kept


def frame_at(room: Room, player: Player | None, n: int, seat: int | None) -> dict[str, Any]:
    """The frame `state` as it was after entry n."""
    shown = eyes(room, player, seat)
    if n > latest(room, player):
        raise missing("server-such-entry")
    match = match_at(room, n)
    result = room.row.result if n == room.number else None
    return state_frame(match, n, shown, score_parts(match), [], result, playing=False)
