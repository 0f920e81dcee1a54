"""Decisions: what a seat is asked, and the declared shape of what it may answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.text import Text

Option = int | str | tuple[int | str, ...]

# Letters first, so that notation can tell a word from a number.
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

NOTHING: Final[list[Option]] = []

# The kind of what a seat does at any time without being asked.
REQUEST: Final = "request"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """A set of option values with an order, so that each has an index below `size`."""

    def __init__(self, size: int) -> None:
        self.size = size

    def index(self, option: object) -> int:
        """The option's index, or -1 where it has not this shape."""
        raise NotImplementedError

    def option(self, index: int) -> Option:
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """The shape for machines, as plain data."""
        raise NotImplementedError

    def label(self, key: str, option: object) -> Text:
        """An option as a message: a word ends its id, a number is its argument."""
        raise NotImplementedError

    def targets(self, option: object) -> list[str]:
        """The board elements that an option's numbers name; a word names none."""
        return []


class Int(Shape):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(high - low + 1)
        self.name = name
        self.low = low
        self.high = high

    def index(self, option: object) -> int:
        if type(option) is int and self.low <= option <= self.high:
            return option - self.low
        return -1

    def option(self, index: int) -> Option:
        return self.low + index

    def schema(self) -> dict[str, Any]:
        return {"int": self.name, "low": self.low, "high": self.high}

    def label(self, key: str, option: object) -> Text:
        assert isinstance(option, int)
        return Text(key, **{self.name: option})

    def targets(self, option: object) -> list[str]:
        return [f"{self.name}:{option}"]


class Word(Shape):
    """One of a few words."""

    def __init__(self, name: str, *words: str) -> None:
        super().__init__(len(words))
        for word in words:
            if not _WORD.fullmatch(word):
                raise ValueError(f"{word!r} is no word for an option: letters, digits, - and _")
        self.name = name
        self.words = words

    def index(self, option: object) -> int:
        if type(option) is str and option in self.words:
            return self.words.index(option)
        return -1

    def option(self, index: int) -> Option:
        return self.words[index]

    def schema(self) -> dict[str, Any]:
        return {"word": self.name, "words": list(self.words)}

    def label(self, key: str, option: object) -> Text:
        return Text(f"{key}-{option}")


class Row(Shape):
    """A tuple with one value for each field."""

    def __init__(self, *fields: Shape) -> None:
        size = 1
        for field in fields:
            size *= field.size
        super().__init__(size)
        self.fields = fields

    def index(self, option: object) -> int:
        if type(option) is not tuple or len(option) != len(self.fields):
            return -1
        index = 0
        for field, value in zip(self.fields, option, strict=True):
            place = field.index(value)
            if place < 0:
                return -1
            index = index * field.size + place
        return index

    def option(self, index: int) -> Option:
        values: list[int | str] = []
        for field in reversed(self.fields):
            index, place = divmod(index, field.size)
            value = field.option(place)
            assert not isinstance(value, tuple)
            values.append(value)
        values.reverse()
        return tuple(values)

    def schema(self) -> dict[str, Any]:
        return {"row": [field.schema() for field in self.fields]}

    def label(self, key: str, option: object) -> Text:
        assert isinstance(option, tuple)
        args: dict[str, int | str | Text] = {}
        for field, value in zip(self.fields, option, strict=True):
            part = field.label(key, value)
            key = part.id
            args.update(part.args)
        return Text(key, **args)

    def targets(self, option: object) -> list[str]:
        assert isinstance(option, tuple)
        pairs = zip(self.fields, option, strict=True)
        return [target for field, value in pairs for target in field.targets(value)]


class Either(Shape):
    """One of several shapes that share no value."""

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(sum(shape.size for shape in shapes))
        self.shapes = shapes

    def index(self, option: object) -> int:
        start = 0
        for shape in self.shapes:
            place = shape.index(option)
            if place >= 0:
                return start + place
            start += shape.size
        return -1

    def option(self, index: int) -> Option:
        for shape in self.shapes:
            if index < shape.size:
                return shape.option(index)
            index -= shape.size
        raise IndexError("no option of that index")

    def schema(self) -> dict[str, Any]:
        return {"either": [shape.schema() for shape in self.shapes]}

    def label(self, key: str, option: object) -> Text:
        return self._of(option).label(key, option)

    def targets(self, option: object) -> list[str]:
        return self._of(option).targets(option)

    def _of(self, option: object) -> Shape:
        for shape in self.shapes:
            if shape.index(option) >= 0:
                return shape
        raise ValueError(f"{option!r} has none of the shapes")


class Decision:
    """A question to a seat.

    `manual` options are legal and recorded but meant for people: bots and random play see
    `options` alone. A `private` decision is asked and recorded even where only one option is
    left, because its options depend on what others may not know. `about` is the public thing
    the question is about.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        manual: Sequence[Option] = NOTHING,
        private: bool = False,
        about: Option | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.manual = manual
        self.private = private
        self.about = about

    @property
    def forced(self) -> bool:
        return len(self.options) == 1 and not self.manual and not self.private

    def offers(self, option: object) -> bool:
        """Whether this very value is offered; True and 1.0 are not 1."""
        return _among(option, self.options) or _among(option, self.manual)

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            Decision,
            (self.seat, self.kind, self.options, self.manual, self.private, self.about),
        )

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={list(self.options)!r})"


def _among(option: object, offered: Sequence[Option]) -> bool:
    kind = type(option)
    if kind is tuple:
        assert isinstance(option, tuple)
        for item in option:
            if type(item) is not int and type(item) is not str:
                return False
    elif kind is not int and kind is not str:
        return False
    return option in offered
