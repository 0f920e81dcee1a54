"""History: matches that have ended, with their results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import func, select

from tafelrunde.server.base.identity import Player
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import ended_for, listed, sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import table_row

PAGE: Final = 20


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
