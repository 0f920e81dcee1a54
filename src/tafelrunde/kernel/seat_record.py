"""A seat's own record: what its view showed it of a running match, row by row."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.chance import seal_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.log import Entry, Move
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.record import entry_row, header_row


class Sealed:
    """A row whose option is not told before its seal is opened."""

    def __init__(self, row: dict[str, Any], move: Move, option: Option) -> None:
        self.row = row
        self.move = move
        self.option = option


def seat_record(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) may keep of a running match.

    No seed, no hashes, no private answers of others, and sealed ones only once all are in; with
    each entry what the seat saw happen.
    """
    match.start_position()
    shown = Match(match.game, match.header, listening=True, waits=match.waits)
    shown.positions = Positions()
    shown.start()
    header = header_row(match.header)
    header["seed"] = None
    header["seal"] = seal_of(match.header.seed)
    header["start"] = None
    header.pop("vouched", None)
    header["seat"] = seat
    rows = [header]
    sealed: list[Sealed] = []
    for n, entry in enumerate(match.log.entries(), start=1):
        row = entry_row(n, entry)
        row.pop("hash", None)
        hidden = _asked_privately(shown, entry, seat)
        move = shown.follow(entry)
        if move is not None and move.seat != seat:
            if hidden:
                row["option"] = None
            elif _lies_sealed(shown, move):
                sealed.append(Sealed(row, move, row["option"]))
                row["option"] = None
        sealed = _still_sealed(shown, sealed)
        rows.append(row)
    waiting = 0
    for held in match.waiting():
        waiting |= 1 << held
    shown.wait_for(waiting)
    for row in rows:
        row["saw"] = []
    for heard in shown.events(seat):
        rows[heard.entry]["saw"].append([heard.event.name, *heard.event.args])
    return rows


def _asked_privately(match: Match, entry: Entry, seat: int | None) -> bool:
    if not isinstance(entry, Move) or entry.seat == seat:
        return False
    match.make_ready(entry)
    decision = match.decision(entry.seat)
    return decision is not None and decision.private


def _lies_sealed(match: Match, move: Move) -> bool:
    return any(lane.seals(move) for lane in match._runner.lanes)


def _still_sealed(match: Match, sealed: list[Sealed]) -> list[Sealed]:
    """Tell the options whose seal was opened; an answer that was taken back is never told."""
    if not sealed:
        return sealed
    standing = match.moves
    closed: list[Sealed] = []
    for answer in sealed:
        if _lies_sealed(match, answer.move):
            closed.append(answer)
        elif any(move is answer.move for move in standing):
            answer.row["option"] = answer.option
    return closed
