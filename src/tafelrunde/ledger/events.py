"""Events: numbered, never removed; taking one back is an event, too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

UNDONE: Final = "undone"


@dataclass(frozen=True)
class Event:
    """What happened, as number `n`; `at` in seconds since 1970, `by` whom, where that is known."""

    n: int
    name: str
    facts: dict[str, Any] = field(default_factory=dict)
    at: float | None = None
    by: str = ""

    def row(self) -> dict[str, Any]:
        row: dict[str, Any] = {"n": self.n, "event": self.name}
        if self.at is not None:
            row["at"] = self.at
        if self.by:
            row["by"] = self.by
        return row | {"facts": self.facts}


def standing(events: Iterable[Event]) -> list[Event]:
    """What was not taken back. An undo that was itself taken back takes nothing back."""
    gone: set[int] = set()
    stands: list[Event] = []
    for event in reversed(list(events)):
        if event.n in gone:
            continue
        if event.name == UNDONE:
            gone.add(event.facts["of"])
        else:
            stands.append(event)
    return stands[::-1]
