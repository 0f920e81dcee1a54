"""Tournaments: opened, run, watched; entries and results by link."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, Final, Literal

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from tafelrunde.server.base import identity
from tafelrunde.server.base.identity import Player
from tafelrunde.server.base.refusals import Trouble, bad, missing, not_yours
from tafelrunde.server.hall import book, deeds, laying, shown
from tafelrunde.server.hall.cup import Cup
from tafelrunde.server.hall.hall import Asker, NewTournament, refused
from tafelrunde.server.hall.seatings import table_of
from tafelrunde.server.web.access import (
    RIGHT_CODE,
    Connection,
    actor,
    check,
    house_of,
    reader,
    visitor,
)
from tafelrunde.server.web.gate import NAMES_BYTES, OPTIONS_BYTES
from tafelrunde.tournament import Unfit, exports, why
from tafelrunde.tournament.deals import tourney_of
from tafelrunde.tournament.presets import PRESETS
from tafelrunde.tournament.printing import PAGES, Page

Ask = Request[Any, Any, Any]
Key = Annotated[str | None, Parameter(query="key", max_length=40)]
Key40 = Annotated[str, Meta(max_length=40)]
_DRAWN: Final = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}


class Do(msgspec.Struct, forbid_unknown_fields=True):
    """Something to do, and the right to do it: an account has its own."""

    deed: deeds.AnyDeed
    key: Key40 | None = None
    slip: Key40 | None = None
    name: Key40 = ""
    # What a phone calls itself, by its own choice: the same each time.
    device: Key40 = ""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody takes part."""

    id: deeds.Id
    name: deeds.Name
    club: Key40 = ""


class Entries(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people may enter themselves."""

    on: bool
    key: Key40 | None = None


class Count(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a player of a wooden table, as its game wants it told."""

    round: deeds.Place
    farm: Annotated[dict[str, Any], Meta(max_length=30)]


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """The slip of a table, and who of those on it sits down."""

    slip: Key40
    name: deeds.Name


async def cup_called(connection: Connection, code: str, player: Player | None) -> Cup:
    """A tournament; who guesses codes is slowed down."""
    house = house_of(connection)
    source = identity.source_of(connection)
    try:
        cup = await house.hall.cup(code.upper()[:12])
    except Trouble:
        house.limits.check("code", source)
        raise
    if player is None or player.id != cup.row.organiser:
        house.limits.check("code", source, RIGHT_CODE)
    return cup


async def table_on(request: Ask, cup: Cup, slip: str) -> tuple[int, int]:
    """The round and table that a slip is for; who guesses slips is slowed down."""
    found = table_of(cup.t, slip)
    if found is None:
        house_of(request).limits.check("code", identity.source_of(request))
        raise missing("server-such-slip")
    return found[0].number, found[1].number


@get("/api/tournaments")
async def tournaments(request: Ask) -> dict[str, Any]:
    """The rules there are, my tournaments, and those of this house that are over."""
    house = house_of(request)
    player = reader(request)
    mine = await book.listed(house.store, player)
    known = {row.id for row in mine}
    past = [row for row in await book.archived(house.store) if row.id not in known]
    return {
        "presets": list(PRESETS),
        "rules": {name: shown.rules(each) for name, each in PRESETS.items()},
        "mine": [_listed(row) for row in mine],
        "past": [_listed(row) for row in past],
    }


def _listed(row: book.TournamentRow) -> dict[str, Any]:
    return {"code": row.code, "title": row.name, "created": row.created, "over": row.over}


@post("/api/tournaments", status_code=201, cost=4, request_max_body_size=OPTIONS_BYTES)
async def open_tournament(request: Ask, data: NewTournament) -> dict[str, Any]:
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    cup = await house.hall.open(player, data)
    return {"code": cup.row.code}


@get("/api/tournaments/{code:str}")
async def tournament(request: Ask, code: str, key: Key = None) -> Response[bytes]:
    """A tournament as this person may see it."""
    player = reader(request)
    cup = await cup_called(request, code, player)
    staff = house_of(request).hall.is_staff(cup, Asker(player, key))
    return Response(msgspec.json.encode(cup.told(staff)), media_type="application/json")


@post("/api/tournaments/{code:str}/do", status_code=200, request_max_body_size=NAMES_BYTES)
async def do(request: Ask, code: str, data: Do) -> dict[str, Any]:
    """Do something; a deed that comes twice is done once."""
    player = visitor(request)
    if isinstance(data.deed, deeds.Import):
        check(request, player, "heavy")
    cup = await cup_called(request, code, player)
    if data.slip is not None:
        await table_on(request, cup, data.slip)
    asker = Asker(player, data.key, data.slip, data.name, data.device)
    return await house_of(request).hall.do(cup, asker, data.deed)


@post("/api/tournaments/{code:str}/enter", status_code=200)
async def enter(request: Ask, code: str, data: Entry) -> dict[str, Any]:
    """Enter myself, by the link on the door."""
    player = visitor(request)
    house = house_of(request)
    cup = await cup_called(request, code, player)
    house.limits.check("guest", f"{identity.source_of(request)} at {cup.row.code}", 0.1)
    groups = {"club": data.club} if data.club.strip() else {}
    return await house.hall.sign_up(cup, data.name, groups, data.id)


@post("/api/tournaments/{code:str}/entry", status_code=200)
async def entry(request: Ask, code: str, data: Entries) -> dict[str, Any]:
    player = visitor(request)
    cup = await cup_called(request, code, player)
    await house_of(request).hall.set_entry(cup, Asker(player, data.key), data.on)
    return {"entry": cup.row.entry}


@post("/api/tournaments/{code:str}/helper", status_code=200, cost=4)
async def helper(request: Ask, code: str) -> dict[str, Any]:
    """Another link for helpers; the old one opens nothing any more."""
    player = actor(request)
    cup = await cup_called(request, code, player)
    await house_of(request).hall.new_helper(cup, Asker(player))
    return {"helper": cup.row.helper}


@get("/api/tournaments/{code:str}/slips/{slip:str}")
async def slip_for(request: Ask, code: str, slip: str) -> dict[str, Any]:
    """Which table a slip is for."""
    player = reader(request)
    cup = await cup_called(request, code, player)
    played, table = await table_on(request, cup, slip)
    return {"round": played, "table": table}


@post("/api/tournaments/{code:str}/sit", status_code=200)
async def sit(request: Ask, code: str, data: Sit) -> dict[str, Any]:
    """The holder of a slip sits down at the table of this server."""
    player = actor(request)
    cup = await cup_called(request, code, player)
    await table_on(request, cup, data.slip)
    return {"code": await laying.sit(house_of(request), cup, player, data.slip, data.name)}


@post("/api/tournaments/{code:str}/count", status_code=200)
async def count(request: Ask, code: str, data: Count) -> dict[str, Any]:
    """Count a farm for whoever referees: what is wrong with it, and its checked total."""
    player = visitor(request)
    check(request, player, "past")
    cup = await cup_called(request, code, player)
    asked = tourney_of(cup.t.state, data.round)
    if not asked.referees:
        raise missing("server-such-page")
    try:
        faults, lines = asked.refereed(data.farm)
    except ValueError as error:
        raise bad(str(error)) from error
    said = [text.plain() for text in faults]
    return {"faults": said, "lines": lines, "total": sum(lines.values())}


@get("/api/tournaments/{code:str}/why")
async def reasons(
    request: Ask,
    code: str,
    number: Annotated[int, Parameter(query="round", ge=1, le=10_000)],
    table: Annotated[int, Parameter(query="table", ge=1, le=10_000)],
    player: Annotated[int | None, Parameter(query="player", ge=1, le=100_000)] = None,
    key: Key = None,
) -> dict[str, Any]:
    """Why a table is as it is, and what it would cost if somebody of it changed places."""
    who = reader(request)
    check(request, who, "past")
    cup = await cup_called(request, code, who)
    if not house_of(request).hall.is_staff(cup, Asker(who, key)):
        raise not_yours()
    state = cup.t.state
    try:
        said = await asyncio.to_thread(why.why, state, number, table)
        costs = []
        if player is not None:
            costs = await asyncio.to_thread(why.prices, state, number, player)
    except Unfit as error:
        raise refused(error) from error
    return {
        "why": [text.plain() for text in said],
        "prices": [{"other": other, "costs": each} for other, each in costs],
    }


@get("/api/tournaments/{code:str}/qr")
async def qr(
    request: Ask,
    code: str,
    to: Annotated[Literal["join", "watch", "slip"], Parameter(query="to")] = "watch",
    slip: Annotated[str | None, Parameter(query="slip", max_length=40)] = None,
) -> Response[bytes]:
    """A link as a QR code: to enter, to watch, or to a table's slip."""
    player = reader(request)
    house = house_of(request)
    cup = await cup_called(request, code, player)
    base = house.config.public_url or str(request.base_url).rstrip("/")
    address = f"{base}/tournaments/{cup.row.code}"
    if to == "join":
        address += "/join"
    elif to == "slip":
        if slip is None:
            raise bad("which slip?")
        await table_on(request, cup, slip)
        address += f"/slip/{slip}"
    drawing = io.BytesIO()
    segno.make(address, micro=False).save(
        drawing, kind="svg", scale=8, border=2, svgns=True, xmldecl=False
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers=_DRAWN)


@get("/api/tournaments/{code:str}/export/{kind:str}")
async def export(
    request: Ask,
    code: str,
    kind: str,
    language: Annotated[Literal["en", "de"], Parameter(query="language")] = "en",
    key: Key = None,
) -> Response[str]:
    """Standings to take away; the whole record only for who runs the tournament."""
    player = reader(request)
    check(request, player, "heavy")
    cup = await cup_called(request, code, player)
    name = f"{cup.row.code}.{kind}"
    match kind:
        case "csv":
            sheet = await asyncio.to_thread(exports.spreadsheet, cup.t.state, language)
            # By its first sign a spreadsheet knows that letters come as UTF-8.
            text, form = "\ufeff" + sheet, "text/csv"
        case "json":
            text, form = cup.said(staff=False).decode(), "application/json"
        case "jsonl":
            if not house_of(request).hall.is_staff(cup, Asker(player, key)):
                raise not_yours()
            text, form = await asyncio.to_thread(cup.t.text), "application/x-ndjson"
        case _:
            raise missing("server-such-page")
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{form}; charset=utf-8", headers=headers)


@get("/api/tournaments/{code:str}/paper/{page:str}")
async def paper(
    request: Ask,
    code: str,
    page: str,
    number: Annotated[int | None, Parameter(query="round", ge=1, le=10_000)] = None,
    language: Annotated[Literal["en", "de"], Parameter(query="language")] = "en",
    key: Key = None,
) -> Response[str]:
    """A page to print, for who runs the tournament: it may name cards of hands."""
    player = reader(request)
    check(request, player, "heavy")
    cup = await cup_called(request, code, player)
    if not house_of(request).hall.is_staff(cup, Asker(player, key)):
        raise not_yours()
    if page not in PAGES:
        raise missing("server-such-page")
    base = house_of(request).config.public_url or str(request.base_url).rstrip("/")
    link = f"{base}/tournaments/{cup.row.code}/slip/"
    try:
        written = await asyncio.to_thread(Page(cup.t, language, link).write, page, number)
    except Unfit as error:
        raise refused(error) from error
    return Response(written, media_type="text/html; charset=utf-8", headers=_DRAWN)


ROUTES = [
    tournaments,
    open_tournament,
    tournament,
    do,
    enter,
    entry,
    helper,
    slip_for,
    sit,
    count,
    reasons,
    qr,
    export,
    paper,
]
