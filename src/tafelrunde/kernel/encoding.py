"""Encoding: what a seat may see of a match as a row of numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.state import State

# Every row has blocks for so many seats: the one that looks first, then those after it in turn.
MOST_SEATS: Final = 4


class Field:
    """Some numbers of a row that belong together, and what they say."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name = name
        self.size = size
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """A game's rows: as many numbers for every table of it, each always at the same place.

    `cards` are fields that only matches with cards fill; they come last, so that what lies on the
    table can be had without them. `offered` is how many options a decision may offer whose shape
    is too large to give each a number.
    """

    def __init__(self, fields: Sequence[Field], cards: Sequence[Field], offered: int) -> None:
        self.fields = [*fields, *cards]
        self.table_size = sum([field.size for field in fields])
        self.size = sum([field.size for field in self.fields])
        self.offered = offered

    def table(self, state: State, seat: int) -> list[float]:
        """The row without its cards, from a seat's point of view."""
        raise NotImplementedError

    def cards(self, state: State, seat: int) -> list[float]:
        """What is to be added for the cards."""
        return []

    def row(self, state: State, seat: int) -> list[float]:
        """All that a seat may see."""
        return self.table(state, seat) + self.cards(state, seat)

    def where(self, name: str) -> range:
        """The places of a field in the row."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return range(start, start + field.size)
            start += field.size
        raise KeyError(name)


def by_seat(fields: Sequence[Field]) -> list[Field]:
    """The fields of every seat, block by block."""
    return [
        Field(f"seat{number}.{field.name}", field.size, field.about)
        for number in range(MOST_SEATS)
        for field in fields
    ]


def mark(row: list[float], size: int, place: int) -> None:
    """Add so many numbers, all of them 0 but the one at this place; below 0 none is 1."""
    start = len(row)
    row.extend([0.0] * size)
    if place >= 0:
        row[start + place] = 1.0


def marks(row: list[float], size: int, mask: int) -> None:
    """Add a number for each of the lowest bits of a mask."""
    row.extend([float((mask >> place) & 1) for place in range(size)])


def listed(row: list[float], size: int, places: Sequence[int]) -> None:
    """Add so many numbers that are 1 where a list names their place."""
    start = len(row)
    row.extend([0.0] * size)
    for place in places:
        row[start + place] = 1.0
