"""Log: the entries of a match. Nothing is ever removed, so forks share what lies behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel.decision import Option


class Move:
    """A seat's answer: to which kind of decision, which option, in which lane (-1: no lanes).

    `mark` is the mask of who learnt something by it, `hash` the position's hash where a step
    was closed, `era` counts the times the table split into lanes or joined again before.
    """

    def __init__(self, seat: int, kind: str, option: Option, lane: int) -> None:
        self.seat = seat
        self.kind = kind
        self.option = option
        self.lane = lane
        self.mark = 0
        self.hash = ""
        self.era = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return (_moved, (self.seat, self.kind, self.option, self.lane, self.mark, self.hash))


def _moved(seat: int, kind: str, option: Option, lane: int, mark: int, hash: str) -> Move:
    move = Move(seat, kind, option, lane)
    move.mark = mark
    move.hash = hash
    return move


class TableEvent:
    """An entry that is no move: undo, confirm, resign, takeover, closed, result.

    `mark` is the mask of who learnt something by it.
    """

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name = name
        self.facts = facts
        self.mark = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return (TableEvent, (self.name, self.facts))


Entry = Move | TableEvent


class Log:
    """A list of entries that continues the first `cut` entries of a parent."""

    def __init__(self, parent: Log | None = None) -> None:
        self.parent = parent
        self.cut = 0 if parent is None else len(parent)
        self.own: list[Entry] = []

    def __len__(self) -> int:
        return self.cut + len(self.own)

    def append(self, entry: Entry) -> None:
        self.own.append(entry)

    def entries(self) -> list[Entry]:
        """All entries; the first has number 1."""
        pieces: list[list[Entry]] = []
        log: Log | None = self
        end = len(self)
        while log is not None:
            pieces.append(log.own[: end - log.cut])
            end = min(end, log.cut)
            log = log.parent
        return [entry for piece in reversed(pieces) for entry in piece]


class Stood:
    """An entry that was not taken back: a move, or a confirmation between moves."""

    def __init__(self, number: int, seat: int, entry: Entry) -> None:
        self.number = number
        self.seat = seat
        self.entry = entry


def standing_back(entries: list[Entry]) -> Iterator[Stood]:
    """The moves and confirmations that were not taken back, the last one first."""
    # Undos of everybody's moves after `low`, and of some seats' moves after a number.
    low = len(entries)
    some: list[tuple[int, list[int]]] = []
    for place in range(len(entries) - 1, -1, -1):
        number, entry = place + 1, entries[place]
        if isinstance(entry, Move):
            seat = entry.seat
        elif entry.name == "confirm":
            seat = entry.facts["seat"]
        else:
            if entry.name == "undo":
                to: int = entry.facts["to"]
                seats: list[int] | None = entry.facts["seats"]
                if seats is None:
                    low = min(low, to)
                else:
                    some.append((to, seats))
            continue
        if number <= low and not (some and _taken_back(number, seat, some)):
            yield Stood(number, seat, entry)


def _taken_back(number: int, seat: int, some: list[tuple[int, list[int]]]) -> bool:
    for to, seats in some:
        if number > to and seat in seats:
            return True
    return False


def standing(entries: list[Entry], after: int = 0) -> list[Stood]:
    """The moves and confirmations after an entry that were not taken back."""
    stood: list[Stood] = []
    for one in standing_back(entries):
        if one.number <= after:
            break
        stood.append(one)
    stood.reverse()
    return stood


def standing_moves(entries: list[Entry], after: int = 0) -> list[tuple[int, Move]]:
    """The moves after an entry that were not taken back, with their numbers."""
    return [(s.number, s.entry) for s in standing(entries, after) if isinstance(s.entry, Move)]
