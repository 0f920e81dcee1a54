"""Record: a match as lines of JSON. Header and entries, written and read row by row."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.log import Entry, Move, TableEvent

FORMAT: Final = 1


class Header:
    """What a match starts from; `start` is a position where it does not start at the set-up.

    `vouched` is the word of a house that made the start position.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        seed: str,
        names: list[str],
        start: Any = None,
        vouched: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = names
        self.start = start
        self.vouched = vouched

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            Header,
            (
                self.game,
                self.rules,
                self.seats,
                self.options,
                self.seed,
                self.names,
                self.start,
                self.vouched,
            ),
        )


class Record:
    """Header and entries of a match."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.entries = entries

    def lines(self) -> list[str]:
        rows = [header_row(self.header)]
        rows.extend(entry_row(n, entry) for n, entry in enumerate(self.entries, start=1))
        return [dumped(row) for row in rows]

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines())

    def save(self, path: str | Path) -> None:
        """Write the record; a file of that name is replaced whole or not at all."""
        path = Path(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(self.text())
        Path(name).replace(path)


# --- rows -------------------------------------------------------------------------------------


def dumped(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)


def header_row(header: Header) -> dict[str, Any]:
    row: dict[str, Any] = {
        "tafelrunde": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "names": header.names,
        "options": header.options,
        "seed": header.seed,
        "start": header.start,
    }
    if header.vouched:
        row["vouched"] = header.vouched
    return row


def entry_row(n: int, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, TableEvent):
        return {"n": n, "event": entry.name, **entry.facts}
    row: dict[str, Any] = {
        "n": n,
        "seat": entry.seat,
        "kind": entry.kind,
        "option": list(entry.option) if isinstance(entry.option, tuple) else entry.option,
    }
    if entry.lane >= 0:
        row["lane"] = entry.lane
    if entry.hash:
        row["hash"] = entry.hash
    return row


def header_of(row: Any) -> Header:
    """The header a record's first row means; raises where it is none."""
    if not isinstance(row, dict) or "tafelrunde" not in row:
        raise RecordError(1, "damaged", "this is no record: the header is missing")
    if type(row["tafelrunde"]) is not int or row["tafelrunde"] != FORMAT:
        raise RecordError(1, "version", f"record format {row['tafelrunde']!r} is unknown")
    wanted = {
        "game": str,
        "rules": int,
        "seats": int,
        "options": dict,
        "names": list,
    }
    for key, kind in wanted.items():
        if type(row.get(key)) is not kind:
            raise RecordError(
                1, "damaged", f"the header's {key!r} is missing or no {kind.__name__}"
            )
    if type(row.get("seed")) is not str:
        raise RecordError(1, "damaged", "the header holds no seed (a seat's own record has none)")
    return Header(
        row["game"],
        row["rules"],
        row["seats"],
        row["options"],
        row["seed"],
        row["names"],
        row.get("start"),
        row["vouched"] if type(row.get("vouched")) is str else "",
    )


# The facts of each event that a table notes.
FACTS: Final[dict[str, dict[str, tuple[type, ...]]]] = {
    "undo": {
        "to": (int,),
        "seat": (int, type(None)),
        "seats": (list, type(None)),
        "consent": (list,),
    },
    "confirm": {"seat": (int,)},
    "resign": {"seat": (int,)},
    "takeover": {"seat": (int,), "by": (str,)},
    "return": {"seat": (int,)},
    "flag": {"seat": (int,)},
    "hurried": {"seat": (int,)},
    "ask-undo": {"seat": (int,), "to": (int,)},
    "agree": {"seat": (int,)},
    "decline": {"seat": (int,)},
    "closed": {"reason": (str,)},
    "result": {"scores": (list,), "ranking": (list,)},
}


def entry_of(row: Any, n: int, line: int) -> Entry:
    """The entry a record's row means; raises where it is none."""
    if not isinstance(row, dict):
        raise RecordError(line, "damaged", "this line is no entry")
    if type(row.get("n")) is not int or row["n"] != n:
        raise RecordError(line, "damaged", f"entry {n} is missing; found {row.get('n')!r}")
    if "event" in row:
        return _table_event(row, line)
    if type(row.get("seat")) is not int or type(row.get("kind")) is not str:
        raise RecordError(line, "damaged", "a move needs seat, kind and option")
    if type(row.get("lane", -1)) is not int or type(row.get("hash", "")) is not str:
        raise RecordError(line, "damaged", "a move's lane is a number, its hash a word")
    option = option_of(row.get("option"), line)
    move = Move(row["seat"], row["kind"], option, row.get("lane", -1))
    move.hash = row.get("hash", "")
    return move


def _table_event(row: dict[str, Any], line: int) -> TableEvent:
    name = row["event"]
    if type(name) is not str:
        raise RecordError(line, "damaged", "an event's name is a word")
    facts = {key: value for key, value in row.items() if key not in {"n", "event"}}
    for key, kinds in FACTS.get(name, {}).items():
        if key not in facts or type(facts[key]) not in kinds or not _numbers(facts[key]):
            raise RecordError(line, "damaged", f"the {name} has no right {key!r}")
    return TableEvent(name, facts)


def _numbers(value: Any) -> bool:
    """Whether what is a list is one of whole numbers."""
    return not isinstance(value, list) or all(type(item) is int for item in value)


def option_of(value: Any, line: int) -> Option:
    """An option from JSON: lists are tuples; anything but whole numbers and words is refused."""
    if isinstance(value, list) and all(type(item) in (int, str) for item in value):
        return tuple(value)
    if type(value) is int or type(value) is str:
        return value
    raise RecordError(line, "damaged", f"{value!r} is no option")
