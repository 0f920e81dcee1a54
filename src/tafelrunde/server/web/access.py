"""Access: who sends a request, and whether they may."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection

from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, nobody, not_yours
from tafelrunde.server.club import sessions
from tafelrunde.server.node.house import House
from tafelrunde.server.table.room import Room

# What a right code costs of what a wrong one does.
RIGHT_CODE: Final = 0.01

Connection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: Connection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def who(connection: Connection) -> Player | None:
    """The player a request comes from, by bearer token or cookie."""
    token = token_of(connection)
    return None if token is None else await sessions.owner(house_of(connection), token)


def token_of(connection: Connection) -> str | None:
    return identity.bearer(connection) or connection.cookies.get(identity.COOKIE)


def was_signed_in(connection: Connection) -> bool:
    """Whether a request comes with a token that we gave, also where it does not count any more."""
    token = token_of(connection)
    return token is not None and identity.unsealed(house_of(connection).key, token) is not None


def reader(request: Request[Any, Any, Any]) -> Player | None:
    """Who reads, possibly nobody; the gate has counted the request and looked who that is."""
    player = request.state["player"]
    assert player is None or isinstance(player, Player)
    return player


def visitor(request: Request[Any, Any, Any]) -> Player | None:
    """Who wants to change something, possibly nobody yet."""
    identity.check_origin(request, house_of(request).config.origins)
    return reader(request)


def actor(request: Request[Any, Any, Any]) -> Player:
    """Who wants to change something."""
    player = visitor(request)
    if player is None:
        raise nobody("server-signed-out" if was_signed_in(request) else "server-identity")
    return player


def device_of(connection: Connection) -> identity.Device | None:
    """The browser a request comes from, if somebody whom a password keeps was here with it."""
    cookie = connection.cookies.get(identity.DEVICE_COOKIE)
    return identity.device_in(house_of(connection).key, cookie)


def claimed(house: House, connection: Connection) -> str | None:
    """Who a request says it comes from, by a seal of ours; whether that still counts is open."""
    token = token_of(connection)
    said = None if token is None else identity.unsealed(house.key, token)
    if said is not None:
        return said
    device = device_of(connection)
    return None if device is None else f"device {device.id}"


def key_of(connection: Connection, player: Player | None) -> str:
    """For whom a request counts; nobody can use up what belongs to others behind one address."""
    if player is not None:
        return str(player.id)
    device = device_of(connection)
    return identity.source_of(connection) if device is None else f"device {device.id}"


async def room_called(connection: Connection, code: str, player: Player | None) -> Room:
    """A table's room; who guesses codes is slowed down, who sits there never is."""
    house = house_of(connection)
    source = identity.source_of(connection)
    named = code.upper()[:12]
    if named not in house.rooms:
        # One that is not in memory is work to open.
        check(connection, player, "open")
    try:
        room = await house.room(named)
    except Trouble:
        house.limits.check("code", source)
        raise
    if player is None or (room.row.host != player.id and not room.seats_of(player)):
        house.limits.check("code", source, RIGHT_CODE)
    return room


async def room_to_watch(connection: Connection, code: str, player: Player | None) -> Room:
    """A table's room, for somebody who may look at it."""
    room = await room_called(connection, code, player)
    if not room.may_watch(player):
        raise not_yours("server-not-watching")
    if not await house_of(connection).hall.may_watch(room, player):
        raise not_yours("server-watch-later")
    return room


def check(connection: Connection, player: Player | None, what: str) -> None:
    """Somebody does something only so often."""
    house_of(connection).limits.check(what, key_of(connection, player))


def meter(connection: Connection, room: Room, player: Player | None, what: str) -> None:
    """Who has no seat at a table looks at its past only so often."""
    if not room.seats_of(player):
        check(connection, player, what)
