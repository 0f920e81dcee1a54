"""Referee: a farm of a wooden table as it was pointed at, with what is wrong and what it scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.agricola.actions.pastures import pastures_within, why_not_fencing
from tafelrunde.games.agricola.around.referee_sheet import counted, number_in
from tafelrunde.games.agricola.board.farm import (
    CELLS,
    COUNT,
    EDGES,
    FENCES,
    STABLES,
    bits,
    connected,
)
from tafelrunde.games.agricola.board.goods import BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE
from tafelrunde.games.agricola.board.state import Agricola, Farm, bare_farm
from tafelrunde.games.agricola.board.terms import STONE_HOUSE
from tafelrunde.games.agricola.cards.majors import MAJORS
from tafelrunde.games.agricola.scoring import score_sheet
from tafelrunde.games.agricola.verbs.livestock import housed
from tafelrunde.kernel.text import Text

TILES: Final = ("", "room", "field", "stable")
IMPROVEMENTS: Final = "agricola-score-improvements"
_MOST: Final = 99
_PEOPLE: Final = 5


def refereed(told: Mapping[str, Any]) -> tuple[list[Text], dict[str, int]]:
    """What is wrong on a farm, and its points line by line; raises ValueError on other data.

    `cells` names what lies on each space in reading order, `fences` the numbers of the edges;
    `improvements` are the printed points of cards, `bonus` what they bring besides. A `sheet`
    tells the farm in numbers instead (`referee_sheet.py`).
    """
    if "sheet" in told:
        return counted(told["sheet"])
    g = Agricola()
    g.seats = 1
    farm = bare_farm()
    g.farms = [farm]
    g.majors = [-1] * MAJORS
    cells = _words(told.get("cells"))
    farm.rooms, farm.fields, farm.stables = (_mask(cells, tile) for tile in TILES[1:])
    farm.fences = _edges(told.get("fences"))
    farm.house = number_in(told, "house", STONE_HOUSE)
    farm.people = number_in(told, "people", _PEOPLE)
    farm.begging = number_in(told, "begging", _MOST)
    farm.bonus = number_in(told, "bonus", _MOST)
    for name, good in (("grain", GRAIN), ("vegetables", VEGETABLE)):
        farm.goods[good] = number_in(told, name, _MOST)
    for name, good in (("sheep", SHEEP), ("boar", BOAR), ("cattle", CATTLE)):
        farm.goods[good] = number_in(told, name, _MOST)
    fault = why_not_fencing(g, 0, farm.fences)
    farm.pastures = pastures_within(farm, farm.fences)
    points = {line.id: line.points[0] for line in score_sheet(g)}
    points[IMPROVEMENTS] += number_in(told, "improvements", _MOST)
    return _faults(g, farm, fault), points


def _faults(g: Agricola, farm: Farm, fencing: str | None) -> list[Text]:
    """What could not lie on a farm at the end of a game."""
    found: list[str] = []
    if COUNT[farm.rooms] < 2 or not connected(farm.rooms):
        found.append("rooms")
    if farm.fields and not connected(farm.fields):
        found.append("fields")
    if COUNT[farm.stables] > STABLES:
        found.append("stables")
    if bits(farm.fences) > FENCES:
        found.append("fences")
    if fencing is not None:
        found.append(fencing)
    if farm.people < 2:
        found.append("people")
    if not housed(g, 0, farm.goods[SHEEP], farm.goods[BOAR], farm.goods[CATTLE]):
        found.append("animals")
    return [Text(f"agricola-referee-{fault}") for fault in found]


def _words(cells: Any) -> Sequence[str]:
    if not isinstance(cells, list) or len(cells) != CELLS or any(c not in TILES for c in cells):
        raise ValueError(f"cells are {CELLS} of {', '.join(TILES[1:])} or nothing")
    return cells


def _mask(cells: Sequence[str], tile: str) -> int:
    mask = 0
    for cell, lies in enumerate(cells):
        if lies == tile:
            mask |= 1 << cell
    return mask


def _edges(edges: Any) -> int:
    if not isinstance(edges, list):
        raise ValueError("fences are a list of edges")
    mask = 0
    for edge in edges:
        if type(edge) is not int or not 0 <= edge < EDGES:
            raise ValueError(f"an edge is a number from 0 to {EDGES - 1}")
        mask |= 1 << edge
    return mask
