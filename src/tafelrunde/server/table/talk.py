"""Talk: what is said at a table, and who does not want to hear whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import bad, missing, not_yours, too_much
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import Screen, encoded

SHOWN: Final = 100


async def say(room: Room, player: Player, text: str, id: str) -> int:
    """Say something to everybody at the table; the number it got. Called with the lock held.

    The same message again, also through another node, was said already and has that number.
    """
    if not room.may_watch(player):
        raise not_yours("server-not-watching")
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise bad("nothing was said", "server-empty")
    if not room.given.limits.allows("chat", str(player.id)):
        raise too_much()
    seats = room.seats_of(player)
    message = f"{player.id}:{id}"
    row = {
        "table": room.row.id,
        "player": player.id,
        "seat": seats[0] if seats else None,
        "text": said,
        "at": room.now(),
        "message": message,
    }
    store = room.store
    try:
        async with store.writing() as connection:
            number = await _next_number(connection, room.row.id)
            await connection.execute(insert(schema.chat).values(**row, number=number))
    except IntegrityError:
        before = await _said_as(store, room.row.id, message)
        if before is None:
            raise
        number = before
    await _tell_news(room)
    return number


async def _next_number(connection: AsyncConnection, table: int) -> int:
    """The number of what is said now; whoever says something through another node waits."""
    await connection.execute(
        select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
    )
    return await _last(connection, table) + 1


async def _said_as(store: Store, table: int, message: str) -> int | None:
    """The number that a message was said under."""
    c = schema.chat.c
    query = select(c.number).where(c.table == table, c.message == message)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar()


async def mute(
    store: Store, screens: Iterable[Screen], player: Player, other: int, on: bool
) -> None:
    """Hear no more from somebody, or again; these screens know it at once."""
    name = await _name_of(store, other)
    if name is None or other == player.id:
        raise missing("server-such-player")
    await set_mute(store, player.id, other, on)
    for each in screens:
        if each.player is not None and each.player.id == player.id:
            each.mutes.pop(other, None)
            if on:
                each.mutes[other] = name


async def _name_of(store: Store, player: int) -> str | None:
    query = select(schema.players.c.name).where(schema.players.c.id == player)
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar()


async def mutes_of(store: Store, player: int) -> dict[int, str]:
    """Whom a player does not want to hear, by name."""
    m, p = schema.mutes.c, schema.players.c
    query = (
        select(m.muted, p.name)
        .join_from(schema.mutes, schema.players, m.muted == p.id)
        .where(m.player == player)
        .order_by(m.muted)
    )
    async with store.reading() as connection:
        return {row.muted: row.name for row in await connection.execute(query)}


async def set_mute(store: Store, player: int, muted: int, on: bool) -> None:
    await store.put(schema.mutes, {"player": player, "muted": muted}, {} if on else None)


async def said_at(store: Store, table: int, after: int = 0) -> list[dict[str, Any]]:
    """The last things said at a table, in their order."""
    c, p = schema.chat.c, schema.players.c
    query = (
        select(c.number, c.player, c.seat, p.name, c.text, c.at)
        .join_from(schema.chat, schema.players, c.player == p.id)
        .where(c.table == table, c.number > after)
        .order_by(c.number.desc())
        .limit(SHOWN)
    )
    async with store.reading() as connection:
        rows = list(await connection.execute(query))
    return [_frame(*row) for row in reversed(rows)]


async def pass_on(room: Room, number: int) -> None:
    """Tell the screens here what was said through another node."""
    async with room.lock:
        if number > room.said:
            await _tell_news(room)


async def greet(room: Room, screen: Screen) -> None:
    """Tell a screen that has just come what was said. What is news here is so to all of them."""
    for frame in await said_at(room.store, room.row.id):
        if frame["n"] > room.said:
            _tell(room, frame)
        elif frame["player"] not in screen.mutes:
            screen.send(encoded(frame))


async def _tell_news(room: Room) -> None:
    """Tell the screens what was said since, here or through another node, in its order."""
    for frame in await said_at(room.store, room.row.id, room.said):
        _tell(room, frame)


def _tell(room: Room, frame: dict[str, Any]) -> None:
    room.tell(frame, frame["player"])
    room.said = frame["n"]


async def last(store: Store, table: int) -> int:
    """The number of the last thing said at a table."""
    async with store.reading() as connection:
        return await _last(connection, table)


async def _last(connection: AsyncConnection, table: int) -> int:
    query = select(func.max(schema.chat.c.number)).where(schema.chat.c.table == table)
    return (await connection.execute(query)).scalar() or 0


def _frame(
    n: int, player: int, seat: int | None, name: str, text: str, at: float
) -> dict[str, Any]:
    return {
        "t": "chat",
        "n": n,
        "player": player,
        "seat": seat,
        "name": name,
        "text": text,
        "at": at,
    }
