"""Records: a match's record to take away, to bring along, to go on from, to complain about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert

from tafelrunde import __version__
from tafelrunde.kernel.record import Header, dumped, header_row
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, not_yours, too_late
from tafelrunde.server.base.wire import TableSettings
from tafelrunde.server.club import brought, tables
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Chair, StoredEntry
from tafelrunde.server.table import past
from tafelrunde.server.table.chronicle import row_of
from tafelrunde.server.table.follower import Branched, Follower
from tafelrunde.server.table.room import Room

if TYPE_CHECKING:
    from tafelrunde.server.node.house import House


# How many letters a report of a problem has at most.
WORDS: Final = 4_000


async def record_text(room: Room, player: Player | None, seat: int | None) -> str:
    """The record: the whole of it when the match is over, else what a seat saw of it."""
    async with room.lock:
        await room.ready()
        asked = past.Asked(room, player)
        header = room.header(named=True)
        if room.over:
            return await _whole(room, header)
        shown = past.eyes(room, player, seat)
        if room.is_late(player):
            shown = None
    return str(await asked.answer(Follower.seat_record, shown, header.names))


async def _whole(room: Room, header: Header) -> str:
    """Header and entries as they are stored."""
    rows = [dumped(header_row(header))]
    rows += [entry.row for entry in await room.house.store.entries(room.row.id)]
    if room.row.upto is not None:
        # The rules do not follow it to its end; there it was closed.
        rows[room.row.upto + 1 :] = [row_of(room.number, room.match.log.entry(room.number))]
    return "".join(row + "\n" for row in rows)


async def report(room: Room, player: Player | None, words: str) -> None:
    """Keep a problem for the operator: the whole record, the step, the words."""
    text = "" if room.chronicle is None else await _whole(room, room.header())
    async with room.house.store.writing() as connection:
        await connection.execute(
            insert(schema.problems).values(
                table=room.row.id,
                player=None if player is None else player.id,
                number=room.number,
                words=words,
                record=text,
                version=__version__,
                at=room.house.now(),
            )
        )


# --- a record brought along ----------------------------------------------------------------


async def upload(house: House, player: Player, text: str) -> Room:
    """A table to watch a record at."""
    brought.check_size(text)
    if text and not text.endswith("\n"):
        text += "\n"
    found = await house.strange.do(brought.follow, text, house.key)
    now = house.now()
    fields = _fields(house, found.header, player)
    fields |= {
        "status": "finished" if found.finished else "closed",
        "ended": now,
        "result": found.result,
        "origin": {"uploaded": True},
    }
    chairs = [Chair(seat, None, None, name) for seat, name in enumerate(found.names)]
    return await tables.add(house, fields, chairs, _stored(found.rows, now))


def _stored(rows: list[str], now: float) -> list[StoredEntry]:
    return [StoredEntry(n, row, now, 0) for n, row in enumerate(rows, start=1)]


def _fields(house: House, header: dict[str, Any], host: Player) -> dict[str, Any]:
    """A table's row for a match that is there already."""
    now = house.now()
    return {
        "game": header["game"],
        "seats": header["seats"],
        "options": header["options"],
        "settings": msgspec.to_builtins(TableSettings(confirm=False)),
        "visibility": "link",
        "rated": False,
        "host": host.id,
        "created": now,
        "started": now,
        "asked": 0,
        "header": brought.vouched(house.key, {**header, "names": []}),
        "build": catalogue.build_of(header["game"]),
    }


# --- going on from a position ----------------------------------------------------------------


async def branch(room: Room, player: Player, n: int, seat: int | None, bots: str | None) -> Room:
    """A new table that goes on after entry n: truly where the match is over, else as a world
    that the player's seat could believe in."""
    house = room.house
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late("server-not-started")
        if not room.over and room.row.rated:
            raise not_yours("server-rated-branch")
        asked = past.Asked(room, player)
        shown = past.eyes(room, player, None if room.over else seat)
        if n > past.latest(room, player):
            raise missing("server-such-entry")
        origin = {"code": room.code, "n": n, "sampled": not room.over}
        names = [chair.shown or chair.bot or "" for chair in room.chairs]
        over = room.over
    if over:
        match: Branched = await asked.answer(Follower.again, n)
    else:
        match = await asked.answer(Follower.world, n, shown, house.seed())
    if match.over:
        raise too_late("why-over")
    fields = _fields(house, match.header, player)
    fields |= {"status": "running", "asked": match.asked, "origin": origin}
    mine = seat if seat is not None else shown
    chairs = [_chair(s, player, names[s], mine, bots) for s in range(len(names))]
    return await tables.add(house, fields, chairs, _stored(match.rows, house.now()))


def _chair(seat: int, player: Player, name: str, mine: int | None, bots: str | None) -> Chair:
    """Whoever branches plays every seat, or one against bots."""
    if bots is not None and seat != (mine or 0):
        tables.check_bot(bots)
        return Chair(seat, None, bots, None)
    return Chair(seat, player.id, None, None if bots is not None or seat == mine else name or None)
