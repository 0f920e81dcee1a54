"""Socket: one connection to a table: what was missed first, then what happens."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.kernel.text import Text
from tafelrunde.server.base import wire
from tafelrunde.server.base.identity import Player, check_origin, source_of
from tafelrunde.server.base.refusals import Trouble, nobody
from tafelrunde.server.club import sessions
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.table import loading, talk
from tafelrunde.server.table.actions import act
from tafelrunde.server.table.greeting import greet
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.screens import SIGNED_OUT, TOO_SLOW, Screen, encoded
from tafelrunde.server.web import hosts
from tafelrunde.server.web.access import house_of, key_of, room_to_watch, was_signed_in, who
from tafelrunde.server.web.line import line_of

log = logging.getLogger("tafelrunde.socket")

# Why a socket is closed; 4401 to 4404 and 4503 say what HTTP says with 401 to 404 and 503.
TOO_FAST: Final = 4429
NO_STORE: Final = 4503
# How many messages at once, and how many a second in the long run.
BURST: Final = 40
RATE: Final = 20

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{code:str}")
async def table_socket(socket: Socket, code: str) -> None:
    """A table as it is seen and played from one screen; without the store there is none."""
    await socket.accept()
    try:
        await _welcome(socket, code)
    except FAILURES as error:
        log.warning("a socket is closed", extra={"table": code[:12], "why": said_by(error)})
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code=NO_STORE, reason="server-store")


async def comer(socket: Socket) -> Player | None:
    """Who opens a socket; refused where it comes from a page of somebody else."""
    house = house_of(socket)
    hosts.check(socket)
    if "cookie" in socket.headers:
        check_origin(socket, house.config.origins)
    return await who(socket)


async def _welcome(socket: Socket, code: str) -> None:
    """Let somebody in who may watch, until they leave."""
    house = house_of(socket)
    try:
        player = await comer(socket)
        if player is None and was_signed_in(socket):
            raise nobody(SIGNED_OUT)
        room = await room_to_watch(socket, code, player)
    except Trouble as trouble:
        await socket.close(code=4000 + trouble.status, reason=trouble.text.id)
        return
    screen = Screen(player, line_of(socket), source_of(socket))
    if player is not None:
        screen.mutes = await talk.mutes_of(house.store, player.id)
    said = socket.query_params.get("seen", "0")
    seen = int(said) if said.isdecimal() and len(said) < 8 else 0
    # It may have been let go since.
    room = await house.room(room.code)
    async with room.lock:
        if house.rooms.get(room.code) is not room:
            # It was let go meanwhile; the client comes back at once.
            await socket.close(code=TOO_SLOW, reason="again")
            return
        await room.ready()
        if seen > room.number and not room.over:
            # The client has seen more through another node than this one has heard of.
            await loading.catch_up(room)
            room.publish()
        seats = room.seats_of(player)
        screen.shown = seats[0] if len(seats) == 1 else None
        screen.late = room.is_late(player)
        room.screens.add(screen)
        try:
            await greet(room, screen, seen)
        except BaseException:
            room.screens.discard(screen)
            raise
    house.presence.came_or_left(room, None if player is None else player.id)
    try:
        if player is not None:
            # They may have been signed out on the way here.
            await sessions.close_ended(house, player.id)
        await _listen(socket, room, screen)
    except WebSocketDisconnect:
        pass
    finally:
        room.screens.discard(screen)
        room.touched = house.now()
        house.presence.came_or_left(room, None if player is None else player.id)


async def _listen(socket: Socket, room: Room, screen: Screen) -> None:
    """Take messages one after the other until the client leaves or sends too many."""
    clock = asyncio.get_running_loop().time
    house = house_of(socket)
    most, rate = (part * house.config.rates for part in (BURST, RATE))
    left, at = most, clock()
    while True:
        text = await socket.receive_text()
        if screen.ended:
            return
        now = clock()
        left = min(most, left + (now - at) * rate) - 1
        at = now
        if left < 0:
            screen.flush()
            await socket.close(code=TOO_FAST, reason="too many messages")
            return
        message = _understood(room, text)
        cost = 1 if isinstance(message, dict) else message.cost
        if not house.limits.allows("said", key_of(socket, screen.player), cost):
            screen.flush()
            await socket.close(code=TOO_FAST, reason="too many messages")
            return
        if isinstance(message, wire.Advise):
            # It takes a while: what is sent meanwhile does not wait for it.
            room.given.task(_advise(room, screen, message))
            continue
        answer = (
            message
            if isinstance(message, dict)
            else await act(room, screen.player, message, screen)
        )
        screen.send(encoded(answer))
        # Whoever has sent something is answered before the others hear of it.
        screen.flush()


async def _advise(room: Room, screen: Screen, message: wire.Advise) -> None:
    screen.send(encoded(await act(room, screen.player, message, screen)))
    screen.flush()


def _understood(room: Room, text: str) -> wire.AnyMessage | dict[str, Any]:
    """A client's message, or the answer to what is none."""
    if len(text) > wire.MESSAGE_BYTES:
        return wire.no(None, room.number, Text("server-too-long").plain(), 413)
    try:
        return wire.message_of(text)
    except Trouble as trouble:
        return wire.no(_id_in(text), room.number, trouble.text.plain(), trouble.status)


class _Named(msgspec.Struct):
    id: str | None = None


def _id_in(text: str) -> str | None:
    """The id of a message that says nothing else we understand."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return None
