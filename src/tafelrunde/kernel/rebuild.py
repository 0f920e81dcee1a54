"""Rebuild: a runner that stands where the entries of a log lead to."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.decision import REQUEST
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Entry, Move, standing
from tafelrunde.kernel.runner import Runner
from tafelrunde.kernel.state import State


def rebuilt(game: Game[Any], state: State, entries: list[Entry], waits: int) -> Runner:
    """Do from the first state what was not taken back; each entry is marked anew.

    What is learnt by a step that waited and began unconfirmed belongs to the entry before it.
    """
    runner = Runner(game, state, None, waits)
    runner.go()
    previous: Entry | None = None
    for stood in standing(entries):
        state._learnt = 0
        entry = stood.entry
        if isinstance(entry, Move) and entry.kind == REQUEST:
            runner.request(entry)
            continue
        if isinstance(entry, Move):
            lane = runner.opened(entry)
            if previous is not None:
                previous.mark |= state._learnt
                state._learnt = 0
            entry.era = runner.era
            runner.answer(lane, entry)
            runner.go()
        else:
            held = runner.lane_held(stood.seat)
            if held is None:
                continue
            runner.release(held)
        entry.mark = state._learnt
        previous = entry
    return runner
