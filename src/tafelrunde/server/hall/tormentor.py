"""Tormentor: the snail tormentor finds the slowest table by himself, and acts at online ones.

Whatever he does follows from the record of the tournament, from the matches and from the times of
their entries, so he goes on after a restart as if there had been none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.kernel.decision import REQUEST
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.tourney import Tourney
from tafelrunde.server.club.club import Club
from tafelrunde.server.hall.cup import Cup
from tafelrunde.server.hall.seatings import seating_of
from tafelrunde.server.store.database import Taken
from tafelrunde.server.table import loading, problems
from tafelrunde.server.table.moving import moved
from tafelrunde.server.table.room import Room
from tafelrunde.tournament import clocks
from tafelrunde.tournament.deals import tourney_of
from tafelrunde.tournament.state import Round, Table

log = logging.getLogger("tafelrunde.tormentor")

SNAIL: Final = "snail"
# A timer never fires so early that it only finds out it has to wait on.
_SOON: Final = 0.05
# How long to wait where another node was faster.
_AGAIN: Final = 1.0


async def look(club: Club, cup: Cup) -> None:
    """Do what is due, and look again when the next thing is."""
    async with cup.lock:
        await cup.ready()
        if cup.timer is not None:
            cup.timer.cancel()
            cup.timer = None
        left = await _look(club, cup)
        if left is not None:
            cup.timer = asyncio.get_running_loop().call_later(
                max(left, 0.0) + _SOON, lambda: club.task(look(club, cup))
            )


async def _look(club: Club, cup: Cup) -> float | None:
    """Do what is due; the seconds until something may be, None where an event comes first."""
    played = cup.t.state.current
    if played is None or cup.t.state.closed or played.clock.since is None:
        await cup.tell_hurry(None, {})
        return None
    left = clocks.play_left(cup.t.state, played, club.now())
    # Before his time he sits only where the organiser sent him.
    if left <= 0 or clocks.tormented(played) is not None:
        try:
            await _move(club, cup, played)
        except Taken:
            await cup.load()
            return _AGAIN
    sat = clocks.tormented(cup.t.current())
    room = None if sat is None else await _room(club, cup, played, sat)
    await _mark(club, cup, room)
    if sat is None or room is None:
        await cup.tell_hurry(None, {})
        return left if left > 0 else None
    asked = tourney_of(cup.t.state, played.number)
    since = max(sat.tormented_at, played.clock.since or 0.0)
    async with room.lock:
        await room.ready()
        lefts = await _hurry(room, asked, since, cup.t.rules["clock"]["action"])
    await cup.tell_hurry(room.code, {seat: club.now() + left for seat, left in lefts.items()})
    return min(lefts.values(), default=None)


# --- where he sits ------------------------------------------------------------------------


async def _move(club: Club, cup: Cup, played: Round) -> None:
    """He leaves when the end of a stage begins, and sits down at the slowest table."""
    t, before, at = cup.t, cup.number, club.now()
    asked = tourney_of(t.state, played.number)
    sat = clocks.tormented(played)
    numbers = reached(cup, played)
    left = None
    if sat is not None:
        left = await _room(club, cup, played, sat)
        if _freed(asked, sat, left, numbers[sat.number]):
            t.release(sat.number, at=at, by=SNAIL)
        else:
            return
    due = clocks.tormentor_due(t.state, played, numbers, at)
    if due is not None:
        joined = await _room(club, cup, played, due)
        # An end that is being played already is not the next one.
        later = joined is not None and asked.ends_stage(_state(joined))
        t.torment(due.number, at=at, number=numbers[due.number] + later, by=SNAIL)
    await cup.keep(before, at, None)
    if left is not None:
        cup.snail = None
        await _tell(left, "released")


async def _mark(club: Club, cup: Cup, room: Room | None) -> None:
    """Note at tables of this server that he came, or was sent elsewhere."""
    before, cup.snail = cup.snail, None if room is None else room.code
    if before is not None and before != cup.snail:
        with loading.if_it_opens(before):
            await _tell(await club.room(before), "released")
    if room is not None and before != cup.snail:
        await _tell(room, "tormented", seconds=cup.t.rules["clock"]["action"])


def reached(cup: Cup, played: Round) -> dict[int, int]:
    """How far each table of a round is: by the matches, and by what wooden tables report."""
    found = {}
    for table in played.tables:
        board = cup.board_of(seating_of(played, table))
        found[table.number] = table.reached if board is None else cup.reached.get(board.code, 0)
    return found


def _freed(asked: Tourney[Any], sat: Table, room: Room | None, number: int) -> bool:
    """Whether the end of a stage has come that frees a table."""
    end = asked.stage_end(sat.tormented_in)
    if not end:
        return False
    ending = room is not None and asked.ends_stage(_state(room))
    return number > end or (number == end and ending)


async def _room(club: Club, cup: Cup, played: Round, table: Table) -> Room | None:
    """The match of an online table that is being played."""
    board = cup.board_of(seating_of(played, table))
    if board is None or table.place != "online":
        return None
    found: list[Room] = []
    with loading.if_it_opens(board.code):
        found.append(await club.room(board.code))
    return next((room for room in found if room.running and room.chronicle is not None), None)


def _state(room: Room) -> Any:
    return room.match.state


async def _tell(room: Room, name: str, **facts: int) -> None:
    """Note at a table of this server that he came or left."""
    async with room.lock:
        await room.ready()
        if room.running:
            room.match.note(name, **facts)
            await _commit(room)


# --- what he does at an online table ------------------------------------------------------


async def _hurry(room: Room, asked: Tourney[Any], since: float, action: float) -> dict[int, float]:
    """Act for who has had the seconds of an action; the seconds that each who is asked has left,
    none where an event comes first."""
    if not room.running or room.chronicle is None or asked.ends_stage(_state(room)):
        return {}
    match = room.match
    seats = {decision.seat for decision in match.decisions} | set(match.waiting())
    lefts = {seat: action - _thought(room, seat, since) for seat in sorted(seats)}
    late = [seat for seat, left in lefts.items() if left <= 0]
    if not late:
        return lefts
    try:
        await moved(room, lambda: _act(room, asked, late[0]))
    except TafelrundeError as error:
        # The rules failed: the table stands until somebody takes a move back.
        room.listener.failed(room)
        log.warning("a move failed", extra={"table": room.code, "why": str(error)})
        await problems.report(room, None, str(error))
        return {}
    await _commit(room)
    # The table tells that it has gone on; then he looks again.
    return {}


def _act(room: Room, asked: Tourney[Any], seat: int) -> None:
    """The whole action of a seat by the fixed rule, marked in the record."""
    match = room.match
    match.note("hurried", seat=seat)
    while (decision := match.decision(seat)) is not None:
        if match.play(seat, asked.hurried(match.state, decision)).hash:
            return
    if seat in match.waiting():
        match.confirm(seat)


async def _commit(room: Room) -> None:
    try:
        await room.commit(None)
    except Taken:
        room.listener.overtaken(room)


def _thought(room: Room, seat: int, since: float) -> float:
    """Seconds that a seat has had for its action; a node that was down costs nobody any."""
    began, now = max(since, room.times[_begun(room, seat)]), room.now()
    return now - began - _paused(began, now, room.given.pauses)


def _begun(room: Room, seat: int) -> int:
    """The entry with which the action began that a seat has to do: the last that was not a part
    of it. What was taken back gives no time anew."""
    for stood in reversed(room.match.log.standing()):
        entry = stood.entry
        if isinstance(entry, Move) and entry.kind == REQUEST:
            continue
        if not isinstance(entry, Move) or entry.seat != seat or entry.hash:
            return stood.number
    return 0


def _paused(begin: float, end: float, pauses: Sequence[tuple[float, float]]) -> float:
    return sum(max(0.0, min(end, ended) - max(begin, began)) for began, ended in pauses)
