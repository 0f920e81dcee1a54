"""Asking: who sends a request, and whether they may."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from tafelrunde.server import identity, sessions
from tafelrunde.server.house import House
from tafelrunde.server.identity import Player
from tafelrunde.server.room import Room
from tafelrunde.server.trouble import nobody, not_yours

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


async def reader(request: Request[Any, Any, Any]) -> Player | None:
    """Who reads, possibly nobody."""
    house = house_of(request)
    player = await who(request)
    house.limits.check("read", _key(request, player))
    return player


async def visitor(request: Request[Any, Any, Any]) -> Player | None:
    """Who wants to change something, possibly nobody yet."""
    house = house_of(request)
    identity.check_origin(request, house.config.origins)
    player = await who(request)
    house.limits.check("act", _key(request, player))
    return player


async def actor(request: Request[Any, Any, Any]) -> Player:
    """Who wants to change something."""
    player = await visitor(request)
    if player is None:
        raise nobody("server-signed-out" if was_signed_in(request) else "server-identity")
    return player


def _key(connection: Connection, player: Player | None) -> str:
    return identity.address_of(connection) if player is None else str(player.id)


async def room_to_watch(house: House, code: str, player: Player | None) -> Room:
    """A table's room, for somebody who may look at it."""
    room = await house.room(code.upper()[:12])
    if not room.may_watch(player):
        raise not_yours("server-not-watching")
    return room
