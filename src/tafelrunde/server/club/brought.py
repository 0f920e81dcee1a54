"""Brought: a record that somebody brings along, followed once, apart and within stated bounds.

Whatever is done with it later was done here first: its whole course was followed, its table opened,
its first and last position drawn for everybody. What takes too much of anything is refused.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any, Final

import msgspec

from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.log import Entry, TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import FACTS, header_of, header_row
from tafelrunde.kernel.replay import loads
from tafelrunde.kernel.text import Text
from tafelrunde.server.base import door
from tafelrunde.server.base.refusals import Trouble, bad
from tafelrunde.server.table.chronicle import retold, row_of
from tafelrunde.server.table.follower import Follower
from tafelrunde.server.table.frames import Position, state_frame
from tafelrunde.server.table.screens import encoded

ENTRIES: Final = 5_000
# In one line; a header may hold a position.
VALUES: Final = 200_000
KILOBYTES: Final = 1_024
# A position, and what is shown of one: many times what any match comes to.
POSITION_KILOBYTES: Final = 256
VIEW_KILOBYTES: Final = 512


class Brought(msgspec.Struct):
    """A record that was followed to its end, ready to be stored."""

    header: dict[str, Any]
    rows: list[str]
    names: list[str]
    finished: bool
    result: dict[str, Any] | None


def vouched(key: bytes, header: dict[str, Any]) -> dict[str, Any]:
    """A header by whose start position this house will know it as its own again."""
    return header if header["start"] is None else {**header, "vouched": _word(key, header)}


def _word(key: bytes, header: dict[str, Any]) -> str:
    told = [header[name] for name in ("game", "seats", "options", "start")]
    return hmac.new(key, b"start" + msgspec.json.encode(told, order="sorted"), sha256).hexdigest()


def too_long() -> Trouble:
    text = Text("server-record-long", entries=ENTRIES, kilobytes=KILOBYTES)
    return Trouble(413, text, f"a record has at most {ENTRIES} entries and {KILOBYTES} kB")


def check_size(text: str) -> None:
    if len(text) > KILOBYTES * 1024 or text.count("\n") > ENTRIES + 1:
        raise too_long()


# --- apart -----------------------------------------------------------------------------------


def follow(text: str, key: bytes) -> Brought:
    """Follow a record to its end and draw what it leads to; raises Trouble with the reason."""
    _look_at(text)
    try:
        # Under whichever rules it was played: where those of today follow it, they are its own.
        match = loads(text, any_version=True, vouched=_vouched_by(key))
        match.header.rules = match.game.rules
        if not match.over:
            match.close("upload")
        return _ready(match)
    except RecordError as error:
        if not _begins_like_one(text):
            raise no_record(str(error)) from error
        drifted = error.cause in ("drifted", "illegal") and _follows_other_rules(error.upto)
        raise refused("version" if drifted else error.cause, str(error)) from error
    except (Trouble, MemoryError):
        raise
    except Exception as error:
        raise refused("damaged", f"{type(error).__name__}: {error}") from error


def no_record(detail: str) -> Trouble:
    return bad(detail[:400], "server-no-record")


def _begins_like_one(text: str) -> bool:
    """Whether the first line is a record's header, sound or not."""
    try:
        header = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and "tafelrunde" in header


def _follows_other_rules(match: object) -> bool:
    return isinstance(match, Match) and match.header.rules != match.game.rules


def refused(cause: str, detail: str) -> Trouble:
    return bad(detail[:400], "server-bad-record", why=Text(f"server-record-{cause}"))


def _look_at(text: str) -> None:
    """What is in each line; a line that cannot be read at all is named by who follows it."""
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            row = json.loads(line) if line else None
        except (ValueError, RecursionError):
            return
        try:
            door.check(row, VALUES)
        except Trouble as trouble:
            raise Trouble(400, trouble.text, f"line {number}: {trouble.detail}") from trouble


def _vouched_by(key: bytes) -> Any:
    def said(row: dict[str, Any]) -> bool:
        word = row.get("vouched")
        if type(word) is not str or not all(name in row for name in ("game", "seats", "options")):
            return False
        return hmac.compare_digest(_word(key, row).encode(), word.encode())

    return said


def _ready(match: Match) -> Brought:
    entries = match.log.entries()
    for n, entry in enumerate(entries, start=1):
        _check_event(n, entry)
    rows = [row_of(n, entry) for n, entry in enumerate(entries, start=1)]
    header = header_row(match.header)
    _check_bytes("server-position-large", POSITION_KILOBYTES, msgspec.json.encode(header["start"]))
    follower = Follower(header_of(header), 0)
    follower.add(0, rows)
    follower.course()
    _draw(follower.match_at(0), 0)
    _draw(retold(match.game, follower.header, 0, rows).match, len(rows))
    result = {"scores": match.scores, "ranking": match.ranking} if match.finished else None
    names = [_shown(name) for name in match.header.names or [""] * match.seats]
    return Brought(header, rows, names, match.finished, result)


def _shown(name: str) -> str:
    return " ".join("".join(c for c in name if c.isprintable()).split())[:40]


def _check_event(n: int, entry: Entry) -> None:
    """A table event is one that a table notes, with the facts it has there."""
    if isinstance(entry, TableEvent) and not set(entry.facts) <= set(FACTS.get(entry.name, ())):
        raise RecordError(n + 1, "damaged", f"no table notes {entry.name[:40]!r} like this")


def _draw(match: Match, n: int) -> None:
    position = Position(match)
    for seat in (None, *range(match.seats)):
        frame = state_frame(position, n, seat, [], None, playing=False)
        _check_bytes("server-view-large", VIEW_KILOBYTES, encoded(frame))


def _check_bytes(id: str, kilobytes: int, data: bytes) -> None:
    if len(data) > kilobytes * 1024:
        raise Trouble(413, Text(id, most=kilobytes), f"{len(data) // 1024} kB")
