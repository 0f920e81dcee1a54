"""Next points: what would bring a seat more in each line of the score sheet."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import used
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, STABLES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE, PARTNERS, STONE_HOUSE
from tafelrunde.games.agricola.cards.majors import (
    MAJOR_POINTS,
    MAJORS,
    WORKSHOP_GOOD,
    WORKSHOPS,
    ladder_points,
)
from tafelrunde.games.agricola.scoring import counts, fenced_stables, person_points, table_points
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE
from tafelrunde.games.agricola.verbs.words import major_text
from tafelrunde.kernel.text import Text

_ENOUGH: Final = 9


def next_points(g: Agricola) -> dict[str, list[list[Text]]]:
    """By line of the score sheet and seat; partners share a score, so it tells them nothing."""
    if g.rules & PARTNERS:
        return {}
    columns = [_of(g, seat) for seat in range(g.seats)]
    return {f"agricola-score-{line}": [column[line] for column in columns] for line in columns[0]}


def _of(g: Agricola, seat: int) -> dict[str, list[Text]]:
    farm = g.farms[seat]
    told = {category: _step(category, count) for category, count in counts(farm).items()}
    told["unused"] = _one("unused", 1, COUNT[used(farm)] < CELLS)
    told["stables"] = _one("stables", 1, fenced_stables(farm) < STABLES)
    told["rooms"] = _rooms(farm.house, COUNT[farm.rooms])
    told["people"] = _one("people", person_points(g, seat), farm.people < MOST_PEOPLE)
    told["improvements"] = [
        Text("agricola-next-major", major=major_text(major), gain=MAJOR_POINTS[major])
        for major in _free(g)
    ]
    told["bonus"] = [
        text
        for place in range(len(WORKSHOPS))
        if g.majors[WORKSHOPS[place]] == seat
        for text in _workshop(place, farm.goods[WORKSHOP_GOOD[place]])
    ]
    return told


def _step(category: str, count: int) -> list[Text]:
    """The next step of the scoring table."""
    points = table_points(category, count)
    for more in range(1, _ENOUGH):
        gain = table_points(category, count + more) - points
        if gain:
            return [Text(f"agricola-next-{category}", more=more, gain=gain)]
    return [Text("next-points-most")]


def _one(what: str, gain: int, possible: bool) -> list[Text]:
    """One more of something that each counts the same."""
    return [Text(f"agricola-next-{what}", gain=gain) if possible else Text("next-points-most")]


def _rooms(house: int, rooms: int) -> list[Text]:
    if house == STONE_HOUSE:
        return [Text("agricola-next-room", gain=2)]
    if house == CLAY_HOUSE:
        return [Text("agricola-next-room", gain=1), Text("agricola-next-stone", gain=rooms)]
    return [Text("agricola-next-clay", gain=rooms)]


def _free(g: Agricola) -> list[int]:
    """One major improvement still to be had for each number of points, from the fewest on."""
    found = {MAJOR_POINTS[major]: major for major in reversed(range(MAJORS)) if g.majors[major] < 0}
    return [found[points] for points in sorted(found)]


def _workshop(place: int, have: int) -> list[Text]:
    """How much more a workshop would take for its next bonus point."""
    points = ladder_points(place, have)
    for more in range(1, _ENOUGH):
        if ladder_points(place, have + more) > points:
            name = ("wood", "clay-goods", "reed")[place]
            return [Text(f"agricola-next-{name}", more=more, major=major_text(WORKSHOPS[place]))]
    return []
