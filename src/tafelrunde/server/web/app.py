"""App: the server put together from its routes, with one way to say no."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from tafelrunde import __version__
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import config as configuration
from tafelrunde.server.base import door, logs
from tafelrunde.server.base.config import Config, Seeds
from tafelrunde.server.base.door import Asked
from tafelrunde.server.base.refusals import Trouble, bad
from tafelrunde.server.base.steady import Steady
from tafelrunde.server.node.house import House
from tafelrunde.server.store.database import FAILURES, is_unstorable, said_by
from tafelrunde.server.web import gate, headers, hosts
from tafelrunde.server.web.hall_socket import hall_socket
from tafelrunde.server.web.routes import (
    campaigns,
    daily,
    friends,
    people,
    play,
    site,
    tables,
    tournaments,
)
from tafelrunde.server.web.socket import table_socket

log = logging.getLogger("tafelrunde.app")

_WORDS: Final = {
    400: "server-bad-input",
    401: "server-identity",
    403: "server-not-yours",
    404: "server-such-page",
    405: "server-such-page",
    429: "server-too-fast",
}


def _trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[dict[str, Any]]:
    return Response(trouble.plain(), status_code=trouble.status)


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own refusals, in our form."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{row.get('key', '')}: {row.get('message', '')}" for row in error.extra)
    text = Text(_WORDS.get(error.status_code, "server-bad-input"))
    if error.status_code == 413:
        most = request.route_handler.resolve_request_max_body_size() or 0
        text = Text("server-body-long", most=most // 1024)
    body = {"error": text.plain(), "detail": detail}
    return Response(body, status_code=error.status_code, headers=error.headers)


def _no_store(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    if is_unstorable(error):
        refused = bad("this cannot be stored", "server-unstorable")
        return Response(refused.plain(), status_code=refused.status)
    log.error("the store failed", extra={"why": said_by(error)})
    return Response({"error": ["server-store"], "detail": ""}, status_code=503)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("a request failed", extra={"path": request.url.path}, exc_info=error)
    return Response({"error": ["server-fault"], "detail": ""}, status_code=500)


class Site(Litestar):
    """The server; who comes is looked at before anything else is done."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            try:
                scope["litestar_app"] = self
                gate.enter(self.state.house, ASGIConnection(scope))
                door.check_address(scope["path"], scope["query_string"], scope["headers"])
            except Trouble as trouble:
                house: House = self.state.house
                if scope["type"] == "http":
                    house.metrics.count("requests", status=str(trouble.status))
                wanted = headers.wanted(scope, house.config.secure)
                await door.turned_away(trouble, wanted, scope, receive, send)
                return
        await super().__call__(scope, receive, send)


@asynccontextmanager
async def _opened(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


async def _finish(message: Message, scope: Scope) -> None:
    """Every answer, also a refusal, is counted and has its headers."""
    if message["type"] == "http.response.start":
        house: House = scope["litestar_app"].state.house
        house.metrics.count("requests", status=str(message["status"]))
        headers.add(message, scope, house.config.secure)


def build(
    config: Config,
    now: Steady | None = None,
    seed: Seeds = configuration.real_seed,
) -> Litestar:
    """The server for a config; `now` tells the time, `seed` how the next match is dealt."""
    app = Site(
        request_class=Asked,
        route_handlers=[
            *people.ROUTES,
            *tables.ROUTES,
            *friends.ROUTES,
            *play.ROUTES,
            *tournaments.ROUTES,
            *campaigns.ROUTES,
            *daily.ROUTES,
            *site.ROUTES,
            table_socket,
            hall_socket,
        ],
        lifespan=[_opened],
        exception_handlers={
            Trouble: _trouble,
            HTTPException: _refused,
            **dict.fromkeys(FAILURES, _no_store),
            Exception: _fault,
        },
        before_send=[_finish],
        guards=[hosts.guard, gate.guard],
        logging_config=None,
        request_max_body_size=gate.BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.state.house = House(config, now or Steady(), seed)
    return app


def from_environment() -> Litestar:
    """The server as the command's worker processes make it."""
    config = configuration.from_environment()
    logs.set_up(config.log_level)
    return build(config)
