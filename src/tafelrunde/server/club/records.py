"""Records: a match's record to take away, to bring along, to go on from."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.bots import bot_names
from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import missing, not_yours, too_late
from tafelrunde.server.club import brought, tables
from tafelrunde.server.club.club import Club
from tafelrunde.server.store.store import Chair, StoredEntry
from tafelrunde.server.table import past
from tafelrunde.server.table.follower import Branched, Follower
from tafelrunde.server.table.looking_back import check_sealed
from tafelrunde.server.table.problems import whole_record
from tafelrunde.server.table.room import Room
from tafelrunde.server.table.settings import TableSettings


async def record_text(club: Club, room: Room, player: Player | None, seat: int | None) -> str:
    """The record: the whole of it when the match is over, else what a seat saw of it."""
    async with room.lock:
        await room.ready()
        if room.revealed and room.row.header is not None:
            return await whole_record(room, room.header(named=True))
        asked = past.Asked(club.followers, room, player)
        header = room.header(named=True)
        shown = past.eyes(room, player, seat)
        if room.is_late(player):
            shown = None
    return str(await asked.answer(Follower.seat_record, shown, header.names))


# --- a record brought along ----------------------------------------------------------------


async def upload(club: Club, player: Player, text: str) -> Room:
    """A table to watch a record at."""
    brought.check_size(text)
    if text and not text.endswith("\n"):
        text += "\n"
    found = await club.followers.strange.apart.do(brought.follow, text, club.key)
    now = club.now()
    fields = fields_of(club, found.header, player)
    fields |= {
        "status": "finished" if found.finished else "closed",
        "ended": now,
        "result": found.result,
        "origin": {"uploaded": True},
    }
    bots = bot_names()
    chairs = [
        Chair(seat, None, name, None) if name in bots else Chair(seat, None, None, name)
        for seat, name in enumerate(found.names)
    ]
    return await tables.add(club, fields, chairs, stored(found.rows, now, 0))


def stored(rows: list[str], now: float, asked: int) -> list[StoredEntry]:
    """Entries made elsewhere, and the mask of seats that are asked after the last of them."""
    last = len(rows)
    return [
        StoredEntry(n, row, now, asked if n == last else 0) for n, row in enumerate(rows, start=1)
    ]


def fields_of(club: Club, header: dict[str, Any], host: Player) -> dict[str, Any]:
    """A table's row for a match that is there already."""
    now = club.now()
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
        "header": brought.vouched(club.key, {**header, "names": []}),
        "build": catalogue.build_of(header["game"]),
    }


# --- going on from a position ----------------------------------------------------------------


async def branch(
    club: Club, room: Room, player: Player, n: int, seat: int | None, bots: str | None
) -> Room:
    """A new table that goes on after entry n: truly where the match is over, else as a world
    that the player's seat could believe in."""
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late(room.unseen)
        if not room.over and room.row.rated:
            raise not_yours("server-rated-branch")
        check_sealed(room)
        if not room.over and room.settings.tournament is not None:
            raise not_yours("server-tournament-table")
        asked = past.Asked(club.followers, room, player)
        shown = past.eyes(room, player, None if room.over else seat)
        if n > past.latest(room, player):
            raise missing("server-such-entry")
        origin = {"code": room.code, "n": n, "sampled": not room.over}
        names = [chair.shown or "" for chair in room.chairs]
        over = room.over
    if over:
        match: Branched = await asked.answer(Follower.again, n)
    else:
        match = await asked.answer(Follower.world, n, shown, club.seed())
    if match.over:
        raise too_late("why-over")
    fields = fields_of(club, match.header, player)
    fields |= {"status": "running", "asked": match.asked, "origin": origin}
    tables.check_bot(bots, fields["game"], fields["seats"], fields["options"])
    mine = seat if seat is not None else shown
    chairs = [_chair(s, player, names[s], mine, bots) for s in range(len(names))]
    return await tables.add(club, fields, chairs, stored(match.rows, club.now(), match.asked))


def _chair(seat: int, player: Player, name: str, mine: int | None, bots: str | None) -> Chair:
    """Whoever branches plays every seat, or one against bots."""
    if bots is not None and seat != (mine or 0):
        return Chair(seat, None, bots, None)
    return Chair(seat, player.id, None, None if bots is not None or seat == mine else name or None)
