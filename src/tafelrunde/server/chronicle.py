"""Chronicle: a match with all that was told about each of its entries, made from its record."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Entry, Move, TableEvent
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header, entry_of, entry_row
from tafelrunde.kernel.state import ALL, only, reaches
from tafelrunde.kernel.text import Text
from tafelrunde.server.store import StoredEntry


class Told:
    """What happened by one entry: events and sentences, each with the mask of who may know."""

    def __init__(self) -> None:
        self.events: list[tuple[int, list[Any]]] = []
        self.log: list[tuple[int, list[Any]]] = []

    def events_for(self, seat: int | None) -> list[list[Any]]:
        """What a viewer with this seat's eyes (None: a spectator) was shown."""
        return [event for to, event in self.events if reaches(to, seat)]

    def log_for(self, seat: int | None) -> list[list[Any]]:
        return [said for to, said in self.log if reaches(to, seat)]


class Chronicle:
    """A match in play with what was told at each entry; number 0 is the set-up."""

    def __init__(self, game: Game[Any], header: Header, waits: int) -> None:
        self.match = Match(game, header, hashing=False, listening=True, waits=waits)
        self.match.start()
        self.told: list[Told] = []
        self.opened: list[int] = [0] * header.seats
        self._open: list[Decision | None] = [None] * header.seats
        self.catch_up()

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.match.log)

    @property
    def asked(self) -> int:
        """The mask of seats whose word the match waits for."""
        mask = 0
        for decision in self.match.decisions:
            mask |= only(decision.seat)
        if not self.match.over:
            for seat in self.match.waiting():
                mask |= only(seat)
        return mask

    def follow(self, row: Any, n: int) -> Entry:
        """Do what a stored entry did; raises RecordError where that is not possible."""
        match = self.match
        if n <= self.number:
            # The result: the match wrote it down by itself.
            return match.log.own[n - 1]
        entry = entry_of(row, n, n + 1)
        try:
            if isinstance(entry, Move):
                self._follow_move(entry)
            else:
                match.follow(entry)
        except (TafelrundeError, RuntimeError, KeyError, TypeError) as error:
            raise RecordError(n + 1, "drifted", str(error)) from error
        self.catch_up()
        return match.log.own[n - 1]

    def _follow_move(self, entry: Move) -> None:
        match = self.match
        match.make_ready(entry)
        decision = match.question(entry.seat)
        if decision is None or decision.kind != entry.kind:
            raise TafelrundeError(f"seat {entry.seat} is not asked {entry.kind} here")
        made = match.play(entry.seat, entry.option)
        if entry.hash and made.hash and made.hash != entry.hash:
            raise TafelrundeError(f"the position's hash is {made.hash}, not {entry.hash}")
        made.hash = entry.hash

    def catch_up(self) -> None:
        """Write down what was told about entries made since the last time."""
        match = self.match
        while len(self.told) <= self.number:
            told = Told()
            self.told.append(told)
            number = len(self.told) - 1
            if number:
                said = narrated(match.log.own[number - 1])
                if said is not None:
                    told.log.append((ALL, said.plain()))
        for heard in match.heard:
            event = heard.event
            told = self.told[heard.entry]
            told.events.append((event.to, [event.name, *event.args]))
            text = match.game.narrate(match.state, event)
            if text is not None:
                told.log.append((event.to, text.plain()))
        match.heard.clear()
        for seat in range(match.seats):
            decision = match.decision(seat)
            if decision is not self._open[seat]:
                self._open[seat] = decision
                self.opened[seat] = self.number

    def rows_after(self, number: int) -> list[str]:
        """The entries after a number as they are stored."""
        entries = self.match.log.own[number:]
        return [
            msgspec.json.encode(entry_row(n, entry)).decode()
            for n, entry in enumerate(entries, start=number + 1)
        ]


def narrated(entry: Entry) -> Text | None:
    """What the log says about a table event."""
    if not isinstance(entry, TableEvent):
        return None
    facts = entry.facts
    seat = facts.get("seat")
    who = Text("seat", seat=seat) if isinstance(seat, int) else Text("spectator")
    match entry.name:
        case "undo":
            return Text("undo-done", seat=who)
        case "resign":
            return Text("table-resign", seat=who)
        case "takeover":
            return Text("server-takeover", seat=who)
        case "return":
            return Text("server-return", seat=who)
        case "flag":
            return Text("server-flag", seat=who)
        case "ask-undo":
            return Text("server-ask-undo", seat=who)
        case "decline":
            return Text("server-decline", seat=who)
        case "closed":
            why, _, number = str(facts["reason"]).partition(" ")
            return Text("table-closed", reason=Text(f"server-closed-{why}", number=number))
        case _:
            return None


def retold(
    game: Game[Any], header: Header, waits: int, stored: list[StoredEntry], check: bool = False
) -> Chronicle:
    """The chronicle of a stored record; `check` compares every step's hash."""
    chronicle = Chronicle(game, header, waits)
    chronicle.match.hashing = check
    for entry in stored:
        chronicle.follow(msgspec.json.decode(entry.row), entry.number)
    chronicle.match.hashing = True
    return chronicle
