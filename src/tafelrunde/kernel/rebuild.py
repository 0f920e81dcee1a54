"""Rebuild: a runner that stands where the entries of a log lead to, from a position on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel.decision import REQUEST
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.log import Entry, Move, Stood
from tafelrunde.kernel.runner import Runner
from tafelrunde.kernel.state import State


class Position:
    """A state between two steps, after the first `count` of the entries that stood.

    The last of these was entry `number`, a move of seat `last`.
    """

    def __init__(self, state: State, count: int, number: int, last: int, era: int) -> None:
        self.state = state
        self.count = count
        self.number = number
        self.last = last
        self.era = era


class Positions:
    """Positions of one record, each `apart` standing entries or more from the one before.

    Of more than `most` those go that are missed least: the older, the wider apart they may be.
    """

    def __init__(self, apart: int = 20, most: int = 20) -> None:
        self.apart = apart
        self.most = most
        self.kept: dict[int, Position] = {}

    def before(self, stood: list[Stood]) -> Position | None:
        """The last position on the way to where this stands."""
        # What stood up to an entry only ever becomes less: where as much of it stands, it all does.
        for count in range(len(stood), 0, -1):
            found = self.kept.get(stood[count - 1].number)
            if found is not None and found.count == count:
                return found
        return None

    def offer(self, runner: Runner, stood: list[Stood], count: int, move: Move) -> None:
        """A step has ended with the entry that is the `count`th to stand: keep that, if wanted."""
        if runner.split:
            return
        number = stood[count - 1].number
        for back in range(1, min(self.apart, count) + 1):
            found = self.kept.get(stood[count - back].number)
            if found is not None and found.count == count - back + 1:
                return
        self.kept[number] = Position(runner.state.copy(), count, number, move.seat, runner.era)
        if len(self.kept) > self.most:
            self._thin()

    def clear(self) -> None:
        """Nothing that was kept counts any longer."""
        self.kept.clear()

    def forget(self, number: int) -> None:
        """An entry was not made after all."""
        self.kept.pop(number, None)

    def _thin(self) -> None:
        numbers = sorted(self.kept)
        newest = numbers[-1]
        least = numbers[0]
        worth = -1.0
        for place in range(len(numbers) - 1):
            below = numbers[place - 1] if place else 0
            gain = (numbers[place + 1] - below) / (newest - numbers[place] + 1)
            if worth < 0 or gain < worth:
                worth = gain
                least = numbers[place]
        del self.kept[least]


def rebuilt(
    game: Game[Any],
    origin: Callable[[], State],
    stood: list[Stood],
    waits: int,
    positions: Positions | None,
    pause: Callable[[], None] | None,
) -> Runner:
    """Do what was not taken back; each entry is marked anew. After each there is a `pause`.

    What is learnt by a step that waited and began unconfirmed belongs to the entry before it.
    """
    begin = None if positions is None else positions.before(stood)
    runner = _placed(game, origin, waits, begin)
    state = runner.state
    runner.go()
    done = 0 if begin is None else begin.count
    previous: Entry | None = stood[done - 1].entry if done else None
    for count in range(done + 1, len(stood) + 1):
        if pause is not None:
            pause()
        state._learnt = 0
        entry = stood[count - 1].entry
        if isinstance(entry, Move) and entry.kind == REQUEST:
            runner.request(entry)
            continue
        if isinstance(entry, Move):
            lane = runner.opened(entry)
            if previous is not None:
                previous.mark |= state._learnt
                state._learnt = 0
            entry.era = runner.era
            steps = runner.steps
            runner.answer(lane, entry)
            if positions is not None and runner.steps != steps:
                positions.offer(runner, stood, count, entry)
            runner.go()
        else:
            held = runner.lane_held(stood[count - 1].seat)
            if held is None:
                continue
            runner.release(held)
        entry.mark = state._learnt
        previous = entry
    return runner


def _placed(
    game: Game[Any], origin: Callable[[], State], waits: int, position: Position | None
) -> Runner:
    if position is None:
        return Runner(game, origin(), None, waits)
    runner = Runner(game, position.state.copy(), position.state, waits)
    runner.lanes[0].last = position.last
    runner.era = position.era
    return runner
