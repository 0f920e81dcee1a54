"""Rows: tables, chairs and entries as they lie in the store."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row

JSON: Final = ("options", "settings", "header", "result", "origin")


class StoredEntry(msgspec.Struct):
    """An entry as it lies in the store."""

    number: int
    row: str
    at: float
    asked: int
    deadline: float | None = None
    message: str | None = None


class Chair(msgspec.Struct):
    """A seat at a table and who sits there."""

    seat: int
    player: int | None
    bot: str | None
    name: str | None
    # The player's name, or the name given for somebody on the same screen.
    shown: str | None = None
    # Whether the player's account is deleted.
    gone: bool = False


class TableRow(msgspec.Struct):
    """A table as it lies in the store, without its entries."""

    id: int
    code: str
    game: str
    seats: int
    options: dict[str, Any]
    settings: dict[str, Any]
    password: str | None
    visibility: str
    status: str
    rated: bool
    host: int
    created: float
    started: float | None
    ended: float | None
    asked: int
    deadline: float | None
    header: dict[str, Any] | None
    result: dict[str, Any] | None
    origin: dict[str, Any] | None
    rematch: str | None
    seed: str | None
    build: str | None
    upto: int | None


def json_text(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def table_row(row: Row[Any]) -> TableRow:
    fields = dict(row._mapping)
    for name in JSON:
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name])
    return TableRow(**{name: fields[name] for name in TableRow.__struct_fields__})
