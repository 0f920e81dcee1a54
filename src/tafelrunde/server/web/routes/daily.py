"""The position of the day: looked at, thought about, compared."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from tafelrunde.server.club import daily
from tafelrunde.server.web.access import actor, house_of, reader, room_called

Ask = Request[Any, Any, Any]


@get("/api/daily")
async def position(request: Ask) -> dict[str, Any]:
    """Which position is that of today, and where I have chosen what to do in it."""
    return await daily.told(house_of(request), reader(request))


@post("/api/daily", status_code=201, cost=4)
async def begin(request: Ask) -> dict[str, Any]:
    """A table at which today's position is thought about."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("lesson", str(player.id))
    return (await daily.open_position(house, player)).table_json()


@get("/api/tables/{code:str}/daily")
async def comparison(request: Ask, code: str) -> dict[str, Any]:
    """How my choice compares with the others, once it is made."""
    player = reader(request)
    return await daily.compared(await room_called(request, code, player), player)


ROUTES = [position, begin, comparison]
