"""Asking: who sends a request, and whether they may."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from tafelrunde.server import identity, people
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
    house = house_of(connection)
    token = identity.bearer(connection) or connection.cookies.get(identity.COOKIE)
    known = identity.read_token(house.key, token) if token else None
    if known is None:
        return None
    player = await people.player_of(house.store, known[0])
    if player is None or player.gone or player.epoch != known[1]:
        return None
    return player


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
        raise nobody()
    return player


def _key(connection: Connection, player: Player | None) -> str:
    return identity.address_of(connection) if player is None else str(player.id)


async def room_to_watch(house: House, code: str, player: Player | None) -> Room:
    """A table's room, for somebody who may look at it."""
    room = await house.room(code.upper()[:12])
    if not room.may_watch(player):
        raise not_yours("server-not-watching")
    return room
