"""Automatic: what a table does without anybody's message: bots, standing answers, flags."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.store import Taken

if TYPE_CHECKING:
    from tafelrunde.server.house import House
    from tafelrunde.server.room import Room

log = logging.getLogger("tafelrunde.automatic")


def wake(room: Room) -> None:
    """Begin what the table owes its players after something happened."""
    house = room.house
    if room.chronicle is None or not room.running or not house.nodes.owns(room.row.id):
        return
    for decision in room.match.decisions:
        seat = decision.seat
        if room.chairs[seat].bot is not None and seat not in room.thinking:
            room.thinking[seat] = house.task(_think(room, seat))


async def _think(room: Room, seat: int) -> None:
    """Let a seat's bot answer as long as it is asked."""
    try:
        while await _answer(room, seat):
            pass
    finally:
        room.thinking.pop(seat, None)
    room.wake()


async def _answer(room: Room, seat: int) -> bool:
    async with room.lock:
        await room.ready()
        chronicle, bot = room.chronicle, room.chairs[seat].bot
        if chronicle is None or bot is None or not room.running:
            return False
        decision = chronicle.match.decision(seat)
        if decision is None:
            return False
        opened = chronicle.opened[seat]
        rows = chronicle.rows_after(0)
    header = {**(room.row.header or {}), "names": []}
    option = await room.house.bots.choose(room.row.id, header, rows, seat, bot)
    async with room.lock:
        await room.ready()
        chronicle = room.chronicle
        if chronicle is None or not room.running:
            return False
        if chronicle.opened[seat] != opened:
            return True
        decision = chronicle.match.decision(seat)
        if decision is None or room.chairs[seat].bot is None:
            return False
        if option is None or not decision.offers(option):
            dice = chance_of(f"{room.row.code} {seat} {chronicle.number}")
            option = decision.options[dice.below(len(decision.options))]
        return await _play(room, seat, option)


async def _play(room: Room, seat: int, option: Option) -> bool:
    """Make a move for a seat; whether it may be asked again."""
    try:
        room.match.play(seat, option)
        await room.commit(None)
    except Taken:
        room.house.metrics.count("conflicts")
    except TafelrundeError as error:
        # The rules failed: the table stands until somebody takes a move back.
        room.house.metrics.count("rule_faults")
        log.warning("an automatic move failed", extra={"table": room.code, "why": str(error)})
        return False
    return True


async def resume(house: House) -> None:
    """After a start: bring back the tables on which a bot is to move."""
    for code in await house.store.codes_with_bots_asked():
        if house.closing:
            return
        await house.room(code)
