"""Undo: what a seat would take back, who has to agree, and what can be made again."""

from __future__ import annotations

from tafelrunde.kernel.errors import NeedsConsent, Refused
from tafelrunde.kernel.log import Log, Move, Stood, moves_of, stands
from tafelrunde.kernel.runner import Lane, Runner


class Scope:
    """Every move after entry `to`, of these seats alone (None: of all)."""

    def __init__(self, to: int, seats: list[int] | None) -> None:
        self.to = to
        self.seats = seats

    def takes(self, number: int, seat: int) -> bool:
        return number > self.to and (self.seats is None or seat in self.seats)


def scope_of(stood: list[Stood], runner: Runner, seat: int, to: int | None) -> Scope:
    """What an undo of this seat would take back; without `to` its own last move and what follows.

    A sealed answer goes alone. While the table is split, a lane goes back by itself.
    """
    mine = _last_of(stood, seat)
    if to is None:
        if mine is None:
            raise Refused(f"seat {seat} has made no move", "nothing-to-undo")
        to = mine.number - 1
    back = [move for _, move in moves_of(_after(stood, to))]
    if not back:
        raise Refused(f"no move stands after entry {to}", "nothing-to-undo")
    if mine is None:
        return Scope(to, None)
    last = mine.entry
    assert isinstance(last, Move)
    if to == mine.number - 1 and any(lane.seals(last) for lane in runner.lanes):
        return Scope(to, [seat])
    if runner.split and runner.commute and all(move.era == runner.era for move in back):
        pair = _lane_seats(stood, last.lane, runner.era)
        if seat in pair and any(move.lane == last.lane for move in back):
            return Scope(to, sorted(pair))
    return Scope(to, None)


def _after(stood: list[Stood], number: int) -> list[Stood]:
    """What stands after an entry."""
    first = len(stood)
    while first and stood[first - 1].number > number:
        first -= 1
    return stood[first:]


def _last_of(stood: list[Stood], seat: int) -> Stood | None:
    """A seat's last move."""
    for one in reversed(stood):
        if one.seat == seat and isinstance(one.entry, Move):
            return one
    return None


def _lane_seats(stood: list[Stood], lane: int, era: int) -> set[int]:
    """The seats that have moved in a lane since the table split."""
    seats: set[int] = set()
    for one in reversed(stood):
        if isinstance(one.entry, Move):
            if one.entry.era != era:
                break
            if one.entry.lane == lane:
                seats.add(one.seat)
    return seats


def scope_unasked(stood: list[Stood], to: int | None) -> Scope:
    """What an undo of nobody's takes back: the last move, or all that stands after `to`."""
    for one in reversed(stood):
        if isinstance(one.entry, Move):
            if to is not None and to >= one.number:
                break
            return Scope(one.number - 1 if to is None else to, None)
    raise Refused("there is no move to take back", "nothing-to-undo")


def begun_at(stood: list[Stood], lane: Lane, seat: int) -> int | None:
    """The entry before a seat's first move in the running step of a lane; None without one."""
    first: int | None = None
    left = len(lane.moves)
    for one in reversed(stood):
        if not left:
            break
        if isinstance(one.entry, Move) and one.entry in lane.moves:
            left -= 1
            if one.seat == seat:
                first = one.number - 1
    return first


def consent_for(stood: list[Stood], scope: Scope, seat: int, seats: int) -> list[int]:
    """The seats that must agree before this seat may take so much back.

    Those whose moves go with it, and everybody where somebody learnt something by what goes.
    """
    needed: set[int] = set()
    for one in _after(stood, scope.to):
        if scope.takes(one.number, one.seat):
            needed.add(one.seat)
            if one.entry.mark:
                needed.update(range(seats))
    return sorted(needed - {seat})


def check_consent(needed: list[int], given: tuple[int, ...]) -> None:
    missing = tuple(seat for seat in needed if seat not in given)
    if missing:
        who = ", ".join(str(seat) for seat in missing)
        raise NeedsConsent(f"undo needs the consent of seat {who}", missing)


def taken_back(log: Log, seat: int) -> list[Move]:
    """A seat's moves that were taken back, in the order in which they can be made again.

    Another move of that seat forgets them. Known is what the log itself holds.
    """
    back: list[Move] = []
    stood = log.standing_at(log.cut)
    for number, entry in enumerate(log.own, start=log.cut + 1):
        if isinstance(entry, Move):
            if entry.seat == seat and back:
                same = entry.kind == back[0].kind and entry.option == back[0].option
                back = back[1:] if same else []
        elif entry.name == "undo":
            scope = Scope(entry.facts["to"], entry.facts["seats"])
            moves = [move for n, move in moves_of(stood) if scope.takes(n, move.seat)]
            back = [*(move for move in moves if move.seat == seat), *back]
        stood = stands(stood, [entry], number - 1)
    return back
