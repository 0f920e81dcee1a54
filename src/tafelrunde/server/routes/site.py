"""The site around the tables: client, health, metrics."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from sqlalchemy import text

from tafelrunde import __version__
from tafelrunde.server.asking import house_of
from tafelrunde.server.client import Client
from tafelrunde.server.database import FAILURES
from tafelrunde.server.trouble import missing

Ask = Request[Any, Any, Any]

_client: Final = Client()


@get("/health")
async def health(request: Ask) -> Response[dict[str, Any]]:
    """Whether this node and its store are well."""
    house = house_of(request)
    body = {"status": "ok", "version": __version__, "store": house.store.kind}
    try:
        async with house.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except FAILURES:
        return Response({**body, "status": "the store cannot be reached"}, status_code=503)
    return Response(body)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Ask) -> Response[str]:
    """Counters for Prometheus."""
    house = house_of(request)
    screens = sum(len(room.screens) for room in house.rooms.values())
    gauges = {"rooms": float(len(house.rooms)), "screens": float(screens)}
    return Response(
        house.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Ask, path: str = "") -> Response[bytes]:
    """The browser client; its own pages are all the same file."""
    name = path.lstrip("/")
    file = None if name.startswith(("api/", "ws/", "schema/")) else _client.file(name)
    if file is None:
        raise missing("server-such-page")
    lasting = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


ROUTES = [health, metrics, client]
