"""Timing: the words for the clock, for lots and how far a table is, and for the snail tormentor."""

from __future__ import annotations

from tafelrunde.ledger.events import Event
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.lots import lot
from tafelrunde.tournament.record import Record
from tafelrunde.tournament.state import Round


class Timed(Record):
    """A tournament with a clock. Every word is about the last round, and needs its time."""

    def current(self) -> Round:
        """The last round; raises where none is seated."""
        current = self.state.current
        if current is None:
            raise Unfit("no-round", round=1)
        return current

    def draft(self, at: float, by: str = "") -> Event:
        """Cards are dealt: the clock of the draft begins."""
        return self.add("drafting", {"round": self.current().number}, at, by)

    def start(self, at: float, by: str = "") -> Event:
        """All tables begin to play."""
        return self.add("started", {"round": self.current().number}, at, by)

    def pause(self, at: float, by: str = "") -> Event:
        return self.add("paused", {"round": self.current().number}, at, by)

    def resume(self, at: float, by: str = "") -> Event:
        return self.add("resumed", {"round": self.current().number}, at, by)

    def extend(self, seconds: int, at: float | None = None, by: str = "") -> Event:
        """More playing time before the snail tormentor comes; less where it is negative."""
        facts = {"round": self.current().number, "seconds": seconds}
        return self.add("extended", facts, at, by)

    def reached(self, table: int, number: int, at: float | None = None, by: str = "") -> Event:
        """A table has reached this round of its game."""
        facts = {"round": self.current().number, "table": table, "number": number}
        return self.add("reached", facts, at, by)

    def draw(self, table: int, what: str, at: float | None = None, by: str = "") -> Event:
        """Draw by lot who does what the players cannot agree on, or who begins (`first`)."""
        number = self.current().number
        facts = {"round": number, "table": table, "what": what, "players": []}
        found = self.current().table(table)
        if found is not None:
            facts["players"] = lot(self.header.seed, number, found, what)
        return self.add("drawn", facts, at, by)

    def torment(self, table: int, at: float, number: int = 0, by: str = "") -> Event:
        """The snail tormentor sits down at a table, in this round of its game (0: as reported)."""
        facts = {"round": self.current().number, "table": table}
        if number:
            facts["number"] = number
        return self.add("tormented", facts, at, by)

    def release(self, table: int, at: float | None = None, by: str = "") -> Event:
        """The snail tormentor leaves a table."""
        return self.add("released", {"round": self.current().number, "table": table}, at, by)
