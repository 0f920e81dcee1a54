"""Play: a table's position and actions without a socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from tafelrunde.kernel.text import Text
from tafelrunde.server import wire
from tafelrunde.server.actions import act
from tafelrunde.server.asking import actor, house_of, reader, room_to_watch
from tafelrunde.server.identity import Player
from tafelrunde.server.room import Room
from tafelrunde.server.trouble import not_yours, too_late

Ask = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=31)]


def eyes(room: Room, player: Player | None, seat: int | None) -> int | None:
    """The seat whose view somebody gets: the one asked for if it is theirs, or their only one."""
    mine = room.seats_of(player)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat in mine or (room.over and seat < room.row.seats):
        return seat
    raise not_yours("server-not-your-seat")


@get("/api/tables/{code:str}/state")
async def state(request: Ask, code: str, seat: SeatQuery = None) -> Response[Any]:
    player = await reader(request)
    room = await room_to_watch(house_of(request), code, player)
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late("server-not-started")
        shown = eyes(room, player, seat)
        playing = shown is not None and room.plays(player, shown)
        return Response(room.state(shown, playing))


@post("/api/tables/{code:str}/act", status_code=200)
async def act_once(request: Ask, code: str) -> Response[dict[str, Any]]:
    player = await actor(request)
    room = await house_of(request).room(code.upper()[:12])
    body = await request.body()
    try:
        message = wire.decoder.decode(body)
    except (msgspec.DecodeError, RecursionError):
        answer = wire.no(None, room.number, Text("server-bad-message").plain())
        return Response(answer, status_code=400)
    answer = await act(room, player, message)
    return Response(answer, status_code=answer.get("status", 200))


ROUTES = [state, act_once]
