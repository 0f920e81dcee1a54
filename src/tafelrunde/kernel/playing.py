"""Playing: a match where it stands: what is asked, what was told, and what answers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tafelrunde.kernel.chance import chance_of
from tafelrunde.kernel.decision import REQUEST, Decision, Option
from tafelrunde.kernel.errors import Refused, RuleFault, TafelrundeError
from tafelrunde.kernel.game import Game, ScoreLine
from tafelrunde.kernel.log import Entry, Log, Move, Stood, TableEvent, moves_of
from tafelrunde.kernel.rebuild import Positions, rebuilt
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.runner import Lane, Runner
from tafelrunde.kernel.state import Event, State, digest, revive
from tafelrunde.kernel.text import Text


class Heard:
    """An event with its number and the number of the entry it belongs to."""

    def __init__(self, number: int, entry: int, event: Event) -> None:
        self.number = number
        self.entry = entry
        self.event = event


class Playing:
    """A match in play: decisions are open, `play` answers them, until it is `over`.

    `hashing` closes each step with the position's hash as it goes; `listening` collects events;
    `waits` is the mask of seats that confirm before a step after theirs opens with chance; that
    is the table's affair, and a record can be followed with any. Where `positions` are kept, going
    back begins at one of them; `pause` is called after each entry that is made again.
    """

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        *,
        hashing: bool = False,
        listening: bool = False,
        waits: int = 0,
        runner: Runner | None = None,
        log: Log | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.hashing = hashing
        self.listening = listening
        self.waits = waits
        self.log = Log() if log is None else log
        self.heard: list[Heard] = []
        self.positions: Positions | None = None
        self.pause: Callable[[], None] | None = None
        self.closed = False
        self._origin: State | None = None
        self._runner: Runner = Runner(game, State(), None) if runner is None else runner

    def start(self) -> None:
        """Set up the table and run to the first decision."""
        self._rebuild([])

    # --- what is the case ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

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
        return [move for _, move in moves_of(self.log.standing())]

    def decision(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def requests(self, seat: int) -> Decision | None:
        """What a seat that is not asked may do while another is; nothing where the table waits."""
        if self.over or not self.decisions or self._runner.split or not 0 <= seat < self.seats:
            return None
        options = self.game.requests(self.state, seat)
        return Decision(seat, REQUEST, options) if options else None

    def question(self, seat: int) -> Decision | None:
        """What a seat can answer now: its open decision or, where it has none, its requests."""
        return self.decision(seat) or self.requests(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def waiting(self) -> list[int]:
        """Seats whose confirmation the table waits for."""
        return [seat for seat in range(self.seats) if self._runner.lane_held(seat) is not None]

    def why_not(self, seat: int, option: object) -> str | None:
        """The id of the rule that forbids an option; None where it is offered."""
        decision = self.question(seat)
        if decision is None:
            return "over" if self.over else "not-asked"
        if decision.offers(option):
            return None
        if self.game.questions[decision.kind].shape.index(option) < 0:
            return "shape"
        return self.game.why_not(self.state, decision, cast(Option, option)) or "not-offered"

    def reason(self, seat: int, option: object) -> Text | None:
        """Why an option is not there, in a sentence; None where it is offered."""
        reason = self.why_not(seat, option)
        if reason is None:
            return None
        decision = self.question(seat)
        if decision is None or reason in {"shape", "not-offered"}:
            return Text(f"why-{reason}")
        return self.game.reason(self.state, decision, cast(Option, option), reason)

    # --- playing -------------------------------------------------------------------------

    def play(self, seat: int, option: object) -> Move:
        """Answer a seat's open decision; raises Refused with the rule's reason.

        A seat that has none may request something that is possible at any time: it is taken when
        the running step has ended.
        """
        runner = self._runner
        lane = None if self.closed else runner.lane_asking(seat)
        if lane is None:
            return self._request(seat, option)
        decision = lane.asks[0] if len(lane.asks) == 1 else _of(lane.asks, seat)
        if not decision.offers(option):
            raise self._refusal(decision, option)
        move = Move(
            decision.seat,
            decision.kind,
            cast(Option, option),
            lane.number if runner.split else -1,
        )
        move.era = runner.era
        state = runner.state
        state._learnt = 0
        steps = runner.steps
        result: TableEvent | None = None
        try:
            runner.answer(lane, move)
            if runner.steps != steps:
                if self.hashing and not runner.held_beside(lane):
                    move.hash = digest(state)
                if self.positions is not None:
                    self._offer(self.positions, move)
            runner.go()
            if runner.over:
                result = self._result()
        except Exception as fault:
            what = f"on {decision.kind} {option!r} of seat {seat}"
            raise self._restored_after_fault(what, fault) from fault
        move.mark = state._learnt
        self._write(move, result)
        return move

    def _request(self, seat: int, option: object) -> Move:
        decision = self.requests(seat)
        if decision is None:
            raise self._not_asked(seat)
        if not decision.offers(option):
            raise self._refusal(decision, option)
        move = Move(seat, REQUEST, cast(Option, option), -1)
        move.era = self._runner.era
        self._runner.request(move)
        self._write(move, None)
        return move

    def confirm(self, seat: int) -> None:
        """Let the step begin that waited for this seat."""
        lane = self._runner.lane_held(seat)
        if lane is None:
            raise Refused(f"nothing waits for seat {seat}", "not-waiting")
        confirm = TableEvent("confirm", {"seat": seat})
        confirm.mark, result = self._release([lane])
        self._write(confirm, result)

    def wait_for(self, seats: int) -> None:
        """From here on these seats (a mask) are waited for before chance comes."""
        self.waits = seats
        self._runner.waits = seats
        self._go_on([lane for lane in self._runner.held() if not (seats >> lane.last) & 1])

    def make_ready(self, move: Move) -> None:
        """Begin what the table waits with where a known move's seat is not asked yet.

        A request needs somebody else who is asked.
        """
        ready = self.decisions if move.kind == REQUEST else self.decision(move.seat)
        if not ready:
            self._go_on(self._runner.held())

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
        first: State = self.game.setup(header.seats, header.options, chance_of(header.seed))
        return first

    def _rebuild(self, stood: list[Stood]) -> None:
        """Stand where the moves that stand lead to."""
        fresh = self.listening and len(self.log) == 0
        origin = self._heard_first if fresh else self._first
        self._runner = rebuilt(self.game, origin, stood, self.waits, self.positions, self.pause)
        if fresh:
            self._collect(0)
        if self.listening:
            self.state._heard = []

    def _heard_first(self) -> State:
        """A state to start from that tells of what the set-up brings."""
        state = self._first()
        state._heard = []
        return state

    def _offer(self, positions: Positions, move: Move) -> None:
        """Let the position after a move be kept that has ended a step and is not written yet."""
        stood = [*self.log.standing(), Stood(len(self.log) + 1, move.seat, move)]
        positions.offer(self._runner, stood, len(stood), move)

    def _release(self, lanes: list[Lane]) -> tuple[int, TableEvent | None]:
        """Let lanes begin the step they waited with: who learnt something, and the result."""
        runner = self._runner
        state = runner.state
        state._learnt = 0
        try:
            for lane in lanes:
                runner.release(lane)
            return state._learnt, self._result() if runner.over else None
        except Exception as fault:
            raise self._restored_after_fault("where the table waited", fault) from fault

    def _restored_after_fault(self, what: str, fault: Exception) -> RuleFault:
        """Stand where the match stood before a rule failed; the error tells of it."""
        if self.positions is not None:
            self.positions.forget(len(self.log) + 1)
        self._rebuild(self.log.standing())
        told = RuleFault(
            f"entry {len(self.log) + 1}: the rules failed {what}: {type(fault).__name__}: {fault}"
        )
        told.__cause__ = fault  # compiled code drops what `from` says
        return told

    def _go_on(self, lanes: list[Lane]) -> None:
        """Let lanes begin the step they waited with, without anybody's word."""
        if not lanes:
            return
        movers = {lane.last for lane in lanes}
        learnt, result = self._release(lanes)
        for move in reversed(self.moves):
            if move.seat in movers:
                move.mark |= learnt
                movers.discard(move.seat)
        if self.listening:
            self._collect(len(self.log))
        if result is not None:
            self.log.append(result)

    def _write(self, entry: Entry, result: TableEvent | None) -> None:
        self.log.append(entry)
        if self.listening:
            self._collect(len(self.log))
        if result is not None:
            self.log.append(result)

    def _collect(self, entry: int) -> None:
        told = self.state._heard
        if told:
            for event in told:
                self.heard.append(Heard(len(self.heard) + 1, entry, event))
        self.state._heard = []

    def _result(self) -> TableEvent:
        return TableEvent("result", {"scores": self.scores, "ranking": self.ranking})

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise TafelrundeError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def _not_asked(self, seat: int) -> Refused:
        if self.over:
            return Refused("the match is over", "over")
        self._check_seat(seat)
        return Refused(f"seat {seat} is not asked anything now", "not-asked")

    def _refusal(self, decision: Decision, option: object) -> Refused:
        reason = self.why_not(decision.seat, option) or "not-offered"
        if reason == "shape":
            return Refused(f"{option!r} is no option of {decision.kind}", reason)
        return Refused(f"{decision.kind} {option!r} is not allowed: {reason}", reason)


def _of(asks: list[Decision], seat: int) -> Decision:
    for decision in asks:
        if decision.seat == seat:
            return decision
    raise Refused(f"seat {seat} is not asked anything now", "not-asked")
