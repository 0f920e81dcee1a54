"""Worlds: what a seat could believe. The running step is made again in a resampled state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.runner import Lane, Move, Runner
from tafelrunde.kernel.state import NOBODY, Outcome, Script, State, only

_TRIES: Final = 64


def sampled(
    runner: Runner, seat: int | None, chance: Chance, origin: Callable[[], State]
) -> Runner:
    """A runner at the same place over a base that the seat could not tell from the true one."""
    base = runner.settle(origin)
    outcomes = _outcomes(runner, base)
    follower = NOBODY if seat is None else only(seat)
    seen = [outcome.value for outcome in outcomes if outcome.seen_by(follower)]
    for attempt in range(_TRIES):
        twist = chance.split(f"world {attempt}")
        start = base.copy()
        start.chance = twist.split("chance")
        runner.game.resample(start, seat, twist, seen)
        state = start.copy()
        state._script = Script(outcomes, follower, False)
        twin = Runner(runner.game, state, start, runner.waits)
        if _follows(runner, twin, seat, twist):
            state._script = None
            return twin
    raise RuntimeError(f"no world found that seat {seat} could believe in {_TRIES} tries")


def _outcomes(runner: Runner, base: State) -> list[Outcome]:
    """What chance gave in the running steps."""
    outcomes: list[Outcome] = []
    state = base.copy()
    state._script = Script(outcomes, NOBODY, True)
    twin = Runner(runner.game, state, None, runner.waits)
    for lane in runner.lanes:
        for move in lane.moves:
            twin.redo(move)
    twin.stand_like(runner)
    return outcomes


def _follows(runner: Runner, twin: Runner, seat: int | None, chance: Chance) -> bool:
    """Make the running moves in the twin; where the seat cannot know an answer, any will do."""
    try:
        for lane in runner.lanes:
            for move in lane.moves:
                here = twin.opened(move)
                decision = next(d for d in here.asks if d.seat == move.seat)
                option = move.option
                if decision.kind != move.kind:
                    return False
                if move.seat != seat and (decision.private or _sealed(lane, move)):
                    option = decision.options[chance.below(len(decision.options))]
                elif not decision.offers(option):
                    return False
                twin.answer(here, Move(move.seat, move.kind, option, move.lane))
        twin.stand_like(runner)
    except (RuntimeError, ValueError):
        return False
    return True


def _sealed(lane: Lane, move: Move) -> bool:
    """Whether the move is an answer that still lies sealed."""
    if lane.together is None or move.seat not in lane.sealed:
        return False
    return move is [made for made in lane.moves if made.seat == move.seat][-1]
