"""Lessons: a first lesson of Lydia without modules, then each module in one step; all of two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.kernel.lesson import Lesson, Part, Step, Task


@cache
def lesson() -> Lesson:
    text = files(__package__).joinpath("lesson.txt").read_text(encoding="utf-8")
    plain, *modules = text.splitlines()
    first = Part(
        plain,
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
    )
    steps = [
        Step("croesus", 0, Task("place", "green"), Task("king")),
        Step("pactolus", 6, Task("place", "fountain"), Task("buy", 44, 45, 46, 47)),
        Step("artisans", 63, Task("place", "yellow"), Task("copy", "yellow")),
        Step("courtyards", 0, Task("place", "swap"), Task("place", "blue")),
        Step("tomb", 19, Task("place", "fountain"), Task("buy", "n")),
        Step(
            "builders",
            29,
            Task("place", "ne"),
            Task("buy", 4, 14, 16, 19, 25, 27, 32, 35, 37, 43),
        ),
        Step("chariots", 8, Task("race", 1, 2, 3)),
        Step("estates", 21, Task("place", "fountain"), Task("buy", "e")),
    ]
    return Lesson([first], [Part(*each) for each in zip(modules, steps, strict=True)])
