"""Lessons: the first lesson of Lydia, from a match of two without modules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.kernel.lesson import Lesson, Step, Task


@cache
def lesson() -> Lesson:
    return Lesson(
        files(__package__).joinpath("lesson.txt").read_text(encoding="utf-8"),
        [
            Step("place", 0, Task("place", "green"), Task("refill")),
            Step("income", 4, Task("place", "blue", "red"), Task("refill")),
            Step("bonus", 8, Task("place", "green"), Task("bonus", "influence")),
            Step("buy", 15, Task("place", "fountain"), Task("buy", 11, 15, 18, 19, 21, 23, 26, 29)),
            Step("upgrade", 22, Task("place", "green"), Task("bonus", 26)),
            Step("sell", 24, Task("sell", 4, 5, 6)),
            Step("influence", 74, Task("place", "yellow", "green"), Task("bonus", "influence")),
            Step(
                "last",
                83,
                Task("place", "fountain"),
                Task("buy", 15, 19, 21, 23, 34, 37, 38, 40, 41, 43),
            ),
        ],
    )
