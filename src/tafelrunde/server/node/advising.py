"""Advising: what a bot would show a seat, found beside the event loop while the table goes on."""

from __future__ import annotations

import asyncio
from typing import Any

from tafelrunde.server.node.bots import Behind, Bots
from tafelrunde.server.node.sharing import person
from tafelrunde.server.table.room import Room


async def advised(bots: Bots, room: Room, seat: int) -> list[dict[str, Any]] | None:
    """Options worth a look for a seat; None where none were found in time."""
    table = room.row.id
    player = room.chairs[seat].player
    clock = asyncio.get_running_loop().time
    began = clock()
    while True:
        async with room.lock:
            await room.ready()
            chronicle = room.chronicle
            if chronicle is None or chronicle.match.decision(seat) is None:
                return None
            rows = chronicle.rows_for(bots.adviser.known.get(table))
            header = room.followed_row()
        try:
            found = await bots.advise(table, header, rows, seat, person(player))
        except Behind:
            continue
        bots.metrics.waited_for_advice(clock() - began)
        return found
