"""What a seat believes, and whether the truth it cannot see has a part in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tafelrunde import Match
from tafelrunde.kernel.log import Move
from tafelrunde.kernel.record import header_row
from tafelrunde.kernel.state import State, plain, revive
from tests.generic.knowing import shown, since_checkpoint
from tests.generic.mutations import leaves
from tests.generic.playing import asked, history, play_on

# So far a world is played on: what lies in no position, such as a flow or a cache, shows there.
FURTHER = 4


def truths(match: Match, seat: int | None, key: str) -> list[Match]:
    """The match and others that the seat could not tell from it.

    Some are worlds, and worlds of worlds. What no world changes would be the same in them, so in
    others chance goes another way, or another seat has given another answer.
    """
    world = match.world(seat, f"{key} other")
    found = [match, world, world.world(seat, f"{key} yet another")]
    before = shown(since_checkpoint(match), seat)
    tried = [*another_future(match), *other_answers(match, seat)]
    return found + [other for other in tried if shown(other, seat) == before]


def another_future(match: Match) -> Iterator[Match]:
    """The same position with other chance to come; none where a step is under way."""
    other = since_checkpoint(match)
    if match.over or len(other.log):
        return
    origin = revive(reseeded(plain(other._origin)), match.game.parts)
    assert isinstance(origin, State)
    other._origin = origin
    other.start()
    yield other


def reseeded(data: Any) -> Any:
    """A position in which every stream of chance has another key."""
    if isinstance(data, list):
        return [reseeded(item) for item in data]
    if not isinstance(data, dict):
        return data
    if isinstance(data.get("chance"), list):
        key, *rest = data["chance"]
        return {"chance": [key[::-1], *rest]}
    return {name: reseeded(value) for name, value in data.items()}


def other_answers(match: Match, seat: int | None) -> Iterator[Match]:
    """The running step with every other last answer of another seat that none but it can see."""
    here = since_checkpoint(match)
    if match.over or not here.log.own or match.moves[-1] is not here.log.own[-1]:
        return
    last = here.log.own[-1]
    assert isinstance(last, Move)
    if last.seat == seat:
        return
    before = since_checkpoint(match)
    before.log.own.pop()
    before.restore([])
    decision = before.decision(last.seat)
    for option in decision.options if decision is not None else ():
        if option != last.option:
            other = before.fork()
            other.play(last.seat, option)
            yield other


def hidden_parts(match: Match, seat: int | None, key: str) -> list[str]:
    """Where a seat's world would be another one if another truth lay behind what it sees."""
    first, *others = (whole(truth.world(seat, key), key) for truth in truths(match, seat, key))
    return [
        f"{what} of the world of seat {seat}: {difference(first[what], other[what])}"
        for other in others
        for what in first
        if first[what] != other[what]
    ]


def difference(here: Any, there: Any) -> str:
    """The first place where two pieces of plain data differ."""
    one, other = dict(leaves(here)), dict(leaves(there))
    for path in [*one, *other]:
        if one.get(path) != other.get(path):
            return f"{path}: {one.get(path)!r} here, {other.get(path)!r} behind the same view"
    return "the order differs"


def whole(world: Match, key: str) -> dict[str, Any]:
    """All of a world, and where it leads to."""
    before = plain(world.state)
    start = plain(world._origin) if world._origin is not None else None
    told = {
        "start": start,
        "state": before,
        "asked": asked(world),
        "header": header_row(world.header) | {"start": None},
        "log": history(world),
        "waiting": world.waiting(),
        "closed": world.closed,
    }
    dice = random.Random(key)
    later = play_on(world.fork(), dice, FURTHER)
    return told | {"later": plain(later.state), "later asked": asked(later)}
