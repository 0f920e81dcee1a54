"""Log: the entries of a match. Nothing is ever removed, so forks share what lies behind them."""

from __future__ import annotations

from typing import Any, Final

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


class Stood:
    """An entry that was not taken back: a move, or a confirmation between moves."""

    def __init__(self, number: int, seat: int, entry: Entry) -> None:
        self.number = number
        self.seat = seat
        self.entry = entry


def stood_of(number: int, entry: Entry) -> Stood:
    """A move or a confirmation as something that stands."""
    return Stood(number, entry.seat if isinstance(entry, Move) else entry.facts["seat"], entry)


# Stands where nothing stood before; never changed.
_NOTHING: Final[list[Stood]] = []


class Log:
    """A list of entries that continues the first `cut` entries of a parent.

    Without a parent these lie elsewhere, and only what stood of them is known here.
    """

    def __init__(self, parent: Log | None = None) -> None:
        self.parent = parent
        self.cut = 0 if parent is None else len(parent)
        self.own: list[Entry] = []
        self._before: list[Stood] = _NOTHING
        # What stands after the first `_counted` own entries, once somebody has asked.
        self._stood: list[Stood] | None = None
        self._counted = 0

    def __len__(self) -> int:
        return self.cut + len(self.own)

    def append(self, entry: Entry) -> None:
        self.own.append(entry)

    def entry(self, number: int) -> Entry:
        """The entry with a number; the first has number 1."""
        log = self
        while number <= log.cut:
            if log.parent is None:
                raise IndexError(f"entry {number} lies elsewhere; here is what follows {log.cut}")
            log = log.parent
        return log.own[number - log.cut - 1]

    def entries(self) -> list[Entry]:
        """All entries; raises where the first ones lie elsewhere."""
        pieces: list[list[Entry]] = []
        log: Log | None = self
        end = len(self)
        while log is not None:
            if log.parent is None and log.cut:
                raise IndexError(f"the first {log.cut} entries lie elsewhere")
            pieces.append(log.own[: end - log.cut])
            end = min(end, log.cut)
            log = log.parent
        return [entry for piece in reversed(pieces) for entry in piece]

    def standing(self) -> list[Stood]:
        """What was not taken back; a list to read, not to change."""
        if self._stood is None:
            self._stood = self.standing_at(self.cut)
        if self._counted < len(self.own):
            fresh = self.own[self._counted :]
            self._stood = stands(self._stood, fresh, self.cut + self._counted)
            self._counted = len(self.own)
        return self._stood

    def standing_at(self, number: int) -> list[Stood]:
        """What stood after an entry, in a list of its own."""
        logs: list[Log] = []
        log = self
        while log.parent is not None:
            logs.append(log)
            log = log.parent
        if number < log.cut:
            raise IndexError(f"what stood after entry {number} is not known here")
        logs.append(log)
        stood = list(log._before)
        for place in range(len(logs) - 1, -1, -1):
            log = logs[place]
            end = min(number, logs[place - 1].cut) if place else number
            if end > log.cut:
                stood = stands(stood, log.own[: end - log.cut], log.cut)
        return stood


def log_after(number: int, stood: list[Stood]) -> Log:
    """A log that begins after an entry, where this stood; what lies before it is kept elsewhere."""
    log = Log()
    log.cut = number
    log._before = stood
    return log


def stands(stood: list[Stood], entries: list[Entry], before: int) -> list[Stood]:
    """What stands when entries with the numbers after `before` are added to what stood.

    The list that is given may be used up.
    """
    for number, entry in enumerate(entries, start=before + 1):
        if isinstance(entry, Move) or entry.name == "confirm":
            stood.append(stood_of(number, entry))
        elif entry.name == "undo":
            to: int = entry.facts["to"]
            seats: list[int] | None = entry.facts["seats"]
            last = len(stood)
            while last and stood[last - 1].number > to:
                last -= 1
            kept = [s for s in stood[last:] if seats is not None and s.seat not in seats]
            stood = stood[:last] + kept
    return stood


def standing(entries: list[Entry]) -> list[Stood]:
    """The moves and confirmations that were not taken back."""
    return stands([], entries, 0)


def moves_of(stood: list[Stood]) -> list[tuple[int, Move]]:
    """The moves among what stands, with their numbers."""
    return [(s.number, s.entry) for s in stood if isinstance(s.entry, Move)]
