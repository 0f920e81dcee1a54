"""Rematch: the same table again; who asks first opens it, the others find their chairs there."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.kernel.chance import chance_of
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, not_yours, too_late
from tafelrunde.server.club import tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also, Chair
from tafelrunde.server.table.room import Room


async def rematch(club: Club, room: Room, player: Player) -> Room:
    """The next table of these players, with this player on their chairs."""
    seats = room.seats_of(player)
    if not seats:
        raise not_yours("server-not-seated")
    if room.settings.tournament is not None:
        raise not_yours("server-tournament-table")
    if not room.over:
        # It may have ended through another node that was not heard yet.
        await room.sync(room.number + 1)
    if not room.over or room.row.origin is not None:
        raise too_late("server-not-over")
    if room.row.rematch is None:
        await _open(club, room, player)
    assert room.row.rematch is not None
    other = await club.room(room.row.rematch)
    drawn = _drawn(room)
    for seat in seats:
        try:
            name = room.chairs[seat].name
            if name is None:
                await tables.take_chair(club, other, player, drawn[seat])
            else:
                await tables.sit_beside(club, other, player, drawn[seat], name)
        except Trouble as trouble:
            if trouble.status != 409:
                raise
    return other


def _drawn(room: Room) -> list[int]:
    """Where everybody sits next time, by their seat now: drawn anew, on every node the same."""
    order = list(range(room.row.seats))
    chance_of(f"{room.code} {room.row.ended}").shuffle(order)
    return order


async def _open(club: Club, room: Room, player: Player) -> None:
    """Open the next table; where another was faster, theirs is the one."""
    row = room.row
    fields = {
        "game": row.game,
        "seats": row.seats,
        "options": row.options,
        "settings": row.settings,
        "password": row.password,
        "visibility": row.visibility,
        "status": "open",
        "rated": row.rated,
        "host": player.id,
        "created": club.now(),
        "asked": 0,
    }
    drawn = _drawn(room)
    chairs = [Chair(seat, None, None, None) for seat in range(row.seats)]
    for chair in room.chairs:
        if chair.player is None:
            chairs[drawn[chair.seat]].bot = chair.bot
    with suppress(_OpenedAlready):
        await tables.add(club, fields, chairs, also=lambda code: _first(row.id, code))
    found = await club.store.table(row.code)
    assert found is not None
    room.row = found
    room.tell_table()


class _OpenedAlready(Exception):
    """Somebody else has opened the next table."""


def _first(table: int, code: str) -> Also:
    """Note at a table which one is its next, if none is yet."""
    t = schema.tables.c
    statement = update(schema.tables).where(t.id == table, t.rematch.is_(None))

    async def write(connection: AsyncConnection) -> None:
        if (await connection.execute(statement.values(rematch=code))).rowcount != 1:
            raise _OpenedAlready

    return write
