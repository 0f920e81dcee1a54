"""Lessons: a first lesson in the family game, and one in the game with cards; both of two."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.games.agricola.scoring import STEPS, table_points
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.lesson import Lesson, Part, Step, Task


class TwoSpaces(Task):
    """Fences around at least two spaces, also drawn one by one."""

    def counts(self, option: Option) -> bool:
        return not isinstance(option, tuple)

    def fits(self, option: Option) -> bool:
        return option == "done" or (isinstance(option, int) and option.bit_count() > 1)


def _scale(category: str) -> list[tuple[str, int]]:
    """A line of the score table: how many, and what they bring."""
    most = STEPS[category][-1]
    points = [table_points(category, count) for count in range(most + 1)]
    rows: list[tuple[str, int]] = []
    for count in range(most + 1):
        first = points.index(points[count])
        if count == most:
            rows.append((f"{most}+", points[count]))
        elif points[count + 1] != points[count]:
            rows.append((str(count) if first == count else f"{first}–{count}", points[count]))
    return rows


@cache
def lesson() -> Lesson:
    text = files(__package__).joinpath("lesson.txt").read_text(encoding="utf-8")
    family, cards = text.splitlines()
    first = Part(
        family,
        Step("place", 0, Task("place", "forest")),
        Step("plow", 2, Task("place", "farmland"), Task("plow"), scale="fields"),
        Step("sow", 9, Task("place", "grain_utilization"), scale="grain"),
        Step("fence", 11, Task("place", "fencing"), TwoSpaces("fence"), scale="pastures"),
        Step("breed", 14, Task("place", "sheep_market"), scale="sheep"),
        Step("feed", 16, Task("place", "fishing")),
        Step("room", 24, Task("place", "farm_expansion"), Task("build", "room")),
        Step("grow", 29, Task("place", "basic_wish_for_children")),
        Step("improve", 70, Task("place", "major_improvement"), Task("improve")),
        Step("score", 94, Task("place", "cattle_market", "pig_market"), scale="cattle"),
        beat="place",
    )
    with_cards = Part(
        cards,
        Step("occupation", 0, Task("place", "lessons"), Task("occupation", "A116")),
        Step("minor", 5, Task("place", "meeting_place"), Task("improve", ("minor", "A056"))),
        Step("combination", 8, Task("place", "forest"), Task("card", "yes")),
    )
    return Lesson([first], [with_cards], scales={name: _scale(name) for name in STEPS})
