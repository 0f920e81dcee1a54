"""Lines: a header and events as lines of JSON, read with care and written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.record import dumped
from tafelrunde.ledger.events import UNDONE, Event

Row = dict[str, Any]


def text(header: Row, events: Iterable[Event]) -> str:
    return "".join(dumped(row) + "\n" for row in (header, *(event.row() for event in events)))


def read(written: str) -> tuple[Row, list[Event]]:
    """Header and events; raises RecordError with the line where it is damaged."""
    header: Row | None = None
    events: list[Event] = []
    for number, line in enumerate(written.splitlines(), start=1):
        row = _row(line, number)
        if header is None:
            header = row
        else:
            events.append(_event(row, number))
    if header is None:
        raise RecordError(1, "damaged", "the header is missing")
    return header, events


def save(path: str | Path, written: str) -> None:
    """Write a file that is replaced whole or not at all, and lies on the disk afterwards."""
    path = Path(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(written)
        file.flush()
        os.fsync(file.fileno())
    Path(name).replace(path)


def _row(line: str, number: int) -> Row:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise RecordError(number, "damaged", "this line is no JSON") from error
    if not isinstance(row, dict):
        raise RecordError(number, "damaged", "this line is no row of a record")
    return row


def _event(row: Row, number: int) -> Event:
    n = number - 1
    if type(row.get("n")) is not int or row["n"] != n:
        raise RecordError(number, "damaged", f"event {n} is missing; found {row.get('n')!r}")
    name, facts, at, by = row.get("event"), row.get("facts"), row.get("at"), row.get("by", "")
    if type(name) is not str or type(facts) is not dict or type(by) is not str:
        raise RecordError(number, "damaged", "an event needs its name and its facts")
    if at is not None and type(at) not in (int, float):
        raise RecordError(number, "damaged", f"{at!r} is no time")
    if name == UNDONE and not (type(facts.get("of")) is int and 0 < facts["of"] < n):
        raise RecordError(number, "damaged", "an undo names an event before it")
    return Event(n, name, facts, at, by)
