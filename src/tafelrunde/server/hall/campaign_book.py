"""Campaigns in the store, their members and events, and the tables laid for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tafelrunde.server.hall.happened import Happening, Happenings
from tafelrunde.server.store import schema
from tafelrunde.server.store.database import Taken
from tafelrunde.server.store.store import Store

_c, _m, _l = schema.campaigns.c, schema.members.c, schema.legs.c

EVENTS: Final = Happenings(schema.steps, "campaign")

# So many are listed.
_LISTED: Final = 50


class CampaignRow(msgspec.Struct):
    """A campaign as it lies in the store, without its events."""

    id: int
    code: str
    name: str
    owner: int
    header: str
    created: float


class Lap(msgspec.Struct):
    """A table of this server at which a match of a campaign is played."""

    begun: int
    code: str
    status: str


async def add(
    store: Store, fields: dict[str, Any], chairs: dict[int, int], events: Sequence[Happening]
) -> None:
    """Keep a new campaign, who sits in it and what has happened; raises Taken where its code is
    in use."""
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.campaigns).values(fields))
            found = select(_c.id).where(_c.code == fields["code"])
            campaign = (await connection.execute(found)).scalar_one()
            for seat, player in chairs.items():
                row = {"campaign": campaign, "seat": seat, "player": player}
                await connection.execute(insert(schema.members).values(row))
            await EVENTS.write(connection, campaign, events)
    except IntegrityError as error:
        raise Taken from error


async def called(store: Store, code: str) -> CampaignRow | None:
    async with store.reading() as connection:
        row = (await connection.execute(select(schema.campaigns).where(_c.code == code))).first()
    return None if row is None else CampaignRow(*row)


async def listed(store: Store, player: int) -> list[CampaignRow]:
    """The campaigns that somebody plays in, the last one first."""
    theirs = select(_m.campaign).where(_m.player == player)
    query = select(schema.campaigns).where(_c.id.in_(theirs) | (_c.owner == player))
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(_c.created.desc()).limit(_LISTED))
        return [CampaignRow(*row) for row in rows]


async def members(store: Store, id: int) -> dict[int, tuple[int, str]]:
    """Who sits where, with their names."""
    players = schema.players.c
    query = select(_m.seat, _m.player, players.name).join_from(
        schema.members, schema.players, _m.player == players.id
    )
    async with store.reading() as connection:
        rows = await connection.execute(query.where(_m.campaign == id).order_by(_m.seat))
        return {seat: (player, name) for seat, player, name in rows}


async def sit(store: Store, id: int, seat: int, player: int) -> None:
    """Take a seat; raises Taken where somebody was first."""
    try:
        async with store.writing() as connection:
            row = {"campaign": id, "seat": seat, "player": player}
            await connection.execute(insert(schema.members).values(row))
    except IntegrityError as error:
        raise Taken from error


async def laps(store: Store, id: int) -> list[Lap]:
    t = schema.tables.c
    query = select(_l.begun, t.code, t.status).join_from(
        schema.legs, schema.tables, _l.table == t.id
    )
    async with store.reading() as connection:
        rows = await connection.execute(query.where(_l.campaign == id).order_by(_l.begun))
        return [Lap(*row) for row in rows]
