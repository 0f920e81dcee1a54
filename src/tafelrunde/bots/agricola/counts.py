"""Agricola in counts: a row of small numbers that a network reads, from the eyes of one seat.

First the own farm, then that of the next seat, then what both share. Every number is at least 0 and
below 256, so a row is one byte a number.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola.worth import missing_food
from tafelrunde.games.agricola.actions.building import used
from tafelrunde.games.agricola.board.farm import CELLS, COUNT, bits
from tafelrunde.games.agricola.board.goods import CLAY, KINDS, REED, STONE, WOOD
from tafelrunde.games.agricola.board.spaces import (
    CATTLE_MARKET,
    CLAY_PIT,
    EASTERN_QUARRY,
    FARM_REDEVELOPMENT,
    FISHING,
    FOREST,
    HARVESTS,
    MAJOR_IMPROVEMENT,
    MEETING_PLACE,
    PIG_MARKET,
    REED_BANK,
    ROUNDS,
    SHEEP_MARKET,
    WESTERN_QUARRY,
)
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE, STONE_HOUSE, VEGETABLES
from tafelrunde.games.agricola.cards.majors import MAJORS, can_bake, cooker
from tafelrunde.games.agricola.paying.purse import edible
from tafelrunde.games.agricola.phases.harvest import food_in, meal_round
from tafelrunde.games.agricola.scoring import fenced_stables, own_total
from tafelrunde.games.agricola.verbs.family import MOST_PEOPLE
from tafelrunde.games.agricola.verbs.livestock import pens

# Spaces of two seats' common board: so many, the first of them that a card turns up, and those on
# which something piles up.
BOARD: Final = FARM_REDEVELOPMENT + 1
_TURNED: Final = MAJOR_IMPROVEMENT
_PILES: Final[tuple[int, ...]] = (
    MEETING_PLACE,
    FOREST,
    CLAY_PIT,
    REED_BANK,
    FISHING,
    SHEEP_MARKET,
    WESTERN_QUARRY,
    PIG_MARKET,
    CATTLE_MARKET,
    EASTERN_QUARRY,
)
# Points may be below nothing.
_POINTS: Final = 60
_PENS: Final = 4
_LARGEST: Final = 255
_ROOM: Final = 5
_THATCH: Final = 2
# What rooms are made of, by the house.
_WALLS: Final[tuple[int, ...]] = (WOOD, CLAY, STONE)

FARM: Final = KINDS + 7 + 6 + 5 + _PENS + 4 + MAJORS + 3 + 3 + 4
WIDTH: Final = 2 * FARM + ROUNDS + 3 + MAJORS + (BOARD - _TURNED) + BOARD + len(_PILES)


def counted(g: Agricola, seat: int) -> bytes:
    """The row of a table with two seats."""
    row: list[int] = []
    add_farm(row, g, seat)
    add_farm(row, g, 1 - seat)
    now = g.round
    row.extend([1 if number == now else 0 for number in range(1, ROUNDS + 1)])
    left = 0
    for number in HARVESTS:
        if number >= now:
            left += 1
    row.append(left)
    row.append(1 if g.first == seat else 0)
    row.append(g.placed)
    majors = g.majors
    row.extend([1 if majors[major] < 0 else 0 for major in range(MAJORS)])
    open_now = [0] * BOARD
    for space in g.track:
        open_now[space] = 1
    row.extend(open_now[_TURNED:])
    there = g.there
    row.extend([1 if there[space] else 0 for space in range(BOARD)])
    piles = g.piles
    row.extend([min(piles[space], _LARGEST) for space in _PILES])
    return bytes(row)


def add_farm(row: list[int], g: Agricola, seat: int) -> None:
    """Add the counts of a farm."""
    farm = g.farms[seat]
    goods = farm.goods
    row.extend([min(goods[good], _LARGEST) for good in range(KINDS)])
    house = farm.house
    rooms = COUNT[farm.rooms]
    row.append(rooms)
    row.append(1 if house == CLAY_HOUSE else 0)
    row.append(1 if house == STONE_HOUSE else 0)
    row.append(farm.people)
    row.append(farm.newborn)
    row.append(farm.home)
    row.append(max(0, min(rooms, MOST_PEOPLE) - farm.people))
    _add_fields(row, farm)
    _add_pastures(row, g, seat, farm)
    inside = COUNT[used(farm)]
    row.append(inside)
    row.append(CELLS - inside)
    row.append(farm.begging)
    row.append(max(0, min(own_total(g, seat) + _POINTS, _LARGEST)))
    majors = g.majors
    row.extend([1 if majors[major] == seat else 0 for major in range(MAJORS)])
    cooking = cooker(g, seat)
    row.append(1 if cooking == 1 else 0)
    row.append(1 if cooking > 1 else 0)
    row.append(1 if can_bake(g, seat) else 0)
    harvest = meal_round(g, seat)
    if harvest is None:
        row.append(0)
        row.append(0)
    else:
        row.append(min(food_in(g, seat, harvest), _LARGEST))
        row.append(harvest - g.round)
    row.append(min(missing_food(g, seat), _LARGEST))
    row.append(min(edible(g, seat), _LARGEST))
    walls, reed = goods[_WALLS[house]], goods[REED]
    row.append(min(walls // _ROOM, reed // _THATCH))
    row.append(max(0, _ROOM - walls))
    # What a renovation needs is there.
    ready = house < STONE_HOUSE and reed > 0 and goods[_WALLS[house + 1]] >= rooms
    row.append(1 if ready else 0)


def _add_fields(row: list[int], farm: Farm) -> None:
    fields = COUNT[farm.fields]
    grain_fields = vegetable_fields = grain = vegetables = 0
    if fields:
        for crop in farm.crops:
            if crop > VEGETABLES:
                vegetable_fields += 1
                vegetables += crop - VEGETABLES
            elif crop:
                grain_fields += 1
                grain += crop
    row.append(fields)
    row.append(max(0, fields - grain_fields - vegetable_fields))
    row.append(grain_fields)
    row.append(vegetable_fields)
    row.append(grain)
    row.append(vegetables)


def _add_pastures(row: list[int], g: Agricola, seat: int, farm: Farm) -> None:
    """The pastures and what they hold, the largest first."""
    area = 0
    for pasture in farm.pastures:
        area += COUNT[pasture]
    rooms = [room for room, _ in pens(g, seat)]
    rooms.sort(reverse=True)
    row.append(len(farm.pastures))
    row.append(area)
    row.append(COUNT[farm.stables])
    row.append(fenced_stables(farm))
    row.append(bits(farm.fences))
    held = len(rooms)
    row.extend([min(rooms[n], _LARGEST) if n < held else 0 for n in range(_PENS)])
