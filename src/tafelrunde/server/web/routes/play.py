"""Play: a table's position and actions without a socket, its past, its record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from tafelrunde.bots import title
from tafelrunde.kernel.text import Text
from tafelrunde.lab.picture import Picture
from tafelrunde.server.base import wire
from tafelrunde.server.base.refusals import Trouble, not_yours, too_late
from tafelrunde.server.club import records, tables
from tafelrunde.server.club.brought import no_record
from tafelrunde.server.table import looking_back, past, problems, standing
from tafelrunde.server.table.actions import act
from tafelrunde.server.table.frames import plain_texts
from tafelrunde.server.table.moving import moved
from tafelrunde.server.table.planning import planned
from tafelrunde.server.table.room import Room
from tafelrunde.server.web.access import (
    actor,
    check,
    house_of,
    meter,
    reader,
    room_to_watch,
)
from tafelrunde.server.web.client import lettering
from tafelrunde.server.web.gate import RECORD_BYTES, WORDS_BYTES
from tafelrunde.words import render

Ask = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=31)]
Language = Literal["en", "de"]
Theme = Literal["light", "dark"]
BeforeQuery = Annotated[int | None, Parameter(query="before", ge=1, le=1_000_000)]


class Branch(msgspec.Struct):
    """From where to go on, as whom, and against which bots (none: alone, on every seat)."""

    n: wire.Number
    seat: wire.Seat | None = None
    bots: tables.Name | None = None


class Plan(msgspec.Struct):
    """A seat and what it means to do in its coming turn."""

    seat: wire.Seat
    options: Annotated[list[wire.Choice], Meta(max_length=60)] = []


class Report(msgspec.Struct):
    """What is wrong."""

    words: Annotated[str, Meta(min_length=1)]


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")


@get("/api/tables/{code:str}/state")
async def state(request: Ask, code: str, seat: SeatQuery = None) -> Response[bytes]:
    """The position as it is now."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late(room.unseen)
        late = past.latest(room, player) if room.is_late(player) else None
        if late is None:
            shown = past.eyes(room, player, seat)
            playing = shown is not None and room.plays(player, shown)
            return _json(msgspec.json.encode(room.state(shown, playing)))
    meter(request, room, player, "past")
    return _json(await past.frame_at(house_of(request).followers, room, player, late, seat))


@post("/api/tables/{code:str}/act", status_code=200, request_max_body_size=WORDS_BYTES)
async def act_once(request: Ask, code: str) -> Response[dict[str, Any]]:
    """Any message of the WebSocket."""
    player = actor(request)
    room = await room_to_watch(request, code, player)
    body = await request.body()
    if len(body) > wire.MESSAGE_BYTES:
        answer = wire.no(None, room.number, Text("server-too-long").plain(), 413)
        return Response(answer, status_code=413)
    try:
        message = wire.message_of(body)
    except Trouble as trouble:
        answer = wire.no(None, room.number, trouble.text.plain(), trouble.status)
        return Response(answer, status_code=trouble.status)
    answer = await act(room, player, message)
    return Response(answer, status_code=answer.get("status", 200))


@get("/api/tables/{code:str}/at/{n:int}")
async def at(request: Ask, code: str, n: int, seat: SeatQuery = None) -> Response[bytes]:
    """The position as it was after entry n."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "past")
    return _json(await past.frame_at(house_of(request).followers, room, player, n, seat))


@get("/api/tables/{code:str}/entries")
async def entries(
    request: Ask, code: str, before: BeforeQuery = None, seat: SeatQuery = None
) -> Response[bytes]:
    """The last entries before a number, as I was told of them."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "past")
    return _json(await past.entries_before(house_of(request).followers, room, player, before, seat))


@post("/api/tables/{code:str}/plan", status_code=200)
async def plan(request: Ask, code: str, data: Plan) -> dict[str, Any] | None:
    """My coming turn tried out while others act; null where there is nothing to plan."""
    player = actor(request)
    room = await room_to_watch(request, code, player)
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late(room.unseen)
        if data.seat >= room.match.seats or not room.plays(player, data.seat):
            raise not_yours("server-not-your-seat")
        return await moved(room, lambda: planned(room.match, data.seat, data.options))


@get("/api/tables/{code:str}/plans")
async def plans(request: Ask, code: str, seat: SeatQuery = None) -> dict[str, Any] | None:
    """What my waiting seat may plan for its next turn; null where that is nothing."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late(room.unseen)
        if seat is None or not room.plays(player, seat):
            raise not_yours("server-not-your-seat")
        return await moved(room, lambda: standing.plans(room, seat))


@get("/api/tables/{code:str}/next-points")
async def next_points(request: Ask, code: str) -> dict[str, Any]:
    """What would bring each seat more in each line of the score sheet, as everybody may know."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    async with room.lock:
        await room.ready()
        if room.chronicle is None:
            raise too_late(room.unseen)
        if room.match.over or room.is_late(player):
            return {}
        told = room.match.game.next_points(room.match.state)
        return {line: plain_texts(columns) for line, columns in told.items()}


@get("/api/tables/{code:str}/course")
async def course(request: Ask, code: str) -> Response[bytes]:
    """How an ended match went: everybody's points after each entry."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "heavy")
    return _json(await past.course(house_of(request).followers, room, player))


@get("/api/tables/{code:str}/review")
async def review(request: Ask, code: str) -> dict[str, Any]:
    """An ended match looked at again by a bot: expectations, luck, what decided it."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "heavy")
    return await looking_back.review(house_of(request).followers, room, player)


@get("/api/tables/{code:str}/at/{n:int}/advice")
async def advice_at(
    request: Ask, code: str, n: int, seat: SeatQuery = None
) -> list[dict[str, Any]]:
    """What a bot would have shown who was asked after entry n of an ended match."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "heavy")
    return await looking_back.advice(house_of(request).followers, room, player, n, seat)


@get("/api/tables/{code:str}/review.svg")
async def review_picture(
    request: Ask, code: str, lang: Language = "en", theme: Theme = "light"
) -> Response[str]:
    """The review as a picture to keep and to share."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    meter(request, room, player, "heavy")
    found = await looking_back.review(house_of(request).followers, room, player)
    drawn = Picture(found, lang, theme, _names(room, lang), lettering()).svg()
    headers = {
        "content-disposition": f'inline; filename="{room.row.game}-{room.code}.svg"',
        "content-security-policy": (
            "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
        ),
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _names(room: Room, lang: Language) -> list[str]:
    """What the table calls who sits there: bots by strength, two of the same name with letters."""
    names = [
        chair.shown or (render(title(chair.bot), lang) if chair.bot else "")
        for chair in room.chairs
    ]
    return [
        f"{name} {chr(ord('A') + seat)}" if name and names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


@get("/api/tables/{code:str}/record")
async def record(request: Ask, code: str, seat: SeatQuery = None) -> Response[str]:
    """The record as JSON lines."""
    player = reader(request)
    room = await room_to_watch(request, code, player)
    check(request, player, "heavy")
    text = await records.record_text(house_of(request), room, player, seat)
    name = f"{room.row.game}-{room.code}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@post("/api/records", status_code=201, cost=4, request_max_body_size=RECORD_BYTES)
async def upload(request: Ask) -> dict[str, Any]:
    """A record to watch, as JSON lines."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("heavy", str(player.id))
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise no_record("a record is text in UTF-8") from error
    return (await records.upload(house, player, text)).table_json()


@post("/api/tables/{code:str}/branch", status_code=201, cost=4)
async def branch(request: Ask, code: str, data: Branch) -> dict[str, Any]:
    """A new table that goes on from a position of this one."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    room = await room_to_watch(request, code, player)
    made = await records.branch(house, room, player, data.n, data.seat, data.bots)
    return made.table_json()


@post("/api/tables/{code:str}/report", status_code=201, request_max_body_size=WORDS_BYTES)
async def report(request: Ask, code: str, data: Report) -> dict[str, Any]:
    """Something is wrong here; the operator gets the record, the step and these words."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("heavy", str(player.id))
    if len(data.words) > problems.WORDS:
        text = Text("server-words-long", most=problems.WORDS)
        raise Trouble(413, text, f"a report has at most {problems.WORDS} letters")
    room = await room_to_watch(request, code, player)
    async with room.lock:
        await room.ready()
        await problems.report(room, player, data.words)
    return {"number": room.number}


ROUTES = [
    state,
    act_once,
    at,
    entries,
    plan,
    plans,
    next_points,
    course,
    review,
    advice_at,
    review_picture,
    record,
    upload,
    branch,
    report,
]
