"""Leaving: giving up, running out of time, being replaced by a bot, coming back."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import not_yours, too_late
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Also
from tafelrunde.server.table.room import Room

# A player is away when no screen of theirs has been here for so many seconds.
AWAY: Final = 60.0


def resign(room: Room, seat: int) -> Also | None:
    """A seat gives up; what is to be stored with it."""
    room.match.resign(seat)
    return _leave(room, seat, "resign")


def flag(room: Room, seat: int) -> Also | None:
    """A seat's time is up."""
    room.match.note("flag", seat=seat)
    return _leave(room, seat, "flag")


def _leave(room: Room, seat: int, why: str) -> Also | None:
    """The table goes on with a bot, or ends: as it chose, and if anybody is left to play.

    Who has only people against them that gave up has won.
    """
    people = [c for c in room.chairs if c.player is not None and c.bot is None and c.seat != seat]
    assert room.chronicle is not None
    staying = len(room.chairs) - len(room.chronicle.gave_up)
    won = why == "resign" and staying < 2
    if room.settings.leaver != "bot" or not people or won:
        room.match.close(why)
        return None
    return stand_in(room, seat)


def stand_in(room: Room, seat: int) -> Also:
    """A bot plays for a seat from here on."""
    bot = catalogue.usual_bot()
    room.chairs[seat].bot = bot
    room.match.wait_for(room.waits())
    room.match.take_over(seat, bot)
    return _chair_change(room, seat, {"bot": bot})


def replace(room: Room, player: Player, seat: int) -> Also:
    """Somebody at the table puts a bot on the seat of a player who has gone."""
    if not room.seats_of(player):
        raise not_yours("server-not-seated")
    if room.settings.leaver != "bot" or room.settings.tournament is not None:
        raise not_yours("server-leaver-waits")
    chair = room.chairs[seat] if seat < len(room.chairs) else None
    if chair is None or chair.player is None or chair.bot is not None:
        raise too_late()
    since = room.away_since.get(chair.player)
    if room.here(chair.player) or since is None or room.now() - since < AWAY:
        raise too_late("server-still-here")
    return stand_in(room, seat)


def come_back(room: Room, player: Player, seat: int) -> Also:
    """A player takes a seat back from the bot that stood in."""
    chair = room.chairs[seat] if seat < len(room.chairs) else None
    if chair is None or chair.player != player.id:
        raise not_yours("server-not-your-seat")
    if chair.bot is None:
        raise too_late("server-no-return")
    if room.row.rated and room.chronicle is not None and seat in room.chronicle.gave_up:
        raise not_yours("server-no-return")
    chair.bot = None
    room.match.wait_for(room.waits())
    room.match.note("return", seat=seat)
    return _chair_change(room, seat, {"bot": None})


def _chair_change(room: Room, seat: int, changes: dict[str, Any]) -> Also:
    c = schema.chairs.c
    statement = update(schema.chairs).where(c.table == room.row.id, c.seat == seat)

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(statement.values(changes))

    return write
