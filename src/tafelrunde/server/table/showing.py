"""Showing: a table as the client knows it."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.chance import seal_of
from tafelrunde.server.base import catalogue
from tafelrunde.server.store.store import Chair, TableRow


def chair_json(chair: Chair, here: bool, rating: int | None) -> dict[str, Any]:
    player = None if chair.player is None else {"id": chair.player, "name": chair.shown}
    shown: dict[str, Any] = {
        "seat": chair.seat,
        "player": player,
        "bot": chair.bot,
        "here": here,
        "rating": rating,
    }
    if player is None and chair.name:
        shown["name"] = chair.name
    return shown


def row_json(row: TableRow, chairs: list[dict[str, Any]]) -> dict[str, Any]:
    """The part of a table that lies in its row."""
    shown: dict[str, Any] = {
        "code": row.code,
        "game": row.game,
        "seats": row.seats,
        "options": row.options,
        "status": row.status,
        "host": row.host,
        "chairs": chairs,
        "visibility": row.visibility,
        **row.settings,
        "rated": row.rated,
        "created": row.created,
        "number": 0,
        "moving": [],
        "rematch": row.rematch,
    }
    if row.header is not None:
        shown["seal"] = seal_of(row.header["seed"])
        shown["started"] = row.started
    if row.ended is not None:
        shown["ended"] = row.ended
        shown["result"] = row.result
    if row.upto is not None:
        shown["outdated"] = True
    if row.origin is not None:
        shown["origin"] = row.origin
    deck = catalogue.deck_of(row.game, row.seats, row.options)
    if deck is not None:
        shown["deck"] = deck
    return shown
