"""Gate: whatever comes is counted before anything of it is read, by what its route costs.

A route says beside its address what it costs (`cost=5`, one where it says nothing) and how much
room a body has there (`request_max_body_size`). Every answer is paid for alike, also a refusal.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from tafelrunde.server.base import identity
from tafelrunde.server.base.refusals import too_much
from tafelrunde.server.node.house import House
from tafelrunde.server.web.access import claimed, house_of, key_of, who

# What a file of the client costs: a page asks for many of them at once.
FILE: Final = 0.25
# A body that fits every message of a table; a route that needs more says so.
BODY_BYTES: Final = 16_384
# A table's options with a deck of its own; a message or a report, which say themselves what is
# too long; the names of a tournament's players; a record.
OPTIONS_BYTES: Final = 65_536
WORDS_BYTES: Final = 65_536
NAMES_BYTES: Final = 262_144
RECORD_BYTES: Final = 1_048_576

Connection = ASGIConnection[Any, Any, Any, Any]


def enter(house: House, connection: Connection) -> None:
    """Count what comes when only its head is there; where it leads is not known yet."""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        house.limits.check("socket", identity.source_of(connection))
        return
    api = connection.scope["path"].startswith(("/api/", "/schema", "/health", "/ready", "/metrics"))
    _pay(house, connection, 1.0 if api else FILE)


def _pay(house: House, connection: Connection, cost: float) -> None:
    """What an address has left pays; who has been here before has a little of their own."""
    if house.limits.allows("address", identity.source_of(connection), cost):
        return
    known = claimed(house, connection)
    if known is None or not house.limits.allows("spare", known, cost):
        raise too_much("address")


async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Count a request for its route, for whom it comes from; a socket counts for itself."""
    cost = handler.opt.get("cost", 1)
    if not isinstance(connection, Request) or cost == 0:
        return
    house = house_of(connection)
    if cost > 1:
        _pay(house, connection, cost - 1)
    player = await who(connection)
    what = "read" if connection.method in {"GET", "HEAD"} else "act"
    house.limits.check(what, key_of(connection, player), cost)
    connection.state["player"] = player
