"""Daily: the position of the day as a table of its own, and what a deep comparison says of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, time
from functools import cache
from typing import Any

from sqlalchemy import select

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header
from tafelrunde.lab.daily import SEAT, Position, number_of, positions
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import not_yours, too_late
from tafelrunde.server.club import records, tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Chair, json_text
from tafelrunde.server.table.follower import Branched
from tafelrunde.server.table.room import Room


def today(club: Club) -> date:
    return datetime.fromtimestamp(club.now(), UTC).date()


async def told(club: Club, player: Player | None) -> dict[str, Any]:
    """Which game today's position is of, and the table at which somebody has chosen there."""
    day = today(club)
    number = number_of(day)
    shown = {"day": day.isoformat(), "number": number, "game": positions()[number].game}
    return {**shown, "answered": None if player is None else await _answered(club, player, number)}


async def _answered(club: Club, player: Player, number: int) -> str | None:
    t, e = schema.tables.c, schema.entries.c
    begun = len((await asyncio.to_thread(_begun, number)).rows)
    further = select(e.table).where(e.table == t.id, e.number > begun).exists()
    # The table may be of an older list of positions: what was compared there was another match.
    since = datetime.combine(today(club), time.min, UTC).timestamp()
    query = (
        select(t.code)
        .where(t.origin == json_text({"daily": number}), t.created >= since)
        .where(sat_at(player.id), further)
        .order_by(t.created.desc())
        .limit(1)
    )
    async with club.store.reading() as connection:
        found: str | None = (await connection.execute(query)).scalar()
    return found


async def open_position(club: Club, player: Player) -> Room:
    """A table at today's position: who thinks about it, and bots on the other chairs."""
    number = number_of(today(club))
    begun = await asyncio.to_thread(_begun, number)
    fields = records.fields_of(club, begun.header, player)
    fields |= {"status": "running", "asked": begun.asked, "origin": {"daily": number}}
    chairs = [
        Chair(
            seat,
            player.id if seat == SEAT else None,
            None if seat == SEAT else catalogue.usual_bot(),
            None,
        )
        for seat in range(begun.header["seats"])
    ]
    entries = records.stored(begun.rows, club.now(), begun.asked)
    return await tables.add(club, fields, chairs, entries)


@cache
def _match(number: int) -> Match:
    return positions()[number].match()


@cache
def _begun(number: int) -> Branched:
    whole = _match(number)
    old = whole.header
    match = Match(
        whole.game, Header(old.game, old.rules, old.seats, old.options, old.seed, []), hashing=True
    )
    match.start()
    for move in whole.moves:
        match.make_ready(move)
        match.play(move.seat, move.option)
    return Branched(match)


async def compared(room: Room, player: Player | None) -> dict[str, Any]:
    """How the options compare; only who has chosen one is told."""
    if player is None or SEAT not in room.seats_of(player):
        raise not_yours("server-not-your-seat")
    number = (room.row.origin or {}).get("daily")
    if not isinstance(number, int) or number >= len(positions()):
        raise too_late("server-no-lesson")
    before = await asyncio.to_thread(_match, number)
    async with room.lock:
        await room.ready()
        if room.chronicle is None or room.match.header.seed != before.header.seed:
            # The positions of the day were others then.
            raise too_late("server-no-lesson")
        own = [move for move in room.match.moves[len(before.moves) :] if move.seat == SEAT]
    if not own:
        return {"own": None, "compared": []}
    return {"own": own[0].option, "compared": _rows(positions()[number], before, own[0].option)}


def _rows(position: Position, match: Match, own: Any) -> list[dict[str, Any]]:
    decision = match.decision(SEAT)
    assert decision is not None
    return [
        {
            "label": match.game.label(match.state, decision, one.option).plain(),
            "mean": one.mean,
            "playouts": one.playouts,
            "own": one.option == own,
        }
        for one in position.compared
    ]
