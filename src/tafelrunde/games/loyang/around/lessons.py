"""Lessons: the first lesson of Loyang, from a match of two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.kernel.lesson import Lesson, Part, Step, Task


@cache
def lesson() -> Lesson:
    line = files(__package__).joinpath("lesson.txt").read_text(encoding="utf-8")
    return Lesson(
        [
            Part(
                line,
                Step("home", 0, Task("home")),
                Step("cards", 11, Task("draft", "take"), Task("keep")),
                Step("helper", 24, Task("act", "use"), Task("farmhand", "turn-up")),
                Step("path", 29, Task("act", "end"), Task("steps", 1)),
                Step("sow", 44, Task("act", "sow")),
                Step("regular", 82, Task("act", "deliver")),
                Step("stall", 83, Task("act", "trade"), Task("act", "sow")),
                Step("casual", 202, Task("act", "serve")),
                Step("last", 207, Task("act", "end"), Task("steps", 4)),
            )
        ]
    )
