"""Chronicle: a match with what was told about its last entries, made from its record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Final

import msgspec

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Entry, Move, Stood, TableEvent, log_after, stood_of
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rebuild import Positions
from tafelrunde.kernel.record import Header, entry_of, entry_row
from tafelrunde.kernel.state import ALL, only, reaches
from tafelrunde.kernel.text import Text

# Called between two entries, where others are to go on meanwhile.
Pause = Callable[[], None] | None

# Of so many entries a table knows what was told; older ones are told again on request.
TOLD: Final = 100
# So many entries are in memory; of older ones only what stands.
LOGGED: Final = 400
# Going back begins at one of a few positions.
_APART: Final = 20
_MOST: Final = 3


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


def _packed(told: Told) -> bytes:
    return msgspec.json.encode([told.events, told.log])


def _unpacked(packed: bytes) -> Told:
    told = Told()
    told.events, told.log = msgspec.json.decode(packed)
    return told


class Rows(msgspec.Struct):
    """Entries as they are stored, up to a number: those after another, or all that stand (None)."""

    number: int
    after: int | None
    rows: list[str]


class Chronicle:
    """A match in play with what was told at each of its last entries; number 0 is the set-up.

    The match has stood where it stands now before anything is told. `left` are the seats that had
    given up before the first entry in memory. `round_at` is the entry with which the round began,
    or the first in memory where that is longer ago.
    """

    def __init__(self, match: Match, left: Iterable[int] = ()) -> None:
        self.match = match
        self.left = frozenset(left)
        self.opened: list[int] = [match.number] * match.seats
        self._open: list[Decision | None] = [None] * match.seats
        # Packed: of hundreds of tables few are looked at.
        self._told: dict[int, bytes] = {match.number: _packed(Told())}
        self._tourney = match.game.tourney()
        self._round = self._tourney.round(match.state)
        self.round_at = match.number
        self.catch_up()

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.match.number

    @property
    def first(self) -> int:
        """The number of the first entry of which is known what was told."""
        return next(iter(self._told)) + 1

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

    @property
    def gave_up(self) -> set[int]:
        """Seats that resigned or whose time ran out, and did not come back."""
        gone = set(self.left)
        for entry in self.match.log.own:
            _leaves(gone, entry)
        return gone

    def told(self, n: int) -> Told:
        """What was told about an entry; raises KeyError where that is too long ago."""
        return _unpacked(self._told[n])

    def follow(self, row: Any, n: int) -> Entry:
        """Do what a stored entry did; raises RecordError where that is not possible."""
        match = self.match
        if n > self.number:
            entry = entry_of(row, n, n + 1)
            try:
                if isinstance(entry, Move):
                    self._follow_move(entry)
                else:
                    match.follow(entry)
                self.catch_up()
            except Exception as error:
                raise RecordError(n + 1, "drifted", f"{error}") from error
        # A result the match wrote down by itself.
        return match.log.entry(n)

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
        fresh: dict[int, Told] = {}
        for number in range(next(reversed(self._told)) + 1, self.number + 1):
            told = fresh[number] = Told()
            noted = narrated(match.log.entry(number))
            if noted is not None:
                told.log.append((ALL, noted.plain()))
        for number, group in groupby(match.heard, lambda heard: heard.entry):
            told = fresh.get(number) or _unpacked(self._told[number])
            fresh[number] = told
            events = [heard.event for heard in group]
            told.events += [(event.to, [event.name, *event.args]) for event in events]
            for said in match.game.narrate(match.state, events):
                told.log.append((said.to, said.text.plain()))
        match.heard.clear()
        number = self._tourney.round(match.state)
        if number != self._round:
            self._round, self.round_at = number, self.number
        for number, told in fresh.items():
            self._told[number] = _packed(told)
        while len(self._told) > TOLD + 1:
            del self._told[next(iter(self._told))]
        for seat in range(match.seats):
            decision = match.decision(seat)
            if decision is not self._open[seat]:
                self._open[seat] = decision
                self.opened[seat] = self.number

    def rows_after(self, number: int) -> list[str]:
        """The entries after a number as they are stored."""
        log = self.match.log
        return [row_of(n, log.entry(n)) for n in range(number + 1, self.number + 1)]

    def rows_for(self, known: int | None) -> Rows:
        """What somebody needs who knows the entries up to a number: those after it.

        Where these are not in memory, and for who knows nothing (None), it is all that stands.
        """
        log = self.match.log
        if known is not None and log.cut <= known <= self.number:
            return Rows(self.number, known, self.rows_after(known))
        stood = [row_of(stood.number, stood.entry) for stood in log.standing()]
        return Rows(self.number, None, stood)


def row_of(n: int, entry: Entry) -> str:
    """An entry as it is stored."""
    return msgspec.json.encode(entry_row(n, entry)).decode()


def _leaves(gone: set[int], entry: Entry) -> None:
    if isinstance(entry, TableEvent):
        if entry.name in ("resign", "flag"):
            gone.add(entry.facts["seat"])
        elif entry.name == "return":
            gone.discard(entry.facts["seat"])


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
        case "hurried":
            return Text("server-hurried", seat=who)
        case "tormented":
            return Text("server-tormented", seconds=facts["seconds"])
        case "released":
            return Text("server-released")
        case "ask-undo":
            return Text("server-ask-undo", seat=who)
        case "decline":
            return Text("server-decline", seat=who)
        case "closed":
            why, _, number = str(facts["reason"]).partition(" ")
            return Text("table-closed", reason=Text(f"server-closed-{why}", number=number))
        case _:
            return None


# --- from a record ---------------------------------------------------------------------------


def begun(game: Game[Any], header: Header, waits: int) -> Match:
    """The match of a table, before its first entry, that tells what happens in it."""
    match = Match(game, header, hashing=False, listening=True, waits=waits)
    match.positions = Positions(_APART, _MOST)
    return match


def retold(
    game: Game[Any],
    header: Header,
    waits: int,
    rows: list[str],
    pause: Pause = None,
) -> Chronicle:
    """The chronicle of stored entries: what stands of the old ones, and all of the last.

    What was taken back long ago costs nothing.
    """
    match = begun(game, header, waits)
    match.pause = pause
    cut = max(0, len(rows) - LOGGED)
    before = max(0, len(rows) - TOLD)
    stood, left = _standing(rows[:cut])
    match.log = log_after(cut, stood)
    try:
        match.restore([_entry(rows, n) for n in range(cut + 1, before + 1)])
    except (TafelrundeError, RuntimeError, KeyError, TypeError) as error:
        raise RecordError(before + 1, "drifted", str(error)) from error
    chronicle = Chronicle(match, left)
    for n in range(before + 1, len(rows) + 1):
        chronicle.follow(msgspec.json.decode(rows[n - 1]), n)
        if pause is not None:
            pause()
    match.hashing = True
    match.pause = None
    return chronicle


def compared(
    game: Game[Any],
    header: Header,
    waits: int,
    rows: list[str],
    pause: Pause = None,
) -> None:
    """Follow every stored entry, compare every step's hash and the result; raises RecordError.

    It is told, too: what cannot be told cannot be shown.
    """
    match = Match(game, header, hashing=True, listening=True, waits=waits)
    match.positions = Positions()
    match.pause = pause
    match.start()
    chronicle = Chronicle(match)
    for n, text in enumerate(rows, start=1):
        row = msgspec.json.decode(text)
        ends = row.get("event") == "result"
        if ends and n > chronicle.number:
            raise RecordError(n + 1, "drifted", "the record has a result, the match goes on")
        made = chronicle.follow(row, n)
        if ends != (isinstance(made, TableEvent) and made.name == "result"):
            raise RecordError(n + 1, "drifted", "the match ends here, the record goes on")
        if isinstance(made, TableEvent) and ends and made.facts != _facts(row):
            raise RecordError(n + 1, "drifted", f"the result is {made.facts}, not {_facts(row)}")
        if pause is not None:
            pause()


def _facts(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in ("n", "event")}


def _entry(rows: list[str], n: int) -> Entry:
    return entry_of(msgspec.json.decode(rows[n - 1]), n, n + 1)


# Only a table event's row has this key; a word in it would have its quotation marks escaped.
_EVENT: Final = re.compile('"event":')


def _standing(rows: list[str]) -> tuple[list[Stood], set[int]]:
    """What stands after these entries, and who has given up.

    Moves that were taken back are not even read.
    """
    standing: list[int] = []
    gone: set[int] = set()
    for n, row in enumerate(rows, start=1):
        if not _EVENT.search(row):
            standing.append(n)
            continue
        entry = _entry(rows, n)
        assert isinstance(entry, TableEvent)
        _leaves(gone, entry)
        if entry.name == "confirm":
            standing.append(n)
        elif entry.name == "undo":
            to, seats = entry.facts["to"], entry.facts["seats"]
            last = len(standing)
            while last and standing[last - 1] > to:
                last -= 1
            back = standing[last:]
            del standing[last:]
            if seats is not None:
                standing += [k for k in back if stood_of(k, _entry(rows, k)).seat not in seats]
    return [stood_of(n, _entry(rows, n)) for n in standing], gone
