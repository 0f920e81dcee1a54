"""Invitations: who sits at an open table asks others to it; it opens the door as the link does.

One lives as long as its table waits for somebody. Whoever was muted may invite; nobody is told.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, delete, select, update

from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import bad, missing, not_yours, too_late
from tafelrunde.server.club import friends
from tafelrunde.server.club.club import Club
from tafelrunde.server.club.lists import listed, sat_at
from tafelrunde.server.store import schema
from tafelrunde.server.store.store import Store, table_row
from tafelrunde.server.table.room import Room

# So many are read, and of so many it is told.
_READ: Final = 40
_TOLD: Final = 6

_i, _p, _t = schema.invitations.c, schema.players.c, schema.tables.c


async def guests(club: Club, room: Room, player: Player) -> list[dict[str, Any]]:
    """Whom somebody at a table could invite, or has been invited; who sits there is left out."""
    _check_seated(room, player)
    said = await _said(club.store, room)
    found = await friends.company(club, player)
    known = {person["id"] for person in found}
    async with club.store.reading() as connection:
        query = select(_p.id, _p.name).where(_p.id.in_(set(said) - known)).order_by(_p.id)
        more = [
            {"id": row.id, "name": row.name, "here": False, "at": None, "count": 0, "last": None}
            for row in await connection.execute(query)
        ]
    sitting = {player.id, *(chair.player for chair in room.chairs)}
    return [
        {**person, "invited": said.get(person["id"])}
        for person in (*found, *more)
        if person["id"] not in sitting
    ]


async def _said(store: Store, room: Room) -> dict[int, str]:
    """Who was invited to a table: `waiting`, or `declined`."""
    query = select(_i.player, _i.declined).where(_i.table == room.row.id).order_by(_i.declined)
    async with store.reading() as connection:
        rows = await connection.execute(query)
        return {row.player: "declined" if row.declined else "waiting" for row in rows}


async def invite(
    club: Club, room: Room, player: Player, other: int | None, name: str | None
) -> dict[str, Any]:
    """Ask somebody to a table that waits; it is asked once, whoever asks."""
    _check_seated(room, player)
    if room.row.status != "open":
        raise too_late("server-started-already")
    if (other is None) == (name is None):
        raise bad("a player or a name", "server-bad-input")
    club.limits.check("invite", str(player.id))
    if other is not None:
        who = await _known(club, player, other)
    else:
        who = await _called(club, player, identity.clean_name(name or ""))
    if any(chair.player == who["id"] for chair in room.chairs):
        raise too_late("server-sits-already", name=who["name"])
    if (await _said(club.store, room)).get(who["id"]) == "declined":
        raise too_late("server-not-now", name=who["name"])
    over = select(_t.id).where(_t.status != "open")
    async with club.store.writing() as connection:
        await connection.execute(
            delete(schema.invitations).where(_i.player == who["id"], _i.table.in_(over))
        )
    key = {"table": room.row.id, "player": who["id"], "by": player.id}
    await club.store.put(schema.invitations, key, {"at": club.now()})
    return who


def _check_seated(room: Room, player: Player) -> None:
    if room.row.host != player.id and not room.seats_of(player):
        raise not_yours("server-not-seated")


async def _known(club: Club, player: Player, other: int) -> dict[str, Any]:
    """Somebody who is here, or with whom a player has played."""
    for person in await friends.company(club, player):
        if person["id"] == other:
            return {"id": other, "name": person["name"]}
    raise missing("server-such-player")


async def _called(club: Club, player: Player, name: str) -> dict[str, Any]:
    """The one who is called so: among those a player knows, or else among all."""
    company = await friends.company(club, player)
    folded = name.casefold()
    for known in (
        [person for person in company if person["count"]],
        company,
        await _all_called(club, player, name),
    ):
        found = [person for person in known if person["name"].casefold() == folded]
        if len(found) == 1:
            return {"id": found[0]["id"], "name": found[0]["name"]}
        if found:
            raise too_late("server-several-called", name=name)
    raise missing("server-nobody-called", name=name)


async def _all_called(club: Club, player: Player, name: str) -> list[dict[str, Any]]:
    named = (_p.name == name) | (_p.login == name.casefold())
    query = select(_p.id, _p.name).where(named, _p.id != player.id, friends.reachable(club))
    async with club.store.reading() as connection:
        rows = await connection.execute(query.limit(2))
        return [{"id": row.id, "name": row.name} for row in rows]


async def decline(club: Club, room: Room, player: Player) -> None:
    """Not now: nobody at this table asks again."""
    mine = (_i.table == room.row.id) & (_i.player == player.id)
    async with club.store.writing() as connection:
        statement = update(schema.invitations).where(mine).values(declined=True)
        if not (await connection.execute(statement)).rowcount:
            raise missing("server-not-invited")


async def is_invited(store: Store, room: Room, player: Player) -> bool:
    query = select(_i.by).where(_i.table == room.row.id, _i.player == player.id).limit(1)
    async with store.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def to_player(club: Club, player: Player) -> list[dict[str, Any]]:
    """To which tables a player is asked, the last one first."""
    query = (
        select(schema.tables, _i.by, _p.name.label("called"), _i.at)
        .join_from(schema.invitations, schema.tables, _i.table == _t.id)
        .join(schema.players, _i.by == _p.id)
        .where(_i.player == player.id, _i.declined.is_(False), _waits(), ~sat_at(player.id))
        .where(_i.by.not_in(_muted(player)))
        .order_by(_i.at.desc(), _t.id.desc())
        .limit(_READ)
    )
    async with club.store.reading() as connection:
        rows = {row.id: row for row in reversed(list(await connection.execute(query)))}
    newest = sorted(rows.values(), key=lambda row: -row.at)[:_TOLD]
    shown = await listed(club, [table_row(row) for row in newest])
    return [
        {"by": {"id": row.by, "name": row.called}, "at": row.at, "table": table}
        for row, table in zip(newest, shown, strict=True)
    ]


def _waits() -> ColumnElement[bool]:
    """Open tables with a free chair."""
    c = schema.chairs.c
    free = select(c.table).where(c.table == _t.id, c.player.is_(None), c.bot.is_(None))
    return (_t.status == "open") & free.exists()


def _muted(player: Player) -> Any:
    m = schema.mutes.c
    return select(m.muted).where(m.player == player.id)
