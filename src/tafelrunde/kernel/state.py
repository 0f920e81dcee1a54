"""State: what lies on the table between two steps, as data that can be copied and compared."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.chance import Chance, Script

_encoder: Final = json.JSONEncoder(separators=(",", ":"), sort_keys=True)

ALL: Final = -1
NOBODY: Final = 0


def only(seat: int) -> int:
    """The audience that is this seat alone."""
    return 1 << seat


def but(seat: int) -> int:
    """The audience that is everybody except this seat; spectators belong to it."""
    return ~(1 << seat)


def reaches(to: int, seat: int | None) -> bool:
    """Whether an audience holds a seat; a spectator (None) sees what no seat sees alone."""
    return to < 0 if seat is None else bool((to >> seat) & 1)


def changed(items: list[int], place: int, value: int) -> list[int]:
    """A list with another value at a place; the old one may lie in copies of the state."""
    new = items[:]
    new[place] = value
    return new


def without(items: list[int], item: int) -> list[int]:
    """A list without one of its items; the old one may lie in copies of the state."""
    new = items[:]
    new.remove(item)
    return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of the state made of whole numbers, words, lists, dicts and other parts.

    Its constructor takes no arguments and makes it blank. Attributes that do not belong to the
    position (listeners, caches) start with an underscore.
    """

    def copy(self) -> Part:
        raise NotImplementedError

    def later(self) -> tuple[str, ...]:
        """Fields that the state got when matches had been recorded without them.

        As long as such a field is empty the position has the hash it had before.
        """
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revived, (type(self), _fields(self)))


class Event:
    """Something that happened, for narration and animation; `to` is the mask of who may know."""

    def __init__(self, to: int, name: str, args: tuple[Any, ...]) -> None:
        self.to = to
        self.name = name
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.to, self.name, self.args))

    def __repr__(self) -> str:
        return f"{self.name}{self.args!r}"


# Stands in a blank state until its own comes; nothing is ever drawn from it.
_NO_CHANCE: Final = Chance()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """The state of a match: its parts, its chance, and who learnt something since the last move."""

    def __init__(self) -> None:
        self.chance: Chance = _NO_CHANCE
        self._learnt: int = NOBODY
        self._heard: list[Event] | None = None

    def copy(self) -> State:
        raise NotImplementedError

    def roll(self, n: int, to: int = ALL, chance: Chance | None = None) -> int:
        """A number below n by chance; `to` learns it. A lane gives its own chance."""
        self._learnt |= to
        source = self.chance if chance is None else chance
        script = self.chance.script
        if script is not None:
            return _scripted_roll(script, n, to, source)
        return source.below(n)

    def draw(self, pool: list[int], to: int = ALL, chance: Chance | None = None) -> int:
        """Take an item out of an unordered pool by chance; `to` learns which."""
        self._learnt |= to
        source = self.chance if chance is None else chance
        script = self.chance.script
        if script is not None:
            return _scripted_draw(script, pool, to, source)
        return pool.pop(source.below(len(pool)))

    def shuffle(self, items: list[int], chance: Chance | None = None) -> None:
        """Bring items into an order nobody knows."""
        (self.chance if chance is None else chance).shuffle(items)

    def reveal(self, to: int = ALL, item: int = -1) -> None:
        """Note that `to` learnt something that was hidden.

        A flow that goes on after it names the item, so that a sampled world shows the same one.
        """
        self._learnt |= to
        if item >= 0:
            _scripted_reveal(self.chance.script, item, to)

    def hear(self, name: str, args: tuple[Any, ...], to: int = ALL) -> None:
        """Tell the listener, if there is one, what happened."""
        if self._heard is not None:
            self._heard.append(Event(to, name, args))


def _scripted_roll(script: Script, n: int, to: int, chance: Chance) -> int:
    if script.writing:
        inner = script.inner
        value = chance.below(n) if inner is None else _scripted_roll(inner, n, to, chance)
        if reaches(to, script.seat):
            script.seen.append(value)
        return value
    if not reaches(to, script.seat):
        return chance.below(n)
    value = script.next()
    if 0 <= value < n:
        return value
    script.leave()
    return chance.below(n)


def _scripted_draw(script: Script, pool: list[int], to: int, chance: Chance) -> int:
    if script.writing:
        inner = script.inner
        if inner is None:
            item = pool.pop(chance.below(len(pool)))
        else:
            item = _scripted_draw(inner, pool, to, chance)
        if reaches(to, script.seat):
            script.note_item(item)
            script.drawn.append(item)
        return item
    if not reaches(to, script.seat):
        spare = script.spared(pool)
        item = spare[chance.below(len(spare))]
        pool.remove(item)
        return item
    item = script.next()
    if item in pool:
        script.taken += 1
        pool.remove(item)
        return item
    script.leave()
    return pool.pop(chance.below(len(pool)))


def _scripted_reveal(script: Script | None, item: int, to: int) -> None:
    if script is None:
        return
    if script.writing:
        _scripted_reveal(script.inner, item, to)
        if reaches(to, script.seat):
            script.note_item(item)
    elif reaches(to, script.seat) and script.next() != item:
        script.leave()


# The attributes of classes whose objects all have the same: compiled ones.
_known: dict[type, list[str]] = {}


def _names(part: object) -> list[str]:
    cls = type(part)
    known = _known.get(cls)
    if known is not None:
        return known
    names: list[str] = []
    for base in cls.__mro__:
        names.extend(getattr(base, "__mypyc_attrs__", ()))
    names.extend(getattr(part, "__dict__", ()))
    found = sorted({name for name in names if not name.startswith("_")})
    if not hasattr(part, "__dict__"):
        _known[cls] = found
    return found


def _fields(part: object) -> dict[str, Any]:
    return {name: getattr(part, name) for name in _names(part)}


def _revived(cls: type, fields: dict[str, Any]) -> Any:
    part = cls()
    for name, value in fields.items():
        setattr(part, name, value)
    return part


def _revived_chance(
    key: str, counter: int, seat: int | None, seen: list[int], drawn: list[int]
) -> Chance:
    chance = Chance(bytes.fromhex(key))
    chance.counter = counter
    if seen:
        chance.script = Script(seat, seen, drawn)
    return chance


def _plain_chance(chance: Chance) -> list[Any]:
    script = chance.script
    if script is None or script.done:
        return [chance.key.hex(), chance.counter, None, [], []]
    left = [script.seen[script.place :], script.drawn[script.taken :]]
    return [chance.key.hex(), chance.counter, script.seat, *left]


def plain(value: object) -> Any:
    """The position as plain JSON data, complete enough to be revived."""
    return _plain(value, False)


def _plain(value: object, lent: bool) -> Any:
    """Plain data; where it is only `lent`, plain lists of the state itself are in it."""
    if value is None or isinstance(value, (int, str, bool)):
        return value
    if isinstance(value, list):
        if lent and _flat(value):
            return value
        return [_plain(item, lent) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [_plain(item, lent) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[_plain(key, lent), _plain(value[key], lent)] for key in sorted(value)]}
    if isinstance(value, Chance):
        return {"chance": _plain_chance(value)}
    if isinstance(value, Part):
        late = value.later() if lent else ()
        fields = {
            name: _plain(field, lent)
            for name, field in _fields(value).items()
            if field or name not in late
        }
        return {"part": type(value).__name__, "fields": fields}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def _flat(items: list[Any]) -> bool:
    """Whether a list holds numbers alone."""
    for item in items:
        if not isinstance(item, int):
            return False
    return True


def revive(data: Any, parts: dict[str, type]) -> Any:
    """The value that `plain` gave this data for; `parts` are the classes by name."""
    if isinstance(data, list):
        return [revive(item, parts) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple(revive(item, parts) for item in data["tuple"])
    if "dict" in data:
        return {revive(key, parts): revive(value, parts) for key, value in data["dict"]}
    if "chance" in data:
        return _revived_chance(*data["chance"])
    if data.get("part") not in parts:
        raise ValueError(f"unknown part {data.get('part')!r} in a position")
    fields = {name: revive(field, parts) for name, field in data["fields"].items()}
    return _revived(parts[data["part"]], fields)


def digest(state: State) -> str:
    """A short hash of the position; fields that came later count once they hold something."""
    text = _encoder.encode(_plain(state, True))
    return blake2b(text.encode(), digest_size=4).hexdigest()
