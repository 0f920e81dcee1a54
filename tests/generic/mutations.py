"""Positions as data, and everything that can be wrong with each piece of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

Path = tuple[int | str, ...]

# Values that no field of any position holds.
NEVER: tuple[Any, ...] = (2**70, -(2**70), 2**31 - 0.5, None, "nonsense", {}, {"part": "x"})
LONG = 5_000


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of plain data with the way to it, lists and objects included."""
    yield path, data
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from leaves(value, (*path, place))


def changed(data: Any, path: Path, value: Any) -> Any:
    """The data with another value at one place; what lies beside the way is shared."""
    if not path:
        return value
    step, *rest = path
    if isinstance(data, dict):
        return {**data, step: changed(data[str(step)], tuple(rest), value)}
    copy = list(data)
    copy[int(step)] = changed(data[int(step)], tuple(rest), value)
    return copy


def named(path: Path) -> str:
    """The field that a way leads through first."""
    return str(path[1]) if len(path) > 1 else ""


def wrong(path: Path, value: Any) -> Iterator[Any]:
    """What a piece of a position never is: of another type, beyond all bounds, far too long."""
    for other in NEVER:
        # A spectator's world names no seat.
        if not (other is None and path[-2:] == ("chance", 2)):
            yield other
    if type(value) is int:
        yield value + 0.5
        yield bool(value)
    elif type(value) is bool:
        yield int(value)
    if isinstance(value, list):
        yield (value or [0]) * LONG
    else:
        yield [value]


def twisted(data: Any, dice: random.Random) -> Any:
    """The data with one thing changed a little: within bounds, perhaps, and yet not right."""
    path, value = dice.choice([leaf for leaf in leaves(data) if leaf[0]])
    if isinstance(value, list):
        kind = dice.randrange(4)
        if not value or kind == 0:
            return changed(data, path, [])
        if kind == 1:
            return changed(data, path, [*value, dice.choice(value)])
        if kind == 2:
            return changed(data, path, value[:-1])
        return changed(data, path, dice.sample(value, len(value)))
    if type(value) is int:
        near = [value + 1, value - 1, -value, 0, value * 2, value ^ 1, dice.randrange(200)]
        return changed(data, path, dice.choice(near))
    if isinstance(value, dict) and value:
        some = dict(value)
        some.pop(dice.choice(list(value)), None)
        return changed(data, path, some)
    return changed(data, path, dice.choice(NEVER))
