"""Sound: whether data is a position that a match can start from.

A game declares for each part of its state what every field holds and within which bounds; data is
compared with that before anything is made of it, so that what does not fit costs nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.errors import TafelrundeError

# More than any match draws.
_MOST_DRAWN: Final = 1_000_000
_MOST_SEEN: Final = 1_000
_MOST_ITEM: Final = 1_000
_KEY_LETTERS: Final = 64


class Unsound(TafelrundeError):
    """A position that no match can have come to; the message names the field."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"start position, {field}: {message}")
        self.field = field


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """What a field of a position may hold."""

    def check(self, data: Any, field: str) -> None:
        """Raise Unsound where the field's plain data does not fit."""
        raise NotImplementedError


class Whole(Form):
    """A whole number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, data: Any, field: str) -> None:
        if type(data) is not int:
            raise Unsound(field, f"a whole number is wanted, not {_shown(data)}")
        if not self.low <= data <= self.high:
            raise Unsound(field, f"{_shown(data)} is not from {self.low} to {self.high}")


class Yes(Form):
    """True or false."""

    def check(self, data: Any, field: str) -> None:
        if type(data) is not bool:
            raise Unsound(field, f"true or false is wanted, not {_shown(data)}")


class Same(Form):
    """What it was at the set-up."""

    def __init__(self, data: Any) -> None:
        self.data = data

    def check(self, data: Any, field: str) -> None:
        if not _same(data, self.data):
            raise Unsound(field, f"{_shown(data)} is not what the table's options say")


class Word(Form):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, data: Any, field: str) -> None:
        if type(data) is not str or data not in self.words:
            raise Unsound(field, f"{_shown(data)} is none of " + ", ".join(self.words))


class Many(Form):
    """A list of so many items; `apart` says that no two are the same."""

    def __init__(self, item: Form, least: int, most: int, apart: bool = False) -> None:
        self.item = item
        self.least = least
        self.most = most
        self.apart = apart

    def check(self, data: Any, field: str) -> None:
        if type(data) is not list:
            raise Unsound(field, f"a list is wanted, not {_shown(data)}")
        _check_count(len(data), self.least, self.most, field)
        for place, item in enumerate(data):
            self.item.check(item, f"{field}[{place}]")
        if self.apart and len(set(data)) != len(data):
            raise Unsound(field, "something is there twice")


def exactly(count: int, item: Form) -> Many:
    """A list of just so many."""
    return Many(item, count, count)


class Row(Form):
    """A tuple with one value for each place."""

    def __init__(self, *items: Form) -> None:
        self.items = items

    def check(self, data: Any, field: str) -> None:
        if type(data) is not dict or list(data) != ["tuple"] or type(data["tuple"]) is not list:
            raise Unsound(field, f"a tuple is wanted, not {_shown(data)}")
        values = data["tuple"]
        _check_count(len(values), len(self.items), len(self.items), field)
        for place, form in enumerate(self.items):
            form.check(values[place], f"{field}[{place}]")


class Book(Form):
    """At most so many values by their keys."""

    def __init__(self, key: Form, value: Form, least: int, most: int) -> None:
        self.key = key
        self.value = value
        self.least = least
        self.most = most

    def check(self, data: Any, field: str) -> None:
        if type(data) is not dict or list(data) != ["dict"] or type(data["dict"]) is not list:
            raise Unsound(field, f"values by keys are wanted, not {_shown(data)}")
        rows = data["dict"]
        _check_count(len(rows), self.least, self.most, field)
        keys: list[Any] = []
        for row in rows:
            if type(row) is not list or len(row) != 2:
                raise Unsound(field, f"a key and a value are wanted, not {_shown(row)}")
            self.key.check(row[0], f"{field}.key")
            self.value.check(row[1], f"{field}[{row[0]}]")
            if row[0] in keys:
                raise Unsound(field, f"{row[0]} is there twice")
            keys.append(row[0])


class Stream(Form):
    """Chance: a key, a counter, and what a seat must see first."""

    def __init__(self, seats: int) -> None:
        self.seat = Whole(0, seats - 1)
        self.counter = Whole(0, _MOST_DRAWN)
        self.seen = Many(Whole(0, _MOST_ITEM), 0, _MOST_SEEN)

    def check(self, data: Any, field: str) -> None:
        if type(data) is not dict or list(data) != ["chance"]:
            raise Unsound(field, f"chance is wanted, not {_shown(data)}")
        values = data["chance"]
        if type(values) is not list or len(values) != 5:
            raise Unsound(field, f"chance is five values, not {_shown(values)}")
        key, counter, seat, seen, drawn = values
        if type(key) is not str or not _is_key(key):
            raise Unsound(f"{field}.key", f"{_shown(key)} is no key")
        self.counter.check(counter, f"{field}.counter")
        if seat is not None:
            self.seat.check(seat, f"{field}.seat")
        self.seen.check(seen, f"{field}.seen")
        self.seen.check(drawn, f"{field}.drawn")
        if len(drawn) > len(seen):
            raise Unsound(f"{field}.drawn", "more was seen drawn than seen")


class Piece(Form):
    """A part of the state with all its fields, each of its form."""

    def __init__(self, name: str, fields: dict[str, Form]) -> None:
        self.name = name
        self.fields = fields

    def check(self, data: Any, field: str) -> None:
        if type(data) is not dict or sorted(data) != ["fields", "part"]:
            raise Unsound(field or self.name, f"a part is wanted, not {_shown(data)}")
        if type(data["part"]) is not str or data["part"] != self.name:
            raise Unsound(field or self.name, f"{_shown(data['part'])} is no {self.name}")
        values = data["fields"]
        if type(values) is not dict:
            raise Unsound(field or self.name, f"fields are wanted, not {_shown(values)}")
        for name in values:
            if name not in self.fields:
                raise Unsound(_under(field, _shown(name)), "there is no such field")
        for name, form in self.fields.items():
            if name not in values:
                raise Unsound(_under(field, name), "the field is missing")
            form.check(values[name], _under(field, name))


def _same(data: Any, other: Any) -> bool:
    """Strictly: true is not 1."""
    if type(data) is not type(other):
        return False
    if not isinstance(data, list):
        return bool(data == other)
    return len(data) == len(other) and all(
        _same(one, another) for one, another in zip(data, other, strict=True)
    )


def _under(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _is_key(key: str) -> bool:
    return len(key) == _KEY_LETTERS and all(letter in "0123456789abcdef" for letter in key)


def _check_count(count: int, least: int, most: int, field: str) -> None:
    if not least <= count <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise Unsound(field, f"{count} items, not {wanted}")


def _shown(data: Any) -> str:
    """A value for a message, which may be anything and of any size."""
    if data is None or type(data) is bool or type(data) is float:
        return repr(data)
    if type(data) is int:
        return str(data) if -(10**9) < data < 10**9 else "a number beyond all bounds"
    if type(data) is str:
        return repr(data[:20]) + ("…" if len(data) > 20 else "")
    return "a list" if isinstance(data, list) else "an object"
