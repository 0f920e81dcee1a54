"""Rising: getting up from chairs of a table that has not begun, and closing it."""

from __future__ import annotations

from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import not_yours, too_late
from tafelrunde.server.club import tables
from tafelrunde.server.store.store import Taken
from tafelrunde.server.table import leaving
from tafelrunde.server.table.room import Room


async def stand(room: Room, player: Player, seat: int) -> None:
    async with room.lock:
        chair = tables.open_chair(room, seat)
        if chair.player != player.id:
            raise not_yours("server-not-your-seat")
        await tables.reseat(room, chair, tables.held(room, chair, None), player.id, None)
        await tables.close_if_deserted(room)


async def leave(room: Room, player: Player) -> None:
    """Get up from every chair; a host leaves the table to the next one who sits there."""
    async with room.lock:
        for seat in room.seats_of(player):
            chair = tables.open_chair(room, seat)
            await tables.reseat(room, chair, tables.held(room, chair, None), player.id, None)
        await tables.close_if_deserted(room)
        # A tournament's table stays with its organiser.
        seated = room.settings.tournament is None and any(
            chair.player is not None for chair in room.chairs
        )
        if room.row.status == "open" and room.row.host == player.id and seated:
            heir = next(chair.player for chair in room.chairs if chair.player is not None)
            if await room.store.change_table(room.row.id, {"host": heir}, "open"):
                room.row.host = heir
                room.tell_table()


async def close_by_host(room: Room, player: Player) -> None:
    async with room.lock:
        if room.row.host != player.id:
            raise not_yours("server-not-host")
        if room.row.status != "open":
            raise too_late("server-started-already")
        tables.check_free(room)
        await tables.close(room)


async def remove_departed(room: Room) -> None:
    """The chairs of people whose accounts are deleted become free, or bots play on."""
    while not room.over:
        chair = next((chair for chair in room.chairs if chair.gone and chair.bot is None), None)
        if chair is None or (room.running and room.chronicle is None):
            return
        if room.running:
            try:
                await room.commit(None, leaving.resign(room, chair.seat))
            except Taken:
                room.listener.overtaken(room)
        else:
            free = tables.held(room, chair, None)
            await room.store.change_chair(room.row.id, chair.seat, free, chair.player, None)
        await tables.refresh(room)
        await tables.close_if_deserted(room)
