"""Hall socket: one connection to a tournament: how it stands, and again when that changes."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.server.base.refusals import Trouble
from tafelrunde.server.club import sessions
from tafelrunde.server.hall.hall import Asker
from tafelrunde.server.store.database import FAILURES, said_by
from tafelrunde.server.table.screens import Screen, encoded
from tafelrunde.server.web.access import house_of, key_of
from tafelrunde.server.web.line import line_of
from tafelrunde.server.web.routes.tournaments import cup_called
from tafelrunde.server.web.socket import NO_STORE, TOO_FAST, Socket, comer

_THERE: Final = encoded({"t": "there"})

log = logging.getLogger("tafelrunde.socket")


@websocket("/ws/tournaments/{code:str}")
async def hall_socket(socket: Socket, code: str) -> None:
    """A tournament as it is watched from one screen; without the store there is none."""
    await socket.accept()
    try:
        await _watch(socket, code)
    except FAILURES as error:
        log.warning("a socket is closed", extra={"tournament": code[:12], "why": said_by(error)})
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code=NO_STORE, reason="server-store")


async def _watch(socket: Socket, code: str) -> None:
    house = house_of(socket)
    try:
        player = await comer(socket)
        cup = await cup_called(socket, code, player)
    except Trouble as trouble:
        await socket.close(code=4000 + trouble.status, reason=trouble.text.id)
        return
    key = socket.query_params.get("key")
    staff = house.hall.is_staff(cup, Asker(player, key))
    screen = Screen(player, line_of(socket))
    cup.screens[screen] = staff
    house.watching.add(screen)
    screen.send(cup.frame(staff))
    try:
        if player is not None:
            # They may have been signed out on the way here.
            await sessions.close_ended(house, player.id)
        # Nothing is asked here: a message only says that somebody is still there.
        for _ in range(1_000):
            await socket.receive_text()
            if not house.limits.allows("said", key_of(socket, player)):
                break
            screen.send(_THERE)
        await socket.close(code=TOO_FAST, reason="too many messages")
    except WebSocketDisconnect:
        pass
    finally:
        cup.screens.pop(screen, None)
        house.watching.discard(screen)
        cup.touched = house.now()
