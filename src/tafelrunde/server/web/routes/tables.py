"""Tables: opening, sitting down, beginning; what can be played at all."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from tafelrunde.server.base import catalogue, identity, wire
from tafelrunde.server.base.refusals import bad, missing, not_yours
from tafelrunde.server.club import (
    coaching,
    high_scores,
    history,
    lessons,
    rematch,
    rising,
    tables,
)
from tafelrunde.server.table import clearing
from tafelrunde.server.web.access import actor, house_of, reader, room_called
from tafelrunde.server.web.gate import OPTIONS_BYTES

Ask = Request[Any, Any, Any]


class AtSeat(msgspec.Struct):
    """A chair, and the password of the table where it has one."""

    seat: wire.Seat
    password: Annotated[str, Meta(max_length=100)] | None = None


class BotAtSeat(msgspec.Struct):
    """A chair and the bot to sit there; null takes it away."""

    seat: wire.Seat
    bot: tables.Name | None = None


class NameAtSeat(msgspec.Struct):
    """A chair and the name of somebody on my screen."""

    seat: wire.Seat
    name: tables.Name


class Quick(msgspec.Struct, forbid_unknown_fields=True):
    """A game, and the bots to play it against: how many, or which."""

    game: tables.Name
    bots: (
        Annotated[int, Meta(ge=1, le=11)]
        | Annotated[list[tables.Name], Meta(min_length=1, max_length=11)]
        | None
    ) = None


class LessonStep(msgspec.Struct):
    """A step of a game's first lesson, and the table of the one before, to go on from there."""

    game: tables.Name
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    after: Annotated[str, Meta(max_length=12)] | None = None


@get("/api/games")
async def games(request: Ask) -> list[dict[str, Any]]:
    reader(request)
    return catalogue.games()


@get("/api/words/{language:str}")
async def all_words(request: Ask, language: str) -> Response[bytes]:
    reader(request)
    if language not in ("en", "de"):
        raise missing("server-such-language")
    return _sealed(request, *catalogue.words_in(language))


@get("/api/games/{game:str}/cards")
async def cards(request: Ask, game: str) -> Response[bytes]:
    """Facts of all cards of a game; its words tell what they do."""
    reader(request)
    return _sealed(request, *catalogue.cards_of(tables.game_called(game).name))


@get("/api/games/{game:str}/powers")
async def powers(request: Ask, game: str) -> Response[bytes]:
    """How the cards of a game did in many matches among bots."""
    reader(request)
    return _sealed(request, *catalogue.powers_of(tables.game_called(game).name))


def _sealed(request: Ask, text: bytes, seal: str) -> Response[bytes]:
    """JSON that is sent again only where it has changed."""
    headers = {"etag": f'"{seal}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == f'"{seal}"':
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


@get("/api/words/{language:str}/learn/{game:str}")
async def learning_words(request: Ask, language: str, game: str) -> Response[bytes]:
    """The words of a game's lesson and rules, loaded when somebody reads them."""
    reader(request)
    if language not in ("en", "de"):
        raise missing("server-such-language")
    text = catalogue.learning_in(language, tables.game_called(game).name)
    return Response(text, media_type="application/json")


@get("/api/rules/{game:str}")
async def rules(request: Ask, game: str) -> dict[str, list[str]]:
    """The paragraphs of a game's rules, with the reasons and score lines that each explains."""
    reader(request)
    book = tables.game_called(game).rulebook()
    if book is None:
        raise missing("server-such-page")
    return book.paragraphs


@get("/api/rules/{game:str}/{paragraph:str}")
async def rule_boards(request: Ask, game: str, paragraph: str) -> list[dict[str, Any]]:
    """The small boards of a paragraph, one position after the other."""
    reader(request)
    return await asyncio.to_thread(lessons.boards, game, paragraph)


@get("/api/lobby", cost=3)
async def show_lobby(request: Ask) -> Response[bytes]:
    body = await house_of(request).lobby.shown(reader(request))
    return Response(body, media_type="application/json")


@post("/api/options", status_code=200, cost=4, request_max_body_size=OPTIONS_BYTES)
async def why_not(request: Ask, data: tables.Wanted) -> dict[str, Any]:
    """Whether a table could be opened with these options; nothing is opened."""
    reader(request)
    return tables.why_not(data)


@post("/api/tables", status_code=201, cost=4, request_max_body_size=OPTIONS_BYTES)
async def open_table(request: Ask, data: tables.NewTable) -> dict[str, Any]:
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    room = await tables.open_table(house, player, data, identity.source_of(request))
    return room.table_json()


@post("/api/quick", status_code=201, cost=4)
async def quick(request: Ask, data: Quick) -> dict[str, Any]:
    house = house_of(request)
    player = actor(request)
    house.limits.check("table", str(player.id))
    low, high = tables.game_called(data.game).seats
    names = data.bots
    if names is None:
        names = max(low - 1, min(2, high - 1))
    if isinstance(names, int):
        names = [catalogue.usual_bot()] * names
    if not low <= len(names) + 1 <= high:
        raise bad(f"{data.game} is for {low} to {high} seats")
    wanted = tables.NewTable(
        game=data.game,
        seats=len(names) + 1,
        chairs=[tables.Place(me=True), *[tables.Place(bot=name) for name in names]],
        visibility="link",
    )
    room = await tables.open_table(house, player, wanted, identity.source_of(request))
    return room.table_json()


@post("/api/lessons", status_code=201, cost=4)
async def begin_lesson(request: Ask, data: LessonStep) -> dict[str, Any]:
    """A table at which one step of a game's first lesson is played."""
    house = house_of(request)
    player = actor(request)
    house.limits.check("lesson", str(player.id))
    room = await lessons.open_step(house, player, data.game, data.step, data.after)
    return room.table_json()


@get("/api/tables/{code:str}/lesson")
async def lesson(request: Ask, code: str) -> dict[str, Any]:
    """How far I am in the step that is played at this table."""
    player = reader(request)
    return await lessons.progress(await room_called(request, code, player), player)


@get("/api/tables/{code:str}/coach")
async def coach(request: Ask, code: str) -> dict[str, Any]:
    """What my choices at this table are good for, and what to think of before."""
    player = reader(request)
    return await coaching.coached(await room_called(request, code, player), player)


@post("/api/tables/{code:str}/lesson/on", status_code=200)
async def go_on_lesson(request: Ask, code: str) -> dict[str, Any]:
    """Let the match of a step go on that waits for me."""
    player = actor(request)
    room = await room_called(request, code, player)
    await lessons.go_on(room, player)
    return room.table_json()


@post("/api/tables/{code:str}/lesson/leave", status_code=200)
async def leave_lesson(request: Ask, code: str) -> dict[str, Any]:
    """Play on at this table without the lesson."""
    player = actor(request)
    room = await room_called(request, code, player)
    await lessons.leave(room, player)
    return room.table_json()


@get("/api/tables/{code:str}")
async def table(request: Ask, code: str) -> dict[str, Any]:
    player = reader(request)
    room = await room_called(request, code, player)
    return room.table_json()


@post("/api/tables/{code:str}/sit", status_code=200)
async def sit(request: Ask, code: str, data: AtSeat) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    house, source = house_of(request), identity.source_of(request)
    await tables.sit(house, room, player, data.seat, data.password, source)
    return room.table_json()


@post("/api/tables/{code:str}/stand", status_code=200)
async def stand(request: Ask, code: str, data: AtSeat) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    await rising.stand(room, player, data.seat)
    return room.table_json()


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: Ask, code: str) -> dict[str, Any]:
    """Get up from all my chairs before the match begins."""
    player = actor(request)
    room = await room_called(request, code, player)
    await rising.leave(room, player)
    return room.table_json()


@post("/api/tables/{code:str}/close", status_code=200)
async def close(request: Ask, code: str) -> dict[str, Any]:
    """The host lets nobody sit here any more."""
    player = actor(request)
    room = await room_called(request, code, player)
    await rising.close_by_host(room, player)
    return room.table_json()


@post("/api/tables/{code:str}/clear", status_code=200)
async def clear(request: Ask, code: str) -> dict[str, Any]:
    """End a match that is abandoned; it counts for nothing."""
    player = actor(request)
    room = await room_called(request, code, player)
    await clearing.clear(room, player)
    return room.table_json()


@post("/api/tables/{code:str}/bot", status_code=200)
async def seat_bot(request: Ask, code: str, data: BotAtSeat) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    await tables.seat_bot(house_of(request), room, player, data.seat, data.bot)
    return room.table_json()


@post("/api/tables/{code:str}/hotseat", status_code=200)
async def hotseat(request: Ask, code: str, data: NameAtSeat) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    await tables.sit_beside(house_of(request), room, player, data.seat, data.name)
    return room.table_json()


@post("/api/tables/{code:str}/start", status_code=200)
async def start(request: Ask, code: str) -> dict[str, Any]:
    player = actor(request)
    room = await room_called(request, code, player)
    if room.row.host != player.id and not room.seats_of(player):
        raise not_yours("server-not-seated")
    await tables.start(house_of(request), room)
    return room.table_json()


@post("/api/tables/{code:str}/rematch", status_code=200, cost=4)
async def again(request: Ask, code: str) -> dict[str, Any]:
    """The same table again, with me on my chair."""
    player = actor(request)
    house = house_of(request)
    house.limits.check("table", str(player.id))
    room = await room_called(request, code, player)
    return (await rematch.rematch(house, room, player)).table_json()


@get("/api/tables/{code:str}/qr")
async def qr(request: Ask, code: str) -> Response[bytes]:
    """The link to a table as a QR code."""
    player = reader(request)
    house = house_of(request)
    room = await room_called(request, code, player)
    base = house.config.public_url or str(request.base_url).rstrip("/")
    drawing = io.BytesIO()
    segno.make(f"{base}/t/{room.code}", micro=False).save(
        drawing, kind="svg", scale=8, border=2, svgns=True, xmldecl=False
    )
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers=headers)


@get("/api/history")
async def show_history(
    request: Ask,
    game: Annotated[str | None, Parameter(query="game", max_length=40)] = None,
    seats: Annotated[int | None, Parameter(query="seats", ge=1, le=99)] = None,
    rated: bool | None = None,
    player: Annotated[int | None, Parameter(query="player", ge=0, le=2**53)] = None,
    other: Annotated[str | None, Parameter(query="other", max_length=40)] = None,
    page: Annotated[int, Parameter(query="page", ge=0, le=10_000)] = 0,
) -> dict[str, Any]:
    """Ended matches with their results."""
    viewer = reader(request)
    want = history.Wanted(game, seats, rated, player, other)
    return await history.ended(house_of(request), viewer, want, page)


@get("/api/best")
async def show_best(
    request: Ask, game: Annotated[str, Parameter(query="game", max_length=40)]
) -> dict[str, Any]:
    """The high scores of a game that can be played alone."""
    tables.game_called(game)
    return await high_scores.high_scores(house_of(request), reader(request), game)


ROUTES = [
    games,
    all_words,
    cards,
    powers,
    learning_words,
    rules,
    rule_boards,
    begin_lesson,
    lesson,
    go_on_lesson,
    leave_lesson,
    coach,
    show_lobby,
    why_not,
    open_table,
    quick,
    table,
    sit,
    stand,
    leave,
    close,
    clear,
    seat_bot,
    hotseat,
    start,
    again,
    qr,
    show_history,
    show_best,
]
