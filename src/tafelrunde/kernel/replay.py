"""Replay: records followed again, each entry checked on the way."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tafelrunde.kernel.chance import seal_of
from tafelrunde.kernel.errors import RecordError, Refused, RuleFault, TafelrundeError
from tafelrunde.kernel.log import Entry, TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header, entry_of, entry_row, header_of, header_row
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.runner import Move


def load(path: str | Path, any_version: bool = False) -> Match:
    """The match that a record file leads to."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TafelrundeError(f"cannot read {path}: {error}") from error
    return loads(text, any_version)


def loads(text: str, any_version: bool = False) -> Match:
    """The match that a record's text leads to."""
    lines = text.split("\n")
    last = lines.pop()
    rows: list[Any] = []
    for number, line in enumerate(lines, start=1):
        try:
            rows.append(json.loads(line))
        except ValueError:
            return _broken(rows, number, "damaged", "this line is not JSON", any_version)
    if last:
        message = "the record breaks off in the middle of a line"
        return _broken(rows, len(lines) + 1, "truncated", message, any_version)
    return follow(rows, any_version)


def _broken(rows: list[Any], line: int, cause: str, message: str, any_version: bool) -> Match:
    raise RecordError(line, cause, message, follow(rows, any_version) if rows else None)


def follow(rows: Iterable[Any], any_version: bool = False) -> Match:
    """The match that a record's rows lead to, each entry checked on the way."""
    listed = list(rows)
    if not listed:
        raise RecordError(1, "truncated", "the record is empty")
    header = header_of(listed[0])
    match = opened(header, any_version)
    for line, row in enumerate(listed[1:], start=2):
        try:
            _follow(match, entry_of(row, line - 1, line), line)
        except RecordError as error:
            error.upto = match
            raise
    return match


def opened(header: Header, any_version: bool = False) -> Match:
    """The match of a header, before its first entry."""
    try:
        game = find_game(header.game)
    except TafelrundeError as error:
        raise RecordError(1, "version", str(error)) from error
    if header.rules != game.rules and not any_version:
        raise RecordError(
            1,
            "version",
            f"the record follows rules {header.rules} of {header.game}; here is {game.rules}",
        )
    try:
        header.options = game.options(header.seats, header.options)
        if not game.seats[0] <= header.seats <= game.seats[1]:
            raise TafelrundeError(f"{header.game} has no game for {header.seats} seats")
    except TafelrundeError as error:
        raise RecordError(1, "damaged", str(error)) from error
    match = Match(game, header, hashing=True)
    match.start()
    return match


def _follow(match: Match, entry: Entry, line: int) -> None:
    """Make one entry of a record, comparing what it says with what happens."""
    if isinstance(entry, Move):
        _follow_move(match, entry, line)
        return
    if entry.name == "result":
        written = match.log.own[-1] if match.log.own else None
        if not isinstance(written, TableEvent) or written.name != "result":
            raise RecordError(line, "drifted", "the record has a result, the match goes on")
        if written.facts != entry.facts:
            raise RecordError(
                line, "drifted", f"the result is {written.facts}, the record says {entry.facts}"
            )
        return
    try:
        match.follow(entry)
    except (TafelrundeError, KeyError, TypeError, RuntimeError) as error:
        raise RecordError(line, "illegal", f"{entry.name}: {error}") from error


def _follow_move(match: Match, entry: Move, line: int) -> None:
    if match.over:
        raise RecordError(line, "drifted", "the record goes on after the end of the match")
    decision = match.decision(entry.seat)
    if decision is None:
        raise RecordError(line, "drifted", f"seat {entry.seat} is not asked anything here")
    if decision.kind != entry.kind:
        raise RecordError(
            line, "drifted", f"seat {entry.seat} is asked {decision.kind}, not {entry.kind}"
        )
    try:
        made = match.play(entry.seat, entry.option)
    except Refused as error:
        raise RecordError(line, "illegal", str(error)) from error
    except RuleFault as error:
        raise RecordError(line, "drifted", str(error)) from error
    if entry.hash and made.hash != entry.hash:
        raise RecordError(
            line,
            "drifted",
            f"the position's hash is {made.hash or 'none'}, the record says {entry.hash}",
        )


# --- a seat's own record -----------------------------------------------------------------


def seat_record(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) may keep of a running match, row by row.

    No seed, no hashes, no sealed or private answers of others; with each entry what the seat
    saw happen.
    """
    shown = Match(match.game, match.header, listening=True)
    shown.start()
    header = header_row(match.header)
    header["seed"] = None
    header["seal"] = seal_of(match.header.seed)
    header["start"] = None
    header["seat"] = seat
    header["saw"] = _saw(shown, seat, 0)
    rows = [header]
    for n, entry in enumerate(match.log.entries(), start=1):
        row = entry_row(n, entry)
        row.pop("hash", None)
        if isinstance(entry, Move) and entry.seat != seat:
            decision = shown.decision(entry.seat)
            if decision is not None and (decision.private or _still_sealed(match, entry)):
                row["option"] = None
        before = len(shown.heard)
        shown.follow(entry)
        row["saw"] = _saw(shown, seat, before)
        rows.append(row)
    return rows


def _saw(match: Match, seat: int | None, since: int) -> list[list[Any]]:
    return [[heard.event.name, *heard.event.args] for heard in match.events(seat, since)]


def _still_sealed(match: Match, entry: Move) -> bool:
    return any(
        lane.together is not None and entry.seat in lane.sealed and entry in lane.moves
        for lane in match._runner.lanes
    )
