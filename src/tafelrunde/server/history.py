"""History: matches that have ended, with their results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from tafelrunde.server import schema
from tafelrunde.server.identity import Player
from tafelrunde.server.lobby import listed
from tafelrunde.server.store import table_row

if TYPE_CHECKING:
    from tafelrunde.server.house import House

PAGE: Final = 20


async def ended(
    house: House, viewer: Player | None, game: str | None, player: int | None, page: int
) -> dict[str, Any]:
    """A page of ended matches: public ones, and the viewer's own."""
    t, c = schema.tables.c, schema.chairs.c
    seen = t.visibility == "public"
    if viewer is not None:
        seen |= t.id.in_(select(c.table).where(c.player == viewer.id))
    wanted = [t.status.in_(("finished", "closed")), t.origin.is_(None), seen]
    if game is not None:
        wanted.append(t.game == game)
    if player is not None:
        wanted.append(t.id.in_(select(c.table).where(c.player == player)))
    query = (
        select(schema.tables)
        .where(*wanted)
        .order_by(t.ended.desc(), t.id.desc())
        .limit(PAGE)
        .offset(PAGE * page)
    )
    async with house.store.reading() as connection:
        rows = [table_row(row) for row in await connection.execute(query)]
        count = (await connection.execute(select(func.count()).where(*wanted))).scalar_one()
    pages = -(-count // PAGE)
    return {"tables": await listed(house, rows), "page": page, "pages": pages, "count": count}
