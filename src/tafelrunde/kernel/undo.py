"""Undo: what a seat would take back, and who has to agree."""

from __future__ import annotations

from tafelrunde.kernel.errors import NeedsConsent, Refused
from tafelrunde.kernel.log import Entry, Move, Stood, standing, standing_back, standing_moves
from tafelrunde.kernel.runner import Lane, Runner


class Scope:
    """Every move after entry `to`, of these seats alone (None: of all)."""

    def __init__(self, to: int, seats: list[int] | None) -> None:
        self.to = to
        self.seats = seats

    def takes(self, number: int, seat: int) -> bool:
        return number > self.to and (self.seats is None or seat in self.seats)


def scope_of(entries: list[Entry], runner: Runner, seat: int, to: int | None) -> Scope:
    """What an undo of this seat would take back; without `to` its own last move and what follows.

    A sealed answer goes alone. While the table is split, a lane goes back by itself.
    """
    mine = _last_of(entries, seat)
    if to is None:
        if mine is None:
            raise Refused(f"seat {seat} has made no move", "nothing-to-undo")
        to = mine.number - 1
    back = [move for _, move in standing_moves(entries, to)]
    if not back:
        raise Refused(f"no move stands after entry {to}", "nothing-to-undo")
    if mine is None:
        return Scope(to, None)
    last = mine.entry
    assert isinstance(last, Move)
    if to == mine.number - 1 and any(lane.seals(last) for lane in runner.lanes):
        return Scope(to, [seat])
    if runner.split and runner.commute and all(move.era == runner.era for move in back):
        pair = _lane_seats(entries, last.lane, runner.era)
        if seat in pair and any(move.lane == last.lane for move in back):
            return Scope(to, sorted(pair))
    return Scope(to, None)


def _last_of(entries: list[Entry], seat: int) -> Stood | None:
    """A seat's last move."""
    for stood in standing_back(entries):
        if stood.seat == seat and isinstance(stood.entry, Move):
            return stood
    return None


def _lane_seats(entries: list[Entry], lane: int, era: int) -> set[int]:
    """The seats that have moved in a lane since the table split."""
    seats: set[int] = set()
    for stood in standing_back(entries):
        if isinstance(stood.entry, Move):
            if stood.entry.era != era:
                break
            if stood.entry.lane == lane:
                seats.add(stood.seat)
    return seats


def scope_unasked(entries: list[Entry], to: int | None) -> Scope:
    """What an undo of nobody's takes back: the last move, or all that stands after `to`."""
    for stood in standing_back(entries):
        if isinstance(stood.entry, Move):
            if to is not None and to >= stood.number:
                break
            return Scope(stood.number - 1 if to is None else to, None)
    raise Refused("there is no move to take back", "nothing-to-undo")


def begun_at(entries: list[Entry], lane: Lane, seat: int) -> int | None:
    """The entry before a seat's first move in the running step of a lane; None without one."""
    first: int | None = None
    left = len(lane.moves)
    for stood in standing_back(entries) if left else ():
        if isinstance(stood.entry, Move) and stood.entry in lane.moves:
            left -= 1
            if stood.seat == seat:
                first = stood.number - 1
            if not left:
                break
    return first


def consent_for(entries: list[Entry], scope: Scope, seat: int, seats: int) -> list[int]:
    """The seats that must agree before this seat may take so much back.

    Those whose moves go with it, and everybody where somebody learnt something by what goes.
    """
    needed: set[int] = set()
    for stood in standing(entries, scope.to):
        if scope.takes(stood.number, stood.seat):
            needed.add(stood.seat)
            if stood.entry.mark:
                needed.update(range(seats))
    return sorted(needed - {seat})


def check_consent(needed: list[int], given: tuple[int, ...]) -> None:
    missing = tuple(seat for seat in needed if seat not in given)
    if missing:
        who = ", ".join(str(seat) for seat in missing)
        raise NeedsConsent(f"undo needs the consent of seat {who}", missing)
