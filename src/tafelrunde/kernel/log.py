"""Log: the entries of a match. Nothing is ever removed, so forks share what lies behind them."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.runner import Move


class TableEvent:
    """An entry that is no move: undo, resign, takeover, result, closed."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name = name
        self.facts = facts

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


def standing(entries: list[Entry]) -> list[tuple[int, Move]]:
    """The moves that were not taken back, with their numbers."""
    moves: list[tuple[int, Move]] = []
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Move):
            moves.append((number, entry))
        elif entry.name == "undo":
            to = entry.facts["to"]
            seats = entry.facts["seats"]
            moves = [
                (n, move)
                for n, move in moves
                if n <= to or (seats is not None and move.seat not in seats)
            ]
    return moves
