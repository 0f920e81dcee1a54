"""Clocks: how much time each seat has left, read off the times of the entries alone.

A clock runs while its seat is asked. Time in which no node was up runs on nobody's clock, and
with days per move only the playing hours count. Because nothing else is read, a clock is the
same after a restart and on every node.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from datetime import time as daytime
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from tafelrunde.kernel.decision import REQUEST
from tafelrunde.kernel.log import Entry, Move

DAY: Final = 86_400.0
# The part of a full time bank that somebody gets who comes back.
BACK: Final = 0.1

Pauses = Sequence[tuple[float, float]]


class NoClock(msgspec.Struct, tag="none", tag_field="kind"):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, tag="move", tag_field="kind"):
    """So many seconds for each decision."""

    seconds: float


class BankClock(msgspec.Struct, tag="bank", tag_field="kind"):
    """So many seconds for the whole match, and some more after each move."""

    seconds: float
    increment: float = 0.0


class DaysClock(msgspec.Struct, tag="days", tag_field="kind"):
    """So many days for each decision, counted in playing hours."""

    days: float
    start: str = msgspec.field(name="from", default="00:00")
    end: str = msgspec.field(name="to", default="24:00")
    zone: str = "UTC"


Clock = NoClock | MoveClock | BankClock | DaysClock


def minutes_of(hour: str) -> int:
    """HH:MM as minutes of the day; raises ValueError."""
    hours, _, minutes = hour.partition(":")
    if not (len(hours) == len(minutes) == 2 and hours.isdigit() and minutes.isdigit()):
        raise ValueError(f"{hour!r} is no time of day")
    total = int(hours) * 60 + int(minutes)
    if total > 24 * 60 or int(minutes) > 59:
        raise ValueError(f"{hour!r} is no time of day")
    return total


def check_clock(clock: Clock) -> None:
    """Raise ValueError where a clock cannot run."""
    if isinstance(clock, MoveClock) and not 5 <= clock.seconds <= 7 * DAY:
        raise ValueError("a move has 5 seconds to 7 days")
    if isinstance(clock, BankClock):
        if not 10 <= clock.seconds <= 30 * DAY:
            raise ValueError("a time bank holds 10 seconds to 30 days")
        if not 0 <= clock.increment <= DAY:
            raise ValueError("an increment is 0 seconds to a day")
    if isinstance(clock, DaysClock):
        if not 0.04 <= clock.days <= 60:
            raise ValueError("a move has an hour to 60 days")
        if minutes_of(clock.end) - minutes_of(clock.start) < 60:
            raise ValueError("playing hours last at least an hour")
        try:
            ZoneInfo(clock.zone)
        except (KeyError, OSError, ValueError) as error:
            raise ValueError(f"{clock.zone!r} is no time zone") from error


def playing_time(clock: DaysClock, begin: float, end: float) -> float:
    """Seconds of playing hours between two times."""
    start, stop = minutes_of(clock.start), minutes_of(clock.end)
    if (start, stop) == (0, 24 * 60):
        return end - begin
    zone = ZoneInfo(clock.zone)
    day = datetime.fromtimestamp(begin, zone).date()
    last = datetime.fromtimestamp(end, zone).date()
    total = 0.0
    while day <= last:
        midnight = datetime.combine(day, daytime(), zone)
        opens = (midnight + timedelta(minutes=start)).timestamp()
        closes = (midnight + timedelta(minutes=stop)).timestamp()
        total += max(0.0, min(end, closes) - max(begin, opens))
        day += timedelta(days=1)
    return total


class Reading(msgspec.Struct):
    """What a clock shows."""

    left: float
    running: bool


class Clocks:
    """The clocks of all seats, moved on from entry to entry."""

    def __init__(self, clock: Clock, seats: int, pauses: Pauses) -> None:
        self.clock = clock
        self.pauses = pauses
        self.asked = 0
        self.at = 0.0
        self.left = [self.full] * seats

    @property
    def full(self) -> float:
        """What a clock shows before it ever ran."""
        clock = self.clock
        if isinstance(clock, DaysClock):
            return clock.days * 60.0 * (minutes_of(clock.end) - minutes_of(clock.start))
        return 0.0 if isinstance(clock, NoClock) else clock.seconds

    @property
    def hurry(self) -> bool:
        """Whether there is any time to keep."""
        return not isinstance(self.clock, NoClock)

    def start(self, at: float, asked: int) -> None:
        self.at = at
        self.asked = asked

    def follow(self, entry: Entry, at: float, asked: int) -> None:
        """An entry of the match was made."""
        mover: int | None = None
        back: int | None = None
        if isinstance(entry, Move):
            # What a seat does unasked neither takes nor gives it time.
            mover = None if entry.kind == REQUEST else entry.seat
        elif entry.name == "confirm":
            mover = entry.facts["seat"]
        elif entry.name == "return":
            back = entry.facts["seat"]
        self.entry(at, asked, mover, back)

    def entry(self, at: float, asked: int, mover: int | None, back: int | None = None) -> None:
        """An entry was made: by a seat's move, or by no move at all (None).

        Who comes `back` after a flag fell has something to go on with.
        """
        spent = self._elapsed(self.at, at)
        clock = self.clock
        for seat in range(len(self.left)):
            was = bool(self.asked >> seat & 1)
            if was:
                self.left[seat] -= spent
            if isinstance(clock, BankClock):
                if seat == mover:
                    self.left[seat] += clock.increment
            elif seat == mover or (not was and asked >> seat & 1):
                self.left[seat] = self.full
        if back is not None:
            bank = isinstance(clock, BankClock)
            self.left[back] = max(self.left[back], self.full * (BACK if bank else 1.0))
        self.at = max(self.at, at)
        self.asked = asked

    def readings(self, now: float) -> list[Reading]:
        """What the clocks show now; none where nobody is hurried."""
        if isinstance(self.clock, NoClock):
            return []
        spent = self._elapsed(self.at, now)
        found = []
        for seat, left in enumerate(self.left):
            running = bool(self.asked >> seat & 1)
            found.append(Reading(round(left - spent if running else left, 3), running))
        return found

    def deadline(self) -> float | None:
        """When the first clock runs out if nothing happens; None where none runs.

        With playing hours it may be earlier than that, never later.
        """
        if isinstance(self.clock, NoClock) or not self.asked:
            return None
        return self.at + max(
            0.0, min(left for seat, left in enumerate(self.left) if self.asked >> seat & 1)
        )

    def fallen(self, now: float) -> list[int]:
        """Seats whose time is up."""
        return [
            seat
            for seat, reading in enumerate(self.readings(now))
            if reading.running and reading.left <= 0
        ]

    def _elapsed(self, begin: float, end: float) -> float:
        """Seconds that count between two times."""
        if isinstance(self.clock, NoClock) or end <= begin:
            return 0.0
        total = self._counted(begin, end)
        for began, ended in self.pauses:
            if began < end and ended > begin:
                total -= self._counted(max(began, begin), min(ended, end))
        return total

    def _counted(self, begin: float, end: float) -> float:
        if isinstance(self.clock, DaysClock):
            return playing_time(self.clock, begin, end)
        return end - begin
