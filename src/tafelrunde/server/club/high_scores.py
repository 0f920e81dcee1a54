"""High scores: the best matches of those who played alone, with the marks to aim at."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import JSON, ColumnElement, Integer, cast, func, select, type_coerce

from tafelrunde.server.base import catalogue
from tafelrunde.server.base.identity import Player
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import listed
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import table_row

LISTED: Final = 50


async def high_scores(club: Club, viewer: Player | None, game: str) -> dict[str, Any]:
    """A game's best matches alone, of people: public ones, and the viewer's own."""
    t, c = schema.tables.c, schema.chairs.c
    people = select(c.table).where(c.player.is_not(None), c.bot.is_(None))
    seen = t.visibility == "public"
    if viewer is not None:
        seen |= t.id.in_(select(c.table).where(c.player == viewer.id))
    wanted = [
        t.game == game,
        t.seats == 1,
        t.status == "finished",
        t.origin.is_(None),
        t.result.is_not(None),
        t.id.in_(people),
        seen,
    ]
    async with club.store.reading() as connection:
        score = _score(connection.dialect.name)
        query = (
            select(schema.tables).where(*wanted).order_by(score.desc(), t.ended, t.id).limit(LISTED)
        )
        rows = [table_row(row) for row in await connection.execute(query)]
        count = (await connection.execute(select(func.count()).where(*wanted))).scalar_one()
    return {
        "game": game,
        "marks": catalogue.marks_of(game),
        "tables": await listed(club, rows),
        "count": count,
    }


def _score(dialect: str) -> ColumnElement[int]:
    """The only seat's points, read out of the stored result."""
    result = schema.tables.c.result
    if dialect == "sqlite":
        points: ColumnElement[int] = type_coerce(result, JSON)[("scores", 0)].as_integer()
        return points
    return cast(func.json_extract_path_text(cast(result, JSON), "scores", "0"), Integer)
