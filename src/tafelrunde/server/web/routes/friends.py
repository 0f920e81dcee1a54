"""Friends: inviting to a table and being invited, whom one does not want to hear."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from msgspec import Meta

from tafelrunde.server.base.refusals import missing, nobody
from tafelrunde.server.club import friends, invitations
from tafelrunde.server.table import talk
from tafelrunde.server.web.access import actor, house_of, reader, room_called

Ask = Request[Any, Any, Any]


class Invite(msgspec.Struct):
    """Whom to ask to a table: somebody I know, by id, or anybody by name."""

    player: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Mute(msgspec.Struct):
    """Whether to hear no more from somebody, or again."""

    on: bool


@get("/api/tables/{code:str}/guests", cost=4)
async def guests(request: Ask, code: str) -> list[dict[str, Any]]:
    """Whom I could invite to the table at which I sit."""
    player = reader(request)
    if player is None:
        raise nobody()
    room = await room_called(request, code, player)
    return await invitations.guests(house_of(request), room, player)


@post("/api/tables/{code:str}/invite", status_code=200)
async def invite(request: Ask, code: str, data: Invite) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    return await invitations.invite(house_of(request), room, player, data.player, data.name)


@post("/api/tables/{code:str}/decline", status_code=200)
async def decline(request: Ask, code: str) -> None:
    """Not now."""
    player = actor(request)
    room = await room_called(request, code, player)
    await invitations.decline(house_of(request), room, player)


@post("/api/players/{id:int}/mute", status_code=200)
async def mute(request: Ask, id: int, data: Mute) -> None:
    player = actor(request)
    if not 0 <= id < 2**53:
        raise missing("server-such-player")
    await friends.mute(house_of(request), player, id, data.on)


@get("/api/me/muted")
async def muted(request: Ask) -> list[dict[str, Any]]:
    """Whom I do not want to hear."""
    player = reader(request)
    if player is None:
        raise nobody()
    mutes = await talk.mutes_of(house_of(request).store, player.id)
    return [{"id": other, "name": name} for other, name in mutes.items()]


ROUTES = [guests, invite, decline, mute, muted]
