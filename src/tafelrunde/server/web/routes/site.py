"""The site around the tables: client, health, readiness, metrics."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy import text

from tafelrunde import __version__
from tafelrunde.server.base.refusals import missing
from tafelrunde.server.node.house import House
from tafelrunde.server.store.database import FAILURES
from tafelrunde.server.web.access import house_of
from tafelrunde.server.web.client import Client, File
from tafelrunde.server.web.sharing import preview

Ask = Request[Any, Any, Any]

_client: Final = Client()
_PATIENCE: Final = 5.0


@get("/health", cost=0)
async def health(request: Ask) -> Response[dict[str, Any]]:
    """Whether this node and its store are well: something small is written."""
    house = house_of(request)
    why = await _unwell(house)
    body = {"status": why or "ok", "version": __version__, "store": house.store.kind}
    return Response(body, status_code=503 if why else 200)


@get("/ready", cost=0)
async def ready(request: Ask) -> Response[dict[str, Any]]:
    """Whether people may be sent to this node."""
    why = await unready(house_of(request))
    return Response({"ready": why is None, "why": why}, status_code=503 if why else 200)


async def unready(house: House) -> str | None:
    """Why nobody should be sent to this node now, or None."""
    if house.closing:
        return "closing"
    if not house.nodes.hears:
        return "the other nodes are not heard"
    return await _unwell(house)


async def _unwell(house: House) -> str | None:
    """Why nothing can be stored now, or None."""
    if await house.nodes.well():
        return None
    try:
        async with asyncio.timeout(_PATIENCE), house.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except FAILURES:
        return "the store cannot be reached"
    return "nothing can be written to the store"


@get("/metrics", cost=0, media_type=MediaType.TEXT)
async def metrics(request: Ask) -> Response[bytes]:
    """Figures for Prometheus."""
    house = house_of(request)
    house.tell_figures()
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


@get("/boards/{game:str}/{path:path}", include_in_schema=False, cost=0)
async def board(request: Ask, game: str, path: str) -> Response[bytes]:
    """A file of the board that a game's package brings along."""
    return _sent(request, _client.board(game, path.lstrip("/")))


@get(["/", "/{path:path}"], include_in_schema=False, cost=0)
async def client(request: Ask, path: str = "") -> Response[bytes]:
    """The browser client; its own pages are all the same file."""
    name = path.lstrip("/")
    foreign = name.startswith(("api/", "ws/", "schema/", "boards/"))
    file = None if foreign else _client.file(name)
    if file is not None and file.type == "text/html":
        tags = await preview(request, name)
        if tags:
            body = file.body.replace(b"</head>", tags + b"</head>", 1)
            file = File(body, None, file.type, lasting=False)
    return _sent(request, file)


def _sent(request: Ask, file: File | None) -> Response[bytes]:
    """A file as the browser takes it; it may keep one whose name changes with its content."""
    if file is None:
        raise missing("server-such-page")
    lasting = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


ROUTES = [health, ready, metrics, board, client]
