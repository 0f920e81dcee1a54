"""History: matches that have ended, with their results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from tafelrunde.server.base.identity import Player
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import ended_for, listed, sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import table_row

PAGE: Final = 20
# So many chairs in the last matches of a player are counted.
TALLIED: Final = 2_000


@dataclass(frozen=True)
class Wanted:
    """Which of the ended matches: what is None does not matter."""

    game: str | None = None
    seats: int | None = None
    rated: bool | None = None
    player: int | None = None
    # Part of the name of somebody else who sat there.
    other: str | None = None


async def ended(club: Club, viewer: Player | None, want: Wanted, page: int) -> dict[str, Any]:
    """A page of ended matches: public ones, and the viewer's own."""
    t, c, p = schema.tables.c, schema.chairs.c, schema.players.c
    wanted = ended_for(viewer)
    if want.game is not None:
        wanted.append(t.game == want.game)
    if want.seats is not None:
        wanted.append(t.seats == want.seats)
    if want.rated is not None:
        wanted.append(t.rated == want.rated)
    if want.player is not None:
        wanted.append(sat_at(want.player))
    if want.other:
        named = func.lower(func.coalesce(c.name, p.name))
        there = select(c.table).outerjoin(schema.players, p.id == c.player)
        there = there.where(named.contains(want.other.lower(), autoescape=True))
        if want.player is not None:
            there = there.where(c.player.is_distinct_from(want.player))
        wanted.append(t.id.in_(there))
    query = (
        select(schema.tables)
        .where(*wanted)
        .order_by(t.ended.desc(), t.id.desc())
        .limit(PAGE)
        .offset(PAGE * page)
    )
    async with club.store.reading() as connection:
        rows = [table_row(row) for row in await connection.execute(query)]
        count = (await connection.execute(select(func.count()).where(*wanted))).scalar_one()
    pages = -(-count // PAGE)
    return {"tables": await listed(club, rows), "page": page, "pages": pages, "count": count}


async def tallied(club: Club, viewer: Player | None, player: int) -> list[dict[str, Any]]:
    """What came of a player's ended matches that the viewer may see, by game and seats.

    Matches in which somebody had several seats say nothing about how well they play.
    """
    t, c = schema.tables.c, schema.chairs.c
    query = (
        select(t.id, t.game, t.seats, t.result, c.seat)
        .join_from(schema.tables, schema.chairs, c.table == t.id)
        .where(*ended_for(viewer), t.result.is_not(None), c.player == player)
        .order_by(t.ended.desc(), t.id.desc())
        .limit(TALLIED)
    )
    async with club.store.reading() as connection:
        rows = (await connection.execute(query)).all()
    tables = Counter(row.id for row in rows)
    found: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for row in rows:
        if tables[row.id] == 1:
            result = msgspec.json.decode(row.result)
            came = result["ranking"][row.seat], result["scores"][row.seat]
            found.setdefault((row.game, row.seats), []).append(came)
    return [
        {
            "game": game,
            "seats": seats,
            "places": [sum(at == place for at, _ in came) for place in range(1, seats + 1)],
            "mean": round(sum(points for _, points in came) / len(came), 1),
            "best": max(points for _, points in came),
        }
        for (game, seats), came in sorted(found.items())
    ]
