"""Campaigns: opened, joined, gone on with, looked at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from msgspec import Meta

from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, not_yours
from tafelrunde.server.hall import campaign_book as book
from tafelrunde.server.hall.campaign_shown import forms, listed, told
from tafelrunde.server.hall.campaigns import Deed, NewCampaign, Trek
from tafelrunde.server.web.access import RIGHT_CODE, actor, house_of, reader

Ask = Request[Any, Any, Any]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """The seat somebody takes."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Do(msgspec.Struct, forbid_unknown_fields=True):
    """Something to do."""

    deed: Deed


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """The event after which a campaign goes its own way."""

    n: Annotated[int, Meta(ge=0, le=100_000)]


async def trek_called(request: Ask, code: str, player: Player | None) -> Trek:
    """A campaign; who guesses codes is slowed down."""
    house = house_of(request)
    source = identity.source_of(request)
    try:
        trek = await house.campaigns.called(code.upper()[:12])
    except Trouble:
        house.limits.check("code", source)
        raise
    if not trek.seats_of(player):
        house.limits.check("code", source, RIGHT_CODE)
    return trek


@get("/api/campaigns")
async def campaigns(request: Ask) -> dict[str, Any]:
    """My campaigns, and the kinds there are."""
    player = reader(request)
    mine = [] if player is None else await book.listed(house_of(request).store, player.id)
    return {"mine": [listed(row) for row in mine], "forms": forms()}


@post("/api/campaigns", status_code=201, cost=4)
async def open_campaign(request: Ask, data: NewCampaign) -> dict[str, Any]:
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    return {"code": await house.campaigns.open(player, data)}


@get("/api/campaigns/{code:str}")
async def campaign(request: Ask, code: str) -> dict[str, Any]:
    """Where a campaign stands, what was carried on, and what comes next."""
    player = reader(request)
    return told(await trek_called(request, code, player), player)


@post("/api/campaigns/{code:str}/sit", status_code=200)
async def sit(request: Ask, code: str, data: Seat) -> dict[str, Any]:
    """Take an open seat, for the whole campaign."""
    player = actor(request)
    trek = await trek_called(request, code, player)
    return told(await house_of(request).campaigns.sit(trek.row.code, player, data.seat), player)


@post("/api/campaigns/{code:str}/do", status_code=200)
async def do(request: Ask, code: str, data: Do) -> dict[str, Any]:
    """Do something; a deed that comes twice is done once."""
    player = actor(request)
    trek = await trek_called(request, code, player)
    return told(await house_of(request).campaigns.do(trek.row.code, player, data.deed), player)


@post("/api/campaigns/{code:str}/branch", status_code=201, cost=4)
async def branch(request: Ask, code: str, data: Branch) -> dict[str, Any]:
    """Go another way from an event between two matches, in a campaign of its own."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    trek = await trek_called(request, code, player)
    return {"code": await house.campaigns.branch(trek.row.code, player, data.n)}


@get("/api/campaigns/{code:str}/record")
async def record(request: Ask, code: str) -> Response[str]:
    """The record; its seed decides by lot, so it is shown when that is over, or to who is alone."""
    player = reader(request)
    trek = await trek_called(request, code, player)
    alone = trek.campaign.header.seats == 1 and trek.seats_of(player)
    if not trek.campaign.state.over and not alone:
        raise not_yours()
    headers = {"content-disposition": f'attachment; filename="{trek.row.code}.jsonl"'}
    form = "application/x-ndjson; charset=utf-8"
    return Response(trek.campaign.text(), media_type=form, headers=headers)


ROUTES = [campaigns, open_campaign, campaign, sit, do, branch, record]
