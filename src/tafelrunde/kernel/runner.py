"""Runner: drives the flows of one state, step by step, and can stand at the same place again.

`base` is the state at the start of the running steps or before; `done` are the moves of the
steps completed since; each lane keeps the moves of its running step. A copy is `base` and a
replay of these few moves, because generators cannot be copied.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from tafelrunde.kernel.decision import REQUEST, Decision, Option
from tafelrunde.kernel.flow import Ask, Flow, Lanes, Together
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.state import State

NO_ASKS: Final[list[Decision]] = []
_UNSEALED: Final[dict[int, Option]] = {}
# So many forced answers without a choice between them are a flow that never ends.
MOST_FORCED: Final = 10_000


class NotAsked(Exception):
    """A known move whose seat is not asked anything where it was made."""


class Track:
    """Where a driver finds the flow of the step it shall run next."""

    def __init__(self) -> None:
        self.flow: Flow | None = None


def driver(track: Track) -> Generator[Ask | None, Any, None]:
    """Runs one flow after the other; None says that one has ended.

    A flow that ends inside `yield from` raises nothing; in compiled code an end that is raised
    costs as much as everything else in a move.
    """
    while True:
        flow = track.flow
        assert flow is not None
        yield from flow
        yield None


class Lane:
    """One running step: its flow, what it asks, and what was answered in it.

    `last` is the seat that moved last in it, `sealed` are the answers to `together` so far, which
    are the moves from `sealed_from` on and those that were forced. While `opens`, nothing was
    answered in the step yet. `opening` is the question of a copy whose flow begins with the answer.
    The driver comes with the first flow: many copies are never played on.
    """

    def __init__(self, number: int, last: int) -> None:
        self.number = number
        self.last = last
        self.track: Track | None = None
        self.driver: Generator[Ask | None, Any, None] | None = None
        self.running = False
        self.asks: list[Decision] = NO_ASKS
        self.together: Together | None = None
        self.sealed: dict[int, Option] = _UNSEALED
        self.sealed_from = 0
        self.moves: list[Move] = []
        self.ended = False
        self.opens = False
        self.opening: Decision | None = None

    def runs(self, flow: Flow) -> None:
        """Run this flow next."""
        if self.track is None:
            self.track = Track()
            self.driver = driver(self.track)
        self.track.flow = flow

    def seals(self, move: Move) -> bool:
        """Whether a move is an answer that still lies sealed."""
        if self.together is None:
            return False
        for made in self.moves[self.sealed_from :]:
            if made is move:
                return True
        return False


class Runner:
    """The state of a match and the flows that are under way in it.

    `waits` is the mask of seats after whose move no step that opens with chance begins by
    itself.
    """

    def __init__(
        self, game: Game[Any], state: State, base: State | None, waits: int = 0, lanes: int = 1
    ) -> None:
        self.game = game
        self.state = state
        self.base = base
        self.waits = waits
        self.done: list[Move] = []
        self.lanes: list[Lane] = [Lane(number, -1) for number in range(lanes)]
        self.split = False
        self.commute = True
        self.over = False
        self.steps = 0
        self.era = 0
        self.forced = 0
        # A copy that stands where the running step opened, once copies are made in its middle.
        self.near: Runner | None = None

    # --- standing ------------------------------------------------------------------------

    def decisions(self) -> list[Decision]:
        """The open decisions; a seat has at most one."""
        if not self.split:
            return self.lanes[0].asks
        return [decision for lane in self.lanes for decision in lane.asks]

    def lane_asking(self, seat: int) -> Lane | None:
        for lane in self.lanes:
            for decision in lane.asks:
                if decision.seat == seat:
                    return lane
        return None

    def lane_held(self, seat: int) -> Lane | None:
        """The lane that waits for this seat's word before its next step."""
        for lane in self.held():
            if lane.last == seat:
                return lane
        return None

    def held(self) -> list[Lane]:
        """The lanes that wait for a seat's word."""
        if self.over:
            return []
        return [
            lane for lane in self.lanes if not lane.running and not lane.ended and lane.last >= 0
        ]

    def held_beside(self, lane: Lane) -> bool:
        """Whether another lane than this one waits for a seat's word."""
        return self.waits != 0 and any(other is not lane for other in self.held())

    # --- going on ------------------------------------------------------------------------

    def go(self) -> None:
        """Run until every lane asks something or waits, or the match is over."""
        while not self.over:
            if not self.split:
                lane = self.lanes[0]
                if lane.running or self._waits(lane):
                    return
                self._begin(lane)
                continue
            for lane in self.lanes:
                while not lane.running and not lane.ended and not self._waits(lane):
                    self._begin(lane)
            if not self._joined():
                return

    def answer(self, lane: Lane, move: Move) -> None:
        """Take an offered option; the caller has checked that it is offered."""
        lane.moves.append(move)
        lane.last = move.seat
        lane.opens = False
        self.forced = 0
        if lane.together is None:
            lane.asks = NO_ASKS
            opening = lane.opening
            if opening is None:
                self._send(lane, move.option)
                return
            lane.opening = None
            lane.runs(self.game.answered(self.state, opening, move.option))
            self._send(lane, None)
            return
        lane.sealed[move.seat] = move.option
        lane.asks = [decision for decision in lane.asks if decision.seat != move.seat]
        if not lane.asks:
            asked = lane.together.decisions
            answers = [lane.sealed[decision.seat] for decision in asked]
            if len(lane.moves) - lane.sealed_from > 1:
                self.state.reveal()
            lane.together = None
            lane.sealed = {}
            self._send(lane, answers)

    def request(self, move: Move) -> None:
        """Keep what a seat does while another is asked; it is taken when that step has ended."""
        self.game.request(self.state, move.seat, move.option)
        self.done.append(move)

    def release(self, lane: Lane) -> None:
        """Begin the step that a lane waited with."""
        lane.last = -1
        self.go()

    def _waits(self, lane: Lane) -> bool:
        if self.waits == 0 or lane.last < 0 or not (self.waits >> lane.last) & 1:
            return False
        return self.game.opens_with_chance(self.state, lane.number if self.split else None)

    def _joined(self) -> bool:
        for lane in self.lanes:
            if not lane.ended:
                return False
        self.split = False
        self.era += 1
        self.lanes = [Lane(0, -1)]
        return True

    def _begin(self, lane: Lane) -> None:
        if self.split:
            flow = self.game.lane_step(self.state, lane.number)
            if flow is None:
                lane.ended = True
                return
            lane.runs(flow)
        else:
            step = self.game.next_step(self.state)
            if step is None:
                self.over = True
                return
            if isinstance(step, Lanes):
                self.split = True
                self.commute = step.commute
                self.era += 1
                self.lanes = [Lane(number, -1) for number in range(step.count)]
                return
            lane.runs(step)
        lane.running = True
        lane.opens = True
        self.near = None
        self._send(lane, None)

    def _send(self, lane: Lane, answer: Any) -> None:
        running = lane.driver
        assert running is not None
        while True:
            ask = running.send(answer)
            if ask is None:
                break
            if isinstance(ask, Decision):
                if len(ask.options) == 1 and ask.forced:
                    self._count(ask)
                    lane.opens = False
                    answer = ask.options[0]
                    continue
                if not ask.options:
                    raise RuntimeError(f"a decision {ask.kind!r} without options")
                lane.asks = [ask]
                return
            for decision in ask.decisions:
                if not decision.options:
                    raise RuntimeError(f"a decision {decision.kind!r} without options")
            lane.asks = [decision for decision in ask.decisions if not decision.forced]
            if lane.asks:
                lane.together = ask
                lane.sealed_from = len(lane.moves)
                lane.sealed = {d.seat: d.options[0] for d in ask.decisions if d.forced}
                return
            if ask.decisions:
                self._count(ask.decisions[0])
            lane.opens = False
            answer = [decision.options[0] for decision in ask.decisions]
        lane.running = False
        self.steps += 1
        if lane.moves:
            self.done.extend(lane.moves)
            lane.moves.clear()
            self.game.take_requests(self.state)

    def _count(self, decision: Decision) -> None:
        """Another answer that nobody was asked for."""
        self.forced += 1
        if self.forced > MOST_FORCED:
            raise RuntimeError(
                f"{self.game.name}: a decision {decision.kind!r} of seat {decision.seat} answers"
                f" itself without end ({MOST_FORCED:,} forced answers without a choice)"
            )

    # --- standing there again ------------------------------------------------------------

    def settle(self, origin: Callable[[], State]) -> State:
        """Bring `base` to the start of the running steps; `origin` gives the first state."""
        base = origin() if self.base is None else self.base
        if self.done:
            base = base.copy()
            runner = Runner(self.game, base, None)
            for move in self.done:
                runner.redo(move)
            self.done = []
            self.near = None
        self.base = base
        return base

    def again(self, origin: Callable[[], State]) -> Runner:
        """Another runner at the same place, over a state of its own."""
        base = self.settle(origin)
        if self._reopens():
            return self._reopened(base)
        twin = Runner(self.game, base.copy(), base, self.waits) if self.near is None else self.near
        if self.near is None and not self.split and self.lanes[0].moves:
            twin.opened(self.lanes[0].moves[0])
            if twin._reopens():
                self.near = twin
        if self.near is not None:
            twin = self.near._reopened(base)
            twin.near = self.near
        for lane in self.lanes:
            for move in lane.moves:
                twin.redo(move)
        twin.stand_like(self)
        return twin

    def _reopens(self) -> bool:
        """Whether each lane waits, or stands at a question that can be copied without its flow."""
        if self.over:
            return False
        for lane in self.lanes:
            if lane.running:
                if lane.together is not None:
                    return False
                if not self.game.reopens(self.state, lane.asks[0], lane.opens):
                    return False
        return True

    def _reopened(self, base: State) -> Runner:
        """A copy that stands at the same questions; their flows begin with the answers."""
        game = self.game
        state = self.state.copy()
        twin = Runner(game, state, base, self.waits, len(self.lanes))
        twin.split = self.split
        twin.commute = self.commute
        twin.era = self.era
        for number, lane in enumerate(self.lanes):
            copied = twin.lanes[number]
            copied.last = lane.last
            copied.ended = lane.ended
            if lane.running:
                opening: Decision = game.asked_again(state, lane.asks[0])
                copied.running = True
                copied.opens = lane.opens
                if lane.moves:
                    copied.moves = lane.moves.copy()
                copied.opening = opening
                copied.asks = [opening]
        return twin

    def stand_like(self, other: Runner) -> None:
        """After the other's running moves were made: wait where the other waits."""
        while other.split and not self.split and not self.over:
            self._begin(self.lanes[0])
        if self.split == other.split:
            for lane, twin in zip(other.lanes, self.lanes, strict=True):
                twin.last = lane.last
        self.go()
        self.era = other.era

    def redo(self, move: Move) -> None:
        """Make a known move, beginning steps of its lane until its seat is asked."""
        if move.kind == REQUEST:
            self.request(move)
        else:
            self.answer(self.opened(move), move)

    def opened(self, move: Move) -> Lane:
        """The lane of a known move, with a decision of its seat open."""
        while not self.over:
            lane = self.lanes[move.lane] if self.split and move.lane >= 0 else self.lanes[0]
            for decision in lane.asks:
                if decision.seat == move.seat:
                    return lane
            if lane.running:
                break
            if lane.ended:
                for other in self.lanes:
                    while not other.running and not other.ended:
                        self._begin(other)
                if not self._joined():
                    break
                continue
            self._begin(lane)
        raise NotAsked(f"seat {move.seat} is not asked here")
