"""Friends: the people somebody has played with, and who is here now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, case, distinct, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.server.base.identity import Player
from tafelrunde.server.club import people, sessions
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.table import talk

# Who was heard of within so many seconds is here; in the club room that is noted once a minute.
HERE: Final = 2 * sessions.NOTED
_PLAYED: Final = 60
_PRESENT: Final = 400

_p, _s, _t = schema.players.c, schema.sessions.c, schema.tables.c


class Present(msgspec.Struct):
    """Who is here, by name; at which tables, and where as everybody may see it."""

    here: dict[int, str]
    at: dict[int, set[int]]
    places: dict[int, dict[str, Any]]
    # Whether more may be here than are named.
    crowded: bool


async def present(club: Club) -> Present:
    """Who is here and shows it, the same for whoever asks."""
    at = club.at_tables()
    async with club.store.reading() as connection:
        here, crowded = await _here(connection, club, [], at)
        places = await _places(connection, None, {who: at[who] for who in here if who in at})
    return Present(here, at, places, crowded)


async def company(club: Club, player: Player, seen: Present | None = None) -> list[dict[str, Any]]:
    """Who is here and with whom somebody has played: those here first, the last match first.

    Of somebody who hides it is not told that they are here, nor where.
    """
    there = seen or await present(club)
    async with club.store.reading() as connection:
        played = list(await connection.execute(_played(club, player)))
        here, at = there.here, there.at
        if there.crowded:
            here, _ = await _here(connection, club, [row.id for row in played], at)
        beside = {who: at[who] for who in here if who in at and who not in there.places}
        places = {**there.places, **await _places(connection, player, beside)}
    found = [
        _person(row.id, row.name, row.id in here, places.get(row.id), row.matches, row.last)
        for row in played
    ]
    known = {person["id"] for person in found}
    found += [
        _person(who, name, True, places.get(who), 0, None)
        for who, name in here.items()
        if who not in known and who != player.id
    ]
    found.sort(key=lambda person: not person["here"])
    return found


def _person(
    id: int, name: str, here: bool, at: dict[str, Any] | None, count: int, last: float | None
) -> dict[str, Any]:
    return {"id": id, "name": name, "here": here, "at": at, "count": count, "last": last}


def reachable(club: Club) -> ColumnElement[bool]:
    """Whom an invitation can still reach: who keeps a password, or is signed in somewhere."""
    signed_in = select(_s.player).where(_s.used >= club.now() - sessions.KEPT)
    return _p.gone.is_(False) & (_p.password.is_not(None) | _p.id.in_(signed_in))


def _played(club: Club, player: Player) -> Any:
    """With whom a player has sat at a match, how often, and when last."""
    own, other = schema.chairs.alias(), schema.chairs.alias()
    last = func.max(_t.started).label("last")
    return (
        select(_p.id, _p.name, func.count(distinct(_t.id)).label("matches"), last)
        .select_from(
            schema.tables.join(own, own.c.table == _t.id)
            .join(other, other.c.table == _t.id)
            .join(schema.players, _p.id == other.c.player)
        )
        .where(own.c.player == player.id, other.c.player != player.id)
        .where(_t.started.is_not(None), _t.origin.is_(None), reachable(club))
        .group_by(_p.id, _p.name)
        .order_by(last.desc(), _p.id)
        .limit(_PLAYED)
    )


async def _here(
    connection: AsyncConnection, club: Club, first: Collection[int], at: Collection[int]
) -> tuple[dict[int, str], bool]:
    """Who is here and shows it, by name; of very many those named first, and whether it is so."""
    recent = select(_s.player).where(_s.used >= club.now() - HERE)
    query = (
        select(_p.id, _p.name, _p.settings)
        .where(_p.gone.is_(False), _p.id.in_(recent) | _p.id.in_(list(at)[:_PRESENT]))
        .order_by(case((_p.id.in_(first), 0), else_=1), _p.name, _p.id)
        .limit(_PRESENT)
    )
    rows = list(await connection.execute(query))
    shown = {row.id: row.name for row in rows if people.is_shown(row.settings)}
    return shown, len(rows) >= _PRESENT


async def _places(
    connection: AsyncConnection, viewer: Player | None, at: dict[int, set[int]]
) -> dict[int, dict[str, Any]]:
    """Where people sit now, as far as the viewer, or everybody, may see those tables."""
    if not at:
        return {}
    c = schema.chairs.c
    own = literal(False) if viewer is None else sat_at(viewer.id)
    waits = (_t.status == "open") & (_t.visibility != "link")
    runs = (_t.status == "running") & (_t.visibility == "public")
    query = (
        select(c.player, _t.id, _t.code, _t.game, _t.status, _t.settings, own.label("own"))
        .join_from(schema.chairs, schema.tables, c.table == _t.id)
        .where(c.player.in_(at), _t.id.in_(set[int]().union(*at.values())))
        .where(_t.status.in_(("open", "running")), waits | runs | own)
        .order_by(_t.id)
    )
    found: dict[int, dict[str, Any]] = {}
    for row in await connection.execute(query):
        watched = msgspec.json.decode(row.settings)["spectators"] == "public"
        if row.id in at[row.player] and (row.status == "open" or row.own or watched):
            found[row.player] = {"code": row.code, "game": row.game, "status": row.status}
    return found


async def mute(club: Club, player: Player, other: int, on: bool) -> None:
    """Hear no more from somebody, or again: no talk at tables, and no invitations."""
    await talk.mute(club.store, club.screens(), player, other, on)
