"""Replay: records followed again, each entry checked on the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.completing import completed
from tafelrunde.kernel.errors import RecordError, Refused, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Entry, Move, TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.record import FACTS, Header, entry_of, header_of
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.sound import Unsound
from tafelrunde.kernel.state import revive


def load(path: str | Path, any_version: bool = False) -> Match:
    """The match that a record file leads to."""
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise TafelrundeError(f"cannot read {path}: {error}") from error
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[: raw.rfind(b"\n", 0, error.start) + 1]
        upto = loads(before.decode("utf-8"), any_version) if before else None
        line = before.count(b"\n") + 1
        raise RecordError(line, "damaged", "this line is not text", upto) from error
    return loads(text, any_version)


# Whether somebody who may say so vouches for the start position of a header's row.
Vouching = Callable[[dict[str, Any]], bool]


def loads(text: str, any_version: bool = False, vouched: Vouching | None = None) -> Match:
    """The match that a record's text leads to."""
    lines = text.split("\n")
    last = lines.pop()
    rows: list[Any] = []
    for number, line in enumerate(lines, start=1):
        try:
            rows.append(json.loads(line))
        except (ValueError, RecursionError):
            return _broken(rows, number, "damaged", "this line is not JSON", any_version)
    if last:
        message = "the record breaks off in the middle of a line"
        return _broken(rows, len(lines) + 1, "truncated", message, any_version)
    return follow(rows, any_version, vouched)


def _broken(rows: list[Any], line: int, cause: str, message: str, any_version: bool) -> Match:
    raise RecordError(line, cause, message, follow(rows, any_version) if rows else None)


def follow(
    rows: Iterable[Any], any_version: bool = False, vouched: Vouching | None = None
) -> Match:
    """The match that a record's rows lead to, each entry checked on the way."""
    listed = list(rows)
    if not listed:
        raise RecordError(1, "truncated", "the record is empty")
    header = header_of(listed[0])
    known = vouched is not None and header.start is not None and vouched(listed[0])
    match = opened(header, any_version, known)
    for line, row in enumerate(listed[1:], start=2):
        try:
            _follow(match, entry_of(row, line - 1, line), line)
        except RecordError as error:
            untouched = len(match.log) == line - 2
            error.upto = match if untouched else follow(listed[: line - 1], any_version, vouched)
            raise
    return match


def opened(header: Header, any_version: bool = False, vouched: bool = False) -> Match:
    """The match of a header, before its first entry; a start position must be sound or vouched."""
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
        header.options = completed(header).options
        _check_names(header)
    except TafelrundeError as error:
        raise RecordError(1, "damaged", str(error)) from error
    if header.start is not None and not vouched:
        check_start(game, header)
    match = Match(game, header, hashing=True)
    match.positions = Positions()
    try:
        match.start()
    except Exception as fault:
        raise RecordError(1, "damaged", f"the match cannot be set up: {fault}") from fault
    return match


def _check_names(header: Header) -> None:
    names: list[Any] = header.names
    if names and len(names) != header.seats:
        raise TafelrundeError(f"{len(names)} names were given for {header.seats} seats")
    for name in names:
        if type(name) is not str:
            raise TafelrundeError("a name is a word")


def check_start(game: Game[Any], header: Header) -> None:
    """Whether a match can have come to its start position; raises with the field that says no."""
    try:
        fresh = game.setup(header.seats, header.options, chance_of(header.seed))
        form = game.form(fresh)
        if form is None:
            raise Unsound("start", f"a match of {game.name} starts at the set-up alone")
        form.check(header.start, "")
        state = revive(header.start, game.parts)
        right = game.audit(fresh)
        for name, count in game.audit(state).items():
            if count != right.get(name):
                raise Unsound(name, f"{count} are there, not {right.get(name)}")
        game.check_start(state, fresh)
    except Unsound as error:
        raise RecordError(1, "unsound", str(error)) from error
    except Exception as fault:
        message = f"the start position cannot be read: {type(fault).__name__}: {fault}"
        raise RecordError(1, "unsound", message) from fault


def _follow(match: Match, entry: Entry, line: int) -> None:
    """Make one entry of a record, comparing what it says with what happens."""
    if len(match.log) > line - 2 and not (isinstance(entry, TableEvent) and entry.name == "result"):
        raise RecordError(line, "drifted", "the match ends here, the record has no result")
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
    seat = entry.facts.get("seat")
    if entry.name in FACTS and seat is not None and not 0 <= seat < match.seats:
        raise RecordError(line, "illegal", f"{entry.name}: there is no seat {seat}")
    try:
        match.follow(entry)
    except (TafelrundeError, TypeError) as error:
        raise RecordError(line, "illegal", f"{entry.name}: {error}") from error


def _follow_move(match: Match, entry: Move, line: int) -> None:
    if match.over:
        raise RecordError(line, "drifted", "the record goes on after the end of the match")
    decision = match.question(entry.seat)
    if decision is None:
        raise RecordError(line, "drifted", f"seat {entry.seat} is not asked anything here")
    if decision.kind != entry.kind:
        raise RecordError(
            line, "drifted", f"seat {entry.seat} is asked {decision.kind}, not {entry.kind}"
        )
    try:
        made = match.play(entry.seat, entry.option)
    except TafelrundeError as error:
        cause = "illegal" if isinstance(error, Refused) else "drifted"
        raise RecordError(line, cause, str(error)) from error
    if made.lane != entry.lane:
        raise RecordError(line, "drifted", f"the move is in lane {made.lane}, not {entry.lane}")
    if entry.hash and made.hash != entry.hash:
        raise RecordError(
            line,
            "drifted",
            f"the position's hash is {made.hash or 'none'}, the record says {entry.hash}",
        )
    made.hash = entry.hash
