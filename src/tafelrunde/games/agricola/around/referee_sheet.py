"""Referee's sheet: a farm of a wooden table told in numbers, category by category.

What numbers can show is checked: whether the spaces add up, and whether the animals find room on
some farm with so many pastures, spaces and stables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tafelrunde.games.agricola.board.farm import CELLS, STABLES
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, SHEEP
from tafelrunde.games.agricola.board.state import Agricola, bare_farm
from tafelrunde.games.agricola.board.terms import STONE_HOUSE
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.scoring import (
    BEGGING_POINTS,
    CATEGORIES,
    PERSON_POINTS,
    STEPS,
    room_points,
    table_points,
)
from tafelrunde.games.agricola.verbs.livestock import housed
from tafelrunde.kernel.text import Text

_MOST: Final = 99
_PEOPLE: Final = 5
# What is told, each with its highest number. `stables` are those in pastures, `single` the others.
NUMBERS: Final[dict[str, int]] = {
    **dict.fromkeys(CATEGORIES, _MOST),
    "fields": CELLS,
    "pastures": CELLS,
    "unused": CELLS,
    "stables": STABLES,
    "rooms": CELLS,
    "people": _PEOPLE,
    "house": STONE_HOUSE,
    "single": STABLES,
}


def counted(told: Any) -> tuple[list[Text], dict[str, int]]:
    """What is wrong with the numbers of a farm, and its points; raises ValueError on other data."""
    if not isinstance(told, dict):
        raise ValueError("a sheet is lines with numbers")
    for name in told:
        if name not in NUMBERS:
            raise ValueError(f"a sheet has no line {name}; it has {', '.join(NUMBERS)}")
    numbers = {name: number_in(told, name, most) for name, most in NUMBERS.items()}
    return _faults(numbers), _points(numbers)


def number_in(told: Mapping[str, Any], name: str, most: int) -> int:
    count = told.get(name, 0)
    if type(count) is not int or not 0 <= count <= most:
        raise ValueError(f"{name} is a number from 0 to {most}")
    return count


def _points(numbers: dict[str, int]) -> dict[str, int]:
    house = bare_farm()
    house.rooms = (1 << numbers["rooms"]) - 1
    house.house = numbers["house"]
    points = {name: table_points(name, numbers[name]) for name in STEPS}
    points["unused"] = -numbers["unused"]
    points["stables"] = numbers["stables"]
    points["rooms"] = room_points(house)
    points["people"] = PERSON_POINTS * numbers["people"]
    points["improvements"] = numbers["improvements"]
    points["bonus"] = numbers["bonus"]
    points["begging"] = BEGGING_POINTS * numbers["begging"]
    return {f"agricola-score-{name}": points[name] for name in CATEGORIES}


def _faults(numbers: dict[str, int]) -> list[Text]:
    """What no farm could have at the end of a game."""
    found: list[Text] = []
    taken = sum(numbers[name] for name in ("rooms", "fields", "unused", "single"))
    fenced, pastures = CELLS - taken, numbers["pastures"]
    if numbers["rooms"] < 2:
        found.append(Text("agricola-referee-rooms"))
    if numbers["people"] < 2:
        found.append(Text("agricola-referee-people"))
    if numbers["stables"] + numbers["single"] > STABLES:
        found.append(Text("agricola-referee-stables"))
    if fenced < 0:
        found.append(Text("agricola-referee-spaces-many", spaces=taken))
    elif fenced < pastures or (fenced > 0 and not pastures):
        found.append(Text("agricola-referee-spaces", left=fenced, pastures=pastures))
    elif numbers["stables"] > fenced:
        found.append(Text("agricola-referee-fenced-stables"))
    elif not any(_holds(numbers, sizes, stables) for sizes, stables in _ways(numbers, fenced)):
        found.append(Text("agricola-referee-animals"))
    return found


def _ways(numbers: dict[str, int], fenced: int) -> Iterator[tuple[list[int], list[int]]]:
    """How large the pastures may be, and how many stables may stand in each."""
    for sizes in _parts(fenced, numbers["pastures"], fenced):
        for stables in _spread(numbers["stables"], sizes):
            yield sizes, stables


def _parts(sum_: int, count: int, most: int) -> Iterator[list[int]]:
    """Ways to part a number into so many parts, the greatest first."""
    if count == 0:
        if sum_ == 0:
            yield []
        return
    for first in range(min(most, sum_ - count + 1), 0, -1):
        for rest in _parts(sum_ - first, count - 1, first):
            yield [first, *rest]


def _spread(count: int, rooms: list[int]) -> Iterator[list[int]]:
    """Ways to put so many things into places with room for so many."""
    if not rooms:
        if count == 0:
            yield []
        return
    for here in range(min(count, rooms[0]), -1, -1):
        for rest in _spread(count - here, rooms[1:]):
            yield [here, *rest]


def _holds(numbers: dict[str, int], sizes: list[int], stables: list[int]) -> bool:
    """Whether a farm with such pastures has room for the animals."""
    g = Agricola()
    g.seats = 1
    farm = bare_farm()
    g.farms = [farm]
    g.majors = [-1] * MAJORS
    place = 0
    pastures: list[int] = []
    for size, built in zip(sizes, stables, strict=True):
        pastures.append(((1 << size) - 1) << place)
        farm.stables |= ((1 << built) - 1) << place
        place += size
    farm.stables |= ((1 << numbers["single"]) - 1) << place
    farm.pastures = pastures
    for name, good in (("sheep", SHEEP), ("boar", BOAR), ("cattle", CATTLE)):
        farm.goods[good] = numbers[name]
    return housed(g, 0, numbers["sheep"], numbers["boar"], numbers["cattle"])
