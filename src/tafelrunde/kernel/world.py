"""Worlds: what a seat could believe. The running step is made again in a resampled state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.chance import Chance, OffScript, Script
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.runner import NotAsked, Runner
from tafelrunde.kernel.state import State

_TRIES: Final = 200


def sampled(
    runner: Runner, seat: int | None, chance: Chance, origin: Callable[[], State]
) -> Runner:
    """A runner at the same place over a base that the seat could not tell from the true one.

    When the match is over nothing is hidden any more.
    """
    if runner.over:
        return runner.again(origin)
    base = runner.settle(origin)
    written = _written(runner, base, seat)
    for attempt in range(_TRIES):
        twist = chance.split(f"world {attempt}")
        start = base.copy()
        start.chance = twist.split("chance")
        runner.game.resample(start, seat, twist, written.items)
        start.chance.script = Script(seat, written.seen, written.drawn)
        state = start.copy()
        script = Script(seat, written.seen, written.drawn)
        script.strict = True
        state.chance.script = script
        twin = Runner(runner.game, state, start, runner.waits)
        if _follows(runner, twin, seat, twist) and script.done:
            state.chance.script = None
            return twin
    raise RuntimeError(f"no world found that seat {seat} could believe in {_TRIES} tries")


def _written(runner: Runner, base: State, seat: int | None) -> Script:
    """What the seat saw of chance and reveals in the running steps."""
    script = Script(seat, [], [])
    script.writing = True
    state = base.copy()
    script.inner = state.chance.script
    state.chance.script = script
    twin = Runner(runner.game, state, None, runner.waits)
    for lane in runner.lanes:
        for move in lane.moves:
            twin.redo(move)
    twin.stand_like(runner)
    return script


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
                if move.seat != seat and (decision.private or lane.seals(move)):
                    option = decision.options[chance.below(len(decision.options))]
                elif not decision.offers(option):
                    return False
                made = Move(move.seat, move.kind, option, move.lane)
                made.era = move.era
                twin.answer(here, made)
        twin.stand_like(runner)
    except (OffScript, NotAsked):
        return False
    return True
