"""Clearing: ending a match that nobody means to play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import not_yours, too_late
from tafelrunde.server.store.store import Chair, TableRow, Taken
from tafelrunde.server.table.room import Room

# After so many seconds without a move the host may clear a match of several people, too.
ABANDONED: Final = 14 * 86_400.0


def may_clear(
    row: TableRow, chairs: Sequence[Chair], player: int, now: float, moved: float | None
) -> bool:
    """Whether a player may end a running match for nothing; `moved` is when it last went on.

    It is theirs alone, or they are its host and the others have left it lying.
    """
    if row.status != "running" or row.rated:
        return False
    if row.settings.get("tournament") or row.settings.get("campaign"):
        return False
    people = {chair.player for chair in chairs if chair.player is not None}
    if people <= {player}:
        return player in people or row.host == player
    since = moved or row.started or row.created
    return row.host == player and now - since >= ABANDONED


async def clear(room: Room, player: Player) -> None:
    """End a match; it counts for nothing."""
    async with room.lock:
        await room.ready()
        if room.over:
            raise too_late("why-over")
        moved = room.times[-1] if room.times else None
        if not may_clear(room.row, room.chairs, player.id, room.now(), moved):
            raise not_yours("server-not-abandoned")
        if room.chronicle is None:
            # There is no position to end it at.
            changes: dict[str, Any] = {"status": "closed", "ended": room.now()}
            if await room.store.change_table(room.row.id, changes, "running"):
                room.row.status, room.row.ended = "closed", changes["ended"]
                room.tell_table()
            return
        room.match.close("cleared")
        try:
            await room.commit(None)
        except Taken as taken:
            room.listener.overtaken(room)
            raise too_late("server-too-late") from taken
