"""Lessons: a first lesson in the family game, and one in the game with cards; both of two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.lesson import Lesson, Part, Step, Task


class TwoSpaces(Task):
    """Fences around at least two spaces, also drawn one by one."""

    def counts(self, option: Option) -> bool:
        return not isinstance(option, tuple)

    def fits(self, option: Option) -> bool:
        return option == "done" or (isinstance(option, int) and option.bit_count() > 1)


@cache
def lesson() -> Lesson:
    text = files(__package__).joinpath("lesson.txt").read_text(encoding="utf-8")
    family, cards = text.splitlines()
    first = Part(
        family,
        Step("place", 0, Task("place", "forest")),
        Step("plow", 2, Task("place", "farmland"), Task("plow")),
        Step("sow", 9, Task("place", "grain_utilization")),
        Step("fence", 11, Task("place", "fencing"), TwoSpaces("fence")),
        Step("breed", 14, Task("place", "sheep_market")),
        Step("feed", 16, Task("place", "fishing")),
        Step("room", 24, Task("place", "farm_expansion"), Task("build", "room")),
        Step("grow", 29, Task("place", "basic_wish_for_children")),
        Step("improve", 70, Task("place", "major_improvement"), Task("improve")),
        Step("score", 94, Task("place", "cattle_market", "pig_market")),
    )
    with_cards = Part(
        cards,
        Step("occupation", 0, Task("place", "lessons"), Task("occupation", "A116")),
        Step("minor", 5, Task("place", "meeting_place"), Task("improve", ("minor", "A056"))),
        Step("combination", 8, Task("place", "forest"), Task("card", "yes")),
    )
    return Lesson([first], [with_cards])
