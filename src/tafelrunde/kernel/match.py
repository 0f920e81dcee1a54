"""Match: one play of a game. Its log is the truth; everything else can be made from it."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.errors import NeedsConsent, Refused, RuleFault, TafelrundeError
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.log import Entry, Log, TableEvent, standing
from tafelrunde.kernel.record import Header, Record
from tafelrunde.kernel.runner import Move, Runner
from tafelrunde.kernel.state import Event, State, digest, only, plain, revive
from tafelrunde.kernel.world import sampled


class Heard:
    """An event with its number and the number of the entry it belongs to."""

    def __init__(self, number: int, entry: int, event: Event) -> None:
        self.number = number
        self.entry = entry
        self.event = event


class Match:
    """A match in play: decisions are open, `play` answers them, until it is `over`.

    `hashing` closes each step with the position's hash as it goes; `listening` collects events;
    `waits` is the mask of seats that confirm before a step after theirs opens with chance.
    """

    def __init__(
        self,
        game: Game,
        header: Header,
        hashing: bool = False,
        listening: bool = False,
        waits: int = 0,
    ) -> None:
        self.game = game
        self.header = header
        self.hashing = hashing
        self.listening = listening
        self.waits = waits
        self.log = Log()
        self.heard: list[Heard] = []
        self.closed = False
        self._origin: State | None = None
        self._runner: Runner = Runner(game, State(), None)

    def start(self) -> None:
        """Set up the table and run to the first decision."""
        self._rebuild([])

    # --- what is the case ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def state(self) -> State:
        return self._runner.state

    @property
    def decisions(self) -> list[Decision]:
        """What is asked now, at most one decision a seat."""
        return [] if self.closed else self._runner.decisions()

    @property
    def over(self) -> bool:
        return self._runner.over or self.closed

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end by the rules."""
        return self._runner.over

    @property
    def score_sheet(self) -> list[ScoreLine]:
        """The score sheet as it would be now."""
        return self.game.score_sheet(self.state)

    @property
    def scores(self) -> list[int]:
        totals = [0] * self.seats
        for line in self.score_sheet:
            for seat in range(self.seats):
                totals[seat] += line.points[seat]
        return totals

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the best."""
        return self.game.ranking(self.state)

    @property
    def moves(self) -> list[Move]:
        """The moves that stand."""
        return [move for _, move in standing(self.log.entries())]

    def decision(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def waiting(self) -> list[int]:
        """Seats whose confirmation the table waits for."""
        return [seat for seat in range(self.seats) if self._runner.lane_held(seat) is not None]

    def why_not(self, seat: int, option: Option) -> str | None:
        """The id of the rule that forbids an option; None where it is offered."""
        decision = self.decision(seat)
        if decision is None:
            return "not-asked"
        if decision.offers(option):
            return None
        return self.game.why_not(self.state, decision, option)

    # --- playing -------------------------------------------------------------------------

    def play(self, seat: int, option: Option) -> Move:
        """Answer a seat's open decision; raises Refused with the rule's reason."""
        runner = self._runner
        lane = None if self.closed else runner.lane_asking(seat)
        if lane is None:
            raise self._not_asked(seat)
        decision = lane.asks[0] if len(lane.asks) == 1 else _of(lane.asks, seat)
        if not decision.offers(option):
            raise self._refusal(decision, option)
        move = Move(seat, decision.kind, option, lane.number if runner.split else -1)
        move.era = runner.era
        state = runner.state
        state._learnt = 0
        steps = runner.steps
        try:
            runner.answer(lane, move)
            runner.go()
        except Exception as fault:
            self._rebuild(self.log.entries())
            raise RuleFault(
                f"entry {len(self.log) + 1}: the rules failed on {decision.kind} {option!r} "
                f"of seat {seat}: {type(fault).__name__}: {fault}"
            ) from fault
        move.mark = state._learnt
        if self.hashing and runner.steps != steps:
            move.hash = digest(state)
        self.log.append(move)
        if self.listening:
            self._collect(len(self.log))
        if runner.over:
            self._write_result()
        return move

    def confirm(self, seat: int) -> None:
        """Let the step begin that waited for this seat."""
        lane = self._runner.lane_held(seat)
        if lane is None:
            raise Refused(f"nothing waits for seat {seat}", "not-waiting")
        self.note("confirm", seat=seat)
        self.state._learnt = 0
        self._runner.release(lane)
        last = self.moves[-1]
        last.mark |= self.state._learnt
        if self.listening:
            self._collect(len(self.log))
        if self._runner.over:
            self._write_result()

    def follow(self, entry: Entry) -> Move | None:
        """Do what an entry of another log did."""
        if isinstance(entry, Move):
            for seat in self.waiting():
                self.confirm(seat)
            return self.play(entry.seat, entry.option)
        facts = entry.facts
        if entry.name == "undo":
            self.append_undo(facts["seat"], facts["to"], facts["seats"], facts["consent"])
        elif entry.name == "closed":
            self.close(facts["reason"])
        elif entry.name != "result":
            self.note(entry.name, **facts)
        return None

    def note(self, name: str, **facts: Any) -> None:
        """Append a table event that changes nothing on the board."""
        self.log.append(TableEvent(name, facts))

    def resign(self, seat: int) -> None:
        self._check_seat(seat)
        self.note("resign", seat=seat)

    def take_over(self, seat: int, by: str) -> None:
        """Note that somebody else plays for a seat from here on."""
        self._check_seat(seat)
        self.note("takeover", seat=seat, by=by)

    def close(self, reason: str) -> None:
        """End the match before its end; nothing can be played any more."""
        self.closed = True
        self.note("closed", reason=reason)

    # --- going back ----------------------------------------------------------------------

    def undo_scope(self, seat: int, to: int | None = None) -> tuple[int, list[int] | None]:
        """What an undo would take back: every move after a number, of these seats (None: all).

        Without `to` it is the seat's own last move.
        """
        stand = standing(self.log.entries())
        runner = self._runner
        mine = [(n, move) for n, move in stand if move.seat == seat]
        if to is None:
            if not mine:
                raise Refused(f"seat {seat} has made no move", "nothing-to-undo")
            to = mine[-1][0] - 1
        if not any(n > to for n, _ in stand):
            raise Refused(f"no move stands after entry {to}", "nothing-to-undo")
        for lane in runner.lanes:
            sealed = lane.together is not None and seat in lane.sealed and mine
            if sealed and to == mine[-1][0] - 1 and mine[-1][1] in lane.moves:
                return to, [seat]
        if runner.split and mine and mine[-1][1].era == runner.era:
            number = mine[-1][1].lane
            back = [(n, move) for n, move in stand if n > to and move.lane == number]
            if back and all(move.era == runner.era for _, move in back):
                return to, sorted(
                    {
                        move.seat
                        for _, move in stand
                        if move.lane == number and move.era == runner.era
                    }
                )
        return to, None

    def undo_needs(self, seat: int, to: int | None = None) -> list[int]:
        """The seats that must agree before this seat may undo."""
        to, seats = self.undo_scope(seat, to)
        needed: set[int] = set()
        for n, move in standing(self.log.entries()):
            if n <= to or (seats is not None and move.seat not in seats):
                continue
            needed.add(move.seat)
            if move.mark:
                needed.update(range(self.seats))
        return sorted(needed - {seat})

    def undo(
        self, seat: int | None = None, to: int | None = None, consent: tuple[int, ...] = ()
    ) -> None:
        """Take moves back: a seat's own with the others' consent where they learnt something.

        Without a seat the last move is taken back unasked; that is for a match of one's own.
        """
        if seat is None:
            stand = standing(self.log.entries())
            if not stand:
                raise Refused("no move has been made", "nothing-to-undo")
            scope: tuple[int, list[int] | None] = (stand[-1][0] - 1 if to is None else to, None)
        else:
            missing = tuple(s for s in self.undo_needs(seat, to) if s not in consent)
            if missing:
                who = ", ".join(str(s) for s in missing)
                raise NeedsConsent(f"undo needs the consent of seat {who}", missing)
            scope = self.undo_scope(seat, to)
        self.append_undo(seat, scope[0], scope[1], list(consent))

    def append_undo(
        self, seat: int | None, to: int, seats: list[int] | None, consent: list[int]
    ) -> None:
        """Write an undo down and stand where it leads."""
        facts: dict[str, Any] = {"to": to, "seat": seat, "seats": seats, "consent": consent}
        self.log.append(TableEvent("undo", facts))
        self._rebuild(self.log.entries())

    def fork(self) -> Match:
        """The same match at the same place, going its own way from here."""
        twin = Match(self.game, self.header, False, False, self.waits)
        twin.closed = self.closed
        twin.log = Log(self.log)
        twin._origin = self._origin
        twin._runner = self._runner.again(self._first)
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
            False,
            False,
            self.waits,
        )
        twin.closed = self.closed
        twin._origin = runner.base
        for lane in runner.lanes:
            for move in lane.moves:
                twin.log.append(move)
        twin._runner = runner
        return twin

    # --- telling -------------------------------------------------------------------------

    def events(self, seat: int | None, since: int = 0) -> list[Heard]:
        """What a seat may know of what happened, after an event number."""
        mask = 0 if seat is None else only(seat)
        return [
            heard for heard in self.heard[since:] if heard.event.to == -1 or heard.event.to & mask
        ]

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

    def __repr__(self) -> str:
        return self.game.position(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        self.start_position()
        flags = (self.hashing, self.listening, self.waits, self.closed)
        return (_restored, (self.game, self.header, self.log.entries(), flags))

    # --- inside --------------------------------------------------------------------------

    def _first(self) -> State:
        """A state of one's own to start from."""
        if self._origin is not None:
            return self._origin.copy()
        header = self.header
        if header.start is not None:
            state = revive(header.start, self.game.parts)
            assert isinstance(state, State)
            return state
        return self.game.setup(header.seats, header.options, chance_of(header.seed))

    def _rebuild(self, entries: list[Entry]) -> None:
        """Stand where the moves that stand lead to."""
        state = self._first()
        if self.listening and not entries:
            state._heard = []
        runner = Runner(self.game, state, None, self.waits)
        self._runner = runner
        runner.go()
        previous: Move | None = None
        for _, move in standing(entries):
            state._learnt = 0
            lane = runner.opened(move)
            if previous is not None:
                previous.mark |= state._learnt
            state._learnt = 0
            move.era = runner.era
            runner.answer(lane, move)
            runner.go()
            move.mark = state._learnt
            previous = move
        for seat in _confirmed(entries):
            held = runner.lane_held(seat)
            if held is not None and previous is not None:
                state._learnt = 0
                runner.release(held)
                previous.mark |= state._learnt
        if self.listening:
            if not entries:
                self._collect(0)
            state._heard = []

    def restore(self, entries: list[Entry]) -> None:
        """Take over a log that was kept elsewhere and stand at its end."""
        for entry in entries:
            self.log.append(entry)
            if isinstance(entry, TableEvent) and entry.name == "closed":
                self.closed = True
        self._rebuild(entries)

    def _collect(self, entry: int) -> None:
        told = self.state._heard
        if told:
            for event in told:
                self.heard.append(Heard(len(self.heard) + 1, entry, event))
        self.state._heard = []

    def _write_result(self) -> None:
        self.note("result", scores=self.scores, ranking=self.ranking)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise TafelrundeError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def _not_asked(self, seat: int) -> Refused:
        if self.over:
            return Refused("the match is over", "over")
        self._check_seat(seat)
        return Refused(f"seat {seat} is not asked anything now", "not-asked")

    def _refusal(self, decision: Decision, option: Option) -> Refused:
        kind = self.game.kinds[decision.kind]
        if kind.shape.index(option) < 0:
            return Refused(f"{option!r} is no option of {kind.name}", "shape")
        reason = self.game.why_not(self.state, decision, option) or "not-offered"
        return Refused(f"{kind.name} {option!r} is not allowed: {reason}", reason)


def _of(asks: list[Decision], seat: int) -> Decision:
    for decision in asks:
        if decision.seat == seat:
            return decision
    raise Refused(f"seat {seat} is not asked anything now", "not-asked")


def _confirmed(entries: list[Entry]) -> list[int]:
    """Seats that confirmed after the last move that stands."""
    seats: list[int] = []
    for entry in reversed(entries):
        if isinstance(entry, Move) or entry.name == "undo":
            break
        if entry.name == "confirm":
            seats.append(entry.facts["seat"])
    return seats


def _restored(
    game: Game, header: Header, entries: list[Entry], flags: tuple[bool, bool, int, bool]
) -> Match:
    match = Match(game, header, flags[0], flags[1], flags[2])
    match.restore(entries)
    return match
