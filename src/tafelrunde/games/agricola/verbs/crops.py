"""Crops: every field of a farm and what stands on it.

Fields are the tiles by their cells, then pastures that are sown by their first cells, and after
them the cards that are fields, in their order.
"""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import CELLS, COUNT, cells_of
from tafelrunde.games.agricola.board.goods import WOOD
from tafelrunde.games.agricola.board.state import Farm
from tafelrunde.games.agricola.board.terms import FOODS, VEGETABLES
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import (
    FIELDS,
    MEADOWS,
    TAKES_GRAIN,
    TAKES_VEGETABLES,
    WOODS,
)
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.kernel.state import changed


def fields_of(farm: Farm) -> list[int]:
    """Every field of a farm."""
    fields = cells_of(farm.fields)
    if not farm.played:
        return fields
    fields.extend(sown_pastures(farm))
    for place in range(len(opened(farm, FIELDS))):
        fields.append(CELLS + place)
    return fields


def sown_pastures(farm: Farm) -> list[int]:
    """The pastures with crops on them, each by its first cell."""
    if not opened(farm, MEADOWS):
        return []
    return [cell for cell in _first_cells(farm, CELLS) if farm.crops[cell]]


def meadows(farm: Farm) -> list[int]:
    """The pastures that could be sown, each by its first cell."""
    most = 0
    for number in opened(farm, MEADOWS):
        most = max(most, DECK[number].sows_pastures())
    return [cell for cell in _first_cells(farm, most) if not farm.crops[cell]]


def _first_cells(farm: Farm, most: int) -> list[int]:
    """The first cell of each pasture with at most so many."""
    return [cells_of(pasture)[0] for pasture in farm.pastures if COUNT[pasture] <= most]


def crop_on(farm: Farm, field: int) -> int:
    """What stands on a field, vegetables counted from VEGETABLES on."""
    if field < CELLS:
        return farm.crops[field]
    return farm.notes.get(opened(farm, FIELDS)[field - CELLS], 0)


def plant(farm: Farm, field: int, crop: int) -> None:
    """A crop stands on a field now; the last vegetable gone, nothing does."""
    if crop == VEGETABLES:
        crop = 0
    if field < CELLS:
        farm.crops = changed(farm.crops, field, crop)
        if not (farm.fields >> field) & 1:
            # A pasture holds fewer animals while it is sown.
            farm._pens = None
    else:
        farm.notes[opened(farm, FIELDS)[field - CELLS]] = crop


def takes(farm: Farm, field: int) -> int:
    """What can be sown on a field, as a mask."""
    if field < CELLS:
        return TAKES_GRAIN | TAKES_VEGETABLES
    return DECK[opened(farm, FIELDS)[field - CELLS]].grows()


def sown_fields(farm: Farm, grain: int, vegetables: int) -> tuple[list[int], list[int]]:
    """The fields that so many seeds fill, taken in order.

    R20: those that take nothing else come first, so that sowing leaves as much open as it can.
    """
    only_grain: list[int] = []
    only_vegetables: list[int] = []
    either: list[int] = []
    for field in fields_of(farm):
        if crop_on(farm, field) == 0:
            kinds = takes(farm, field)
            if kinds == TAKES_GRAIN:
                only_grain.append(field)
            elif kinds == TAKES_VEGETABLES:
                only_vegetables.append(field)
            else:
                either.append(field)
    with_grain = (only_grain + either)[:grain]
    rest = [field for field in either if field not in with_grain]
    return with_grain, (only_vegetables + rest)[:vegetables]


def woods_on(farm: Farm, number: int) -> list[int]:
    """The wood on each stack of a card that is a field for wood."""
    note = farm.notes.get(number, 0)
    return [(note >> 2 * stack) & 3 for stack in range(DECK[number].stacks())]


def set_woods(farm: Farm, number: int, woods: list[int]) -> None:
    """So much wood lies on the stacks of a card."""
    farm.notes[number] = sum(wood << 2 * stack for stack, wood in enumerate(woods))


def woods_open(farm: Farm) -> int:
    """How many stacks of wood can be sown."""
    if not farm.played or not opened(farm, WOODS):
        return 0
    empty = 0
    for number in opened(farm, WOODS):
        empty += woods_on(farm, number).count(0)
    return min(empty, farm.goods[WOOD])


def planted(farm: Farm) -> int:
    """How many spaces of a farm have crops on them."""
    if not farm.fields and not farm.played:
        return 0
    return CELLS - farm.crops.count(0)


def crops_on(farm: Farm, vegetables: bool) -> int:
    """The grain, or the vegetables, that stand on a farm's fields."""
    grain, others = grown_on(farm)
    return others if vegetables else grain


def grown_on(farm: Farm) -> tuple[int, int]:
    """The grain and the vegetables that stand on a farm's fields."""
    grain = vegetables = 0
    if farm.fields or farm.played:
        for crop in farm.crops:
            if crop:
                if crop < VEGETABLES:
                    grain += crop
                elif VEGETABLES < crop < FOODS:
                    vegetables += crop - VEGETABLES
    if farm.played:
        for number in opened(farm, FIELDS):
            crop = farm.notes.get(number, 0)
            if crop < VEGETABLES:
                grain += crop
            elif VEGETABLES < crop < FOODS:
                vegetables += crop - VEGETABLES
    return grain, vegetables
