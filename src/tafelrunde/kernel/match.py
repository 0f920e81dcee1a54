"""Match: one play of a game. Its log is the truth; everything else can be made from it."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import Refused
from tafelrunde.kernel.log import Entry, Log, Move, TableEvent, stands
from tafelrunde.kernel.naming import loaded
from tafelrunde.kernel.playing import Heard, Playing
from tafelrunde.kernel.record import Header, Record
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.state import plain, reaches
from tafelrunde.kernel.undo import (
    begun_at,
    check_consent,
    consent_for,
    scope_of,
    scope_unasked,
    taken_back,
)
from tafelrunde.kernel.world import sampled

# Needs words, which the kernel has none of.
_PICTURE: Final = "tafelrunde.lab.notebook:draw"


class Match(Playing):
    """A match: it is played, follows entries of other logs, goes back, and can be forked."""

    # --- from a log ----------------------------------------------------------------------

    def follow(self, entry: Entry) -> Move | None:
        """Do what an entry of another log did."""
        if isinstance(entry, Move):
            self.make_ready(entry)
            return self.play(entry.seat, entry.option)
        facts = entry.facts
        if entry.name == "undo":
            self.append_undo(facts["seat"], facts["to"], facts["seats"], facts["consent"])
        elif entry.name == "closed":
            self.close(facts["reason"])
        elif entry.name == "confirm" and self._runner.lane_held(facts["seat"]) is not None:
            self.confirm(facts["seat"])
        elif entry.name != "result":
            self.log.append(TableEvent(entry.name, dict(facts)))
        return None

    def restore(self, entries: list[Entry]) -> None:
        """Take over entries that were kept elsewhere and stand at their end."""
        for entry in entries:
            self.log.append(entry)
            if isinstance(entry, TableEvent) and entry.name == "closed":
                self.closed = True
        self._rebuild(self.log.standing())

    # --- going back ----------------------------------------------------------------------

    def undo_scope(self, seat: int, to: int | None = None) -> tuple[int, list[int] | None]:
        """What an undo would take back: every move after a number, of these seats (None: all)."""
        scope = scope_of(self.log.standing(), self._runner, seat, to)
        return scope.to, scope.seats

    def undo_needs(self, seat: int, to: int | None = None) -> list[int]:
        """Who must agree before this seat takes back its last move, or what stands after `to`."""
        stood = self.log.standing()
        return consent_for(stood, scope_of(stood, self._runner, seat, to), seat, self.seats)

    def begun_at(self, seat: int) -> int | None:
        """The entry before a seat's first move in the step that asks it now; None without one."""
        lane = None if self.closed else self._runner.lane_asking(seat)
        return None if lane is None else begun_at(self.log.standing(), lane, seat)

    def begun_with(self, seat: int) -> Option | None:
        """The first answer in the step that asks a seat now; None where it opens with that."""
        lane = None if self.closed else self._runner.lane_asking(seat)
        return lane.moves[0].option if lane is not None and lane.moves else None

    def undo(
        self, seat: int | None = None, to: int | None = None, consent: tuple[int, ...] = ()
    ) -> None:
        """Take moves back: a seat's own with the others' consent where they learnt something.

        Without a seat the last move is taken back unasked; that is for a match of one's own.
        """
        if self.closed:
            raise Refused("the match is over", "over")
        stood = self.log.standing()
        if seat is None:
            scope = scope_unasked(stood, to)
        else:
            self._check_seat(seat)
            scope = scope_of(stood, self._runner, seat, to)
            check_consent(consent_for(stood, scope, seat, self.seats), consent)
        self.append_undo(seat, scope.to, scope.seats, list(consent))

    def append_undo(
        self, seat: int | None, to: int, seats: list[int] | None, consent: list[int]
    ) -> None:
        """Write an undo down and stand where it leads."""
        stood = self.log.standing()
        undo = TableEvent("undo", {"to": to, "seat": seat, "seats": seats, "consent": consent})
        try:
            self._rebuild(stands(list(stood), [undo], len(self.log)))
        except Exception as fault:
            # What was tried has marked entries, and kept positions, of a match that never was.
            if self.positions is not None:
                self.positions.clear()
            self._rebuild(stood)
            raise Refused(f"nothing stands after an undo to {to}: {fault}", "undo") from fault
        self.log.append(undo)

    def redo_option(self, seat: int) -> Option | None:
        """The answer that a seat took back and is asked for again; None where there is none."""
        back = taken_back(self.log, seat)
        decision = self.question(seat) if back else None
        if decision is None or decision.kind != back[0].kind:
            return None
        return back[0].option if decision.offers(back[0].option) else None

    def redo(self, seat: int) -> Move:
        """Make a seat's move again that was taken back: a move like any other."""
        option = self.redo_option(seat)
        if option is None:
            raise Refused(f"seat {seat} has nothing to make again", "nothing-to-redo")
        return self.play(seat, option)

    def fork(self) -> Match:
        """The same match at the same place, going its own way from here."""
        runner = self._runner.again(self._first)
        log = Log(self.log)
        twin = Match(self.game, self.header, waits=self.waits, runner=runner, log=log)
        twin.closed = self.closed
        twin._origin = self._origin
        return twin

    def world(self, seat: int | None, key: str) -> Match:
        """A fork in which everything the seat cannot know was dealt anew by this key."""
        chance = chance_of(key)
        runner = sampled(self._runner, seat, chance, self._first)
        header = self.header
        twin = Match(
            self.game,
            Header(
                header.game,
                header.rules,
                header.seats,
                header.options,
                chance.split("seed").key.hex(),
                header.names,
            ),
            waits=self.waits,
            runner=runner,
        )
        twin.closed = self.closed
        twin._origin = runner.base
        for lane in runner.lanes:
            for move in lane.moves:
                twin.log.append(move)
        return twin

    # --- telling -------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> list[Heard]:
        """What a seat may know of what happened, after an event number."""
        return [heard for heard in self.heard[since:] if reaches(heard.event.to, seat)]

    def start_position(self) -> Any:
        """The position a match starts from where that is not the set-up."""
        if self.header.start is None and self._origin is not None:
            self.header.start = plain(self._origin)
        return self.header.start

    @property
    def record(self) -> Record:
        """The full record with its seed: the server's, and everybody's when the match is over."""
        self.start_position()
        if self.hashing:
            return Record(self.header, self.log.entries())
        hashed = Match(self.game, self.header, hashing=True)
        hashed.start()
        for entry in self.log.entries():
            hashed.follow(entry)
        return Record(self.header, hashed.log.entries())

    def _repr_svg_(self) -> str:
        """The match where it stands as a picture, for notebooks; loaded when one asks for it."""
        drawn: str = loaded(_PICTURE, "the picture of a match")(self)
        return drawn

    def __repr__(self) -> str:
        return self.game.position(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        self.start_position()
        return (
            _restored,
            (self.header, self.log.entries(), self.hashing, self.listening, self.waits),
        )


def _restored(
    header: Header, entries: list[Entry], hashing: bool, listening: bool, waits: int
) -> Match:
    game = find_game(header.game)
    match = Match(game, header, hashing=hashing, listening=listening, waits=waits)
    match.restore(entries)
    return match
