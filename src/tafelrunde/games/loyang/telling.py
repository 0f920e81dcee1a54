"""Telling: an event's fields, and how each is said in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.text import Text, listed

Said = int | str | Text
Say = Callable[[LoyangState, int], Said | None]


class Told:
    """An event: its fields in order, each with how it is said in the message `loyang-log-…`."""

    def __init__(self, **fields: Say) -> None:
        self.fields = fields

    def text(self, g: LoyangState, name: str, args: tuple[Any, ...]) -> Text | None:
        """The event as a sentence of the log; None where it only decorates."""
        return Text(f"loyang-log-{name}", **self.said(g, args))

    def said(self, g: LoyangState, args: tuple[Any, ...]) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name, value in zip(self.fields, args, strict=False):
            text = self.fields[name](g, value)
            if text is not None:
                said[name] = text
        return said


class Silent(Told):
    """What another event tells, or nobody needs to be told."""

    def text(self, g: LoyangState, name: str, args: tuple[Any, ...]) -> Text | None:
        return None


def unsaid(_g: LoyangState, _value: int) -> Said | None:
    """For the browser alone."""
    return None


def number(_g: LoyangState, value: int) -> Said:
    return value


def who(_g: LoyangState, seat: int) -> Said:
    return Text("seat", seat=seat)


def whose(g: LoyangState, owner: int) -> Said:
    """Whose something is; German wants another case for the opponent there."""
    return Text("seat", seat=owner) if owner < g.seats else Text("loyang-log-opponent")


def vegetable(_g: LoyangState, value: int) -> Said:
    return vegetable_text(value)


def several(vegetables: tuple[int, ...]) -> Text:
    """Vegetables kind by kind."""
    texts = []
    for kind in range(KINDS_OF_VEGETABLE):
        count = vegetables.count(kind)
        if count == 1:
            texts.append(vegetable_text(kind))
        elif count:
            texts.append(Text("loyang-times", count=count, what=vegetable_text(kind)))
    return listed("loyang", texts, last="and")
