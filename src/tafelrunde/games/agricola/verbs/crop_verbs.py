"""Verbs of the fields: what is sown, reaped, moved and lost on them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import FOOD, GRAIN, VEGETABLE, WOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FOODS, VEGETABLES
from tafelrunde.games.agricola.cards.hooks import WOODS
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.verbs.crops import crop_on, plant, set_woods, sown_fields, woods_on
from tafelrunde.games.agricola.verbs.events import CROP_LOST, CROP_MOVED, SOWED
from tafelrunde.games.agricola.verbs.verbs import gain, lose

GRAIN_SOWN: Final = 3
VEGETABLES_SOWN: Final = 2


def sow_fields(g: Agricola, seat: int, grain: int, vegetables: int) -> None:
    """One grain becomes three on its field, one vegetable two."""
    farm = g.farms[seat]
    farm.goods[GRAIN] -= grain
    farm.goods[VEGETABLE] -= vegetables
    with_grain, with_vegetables = sown_fields(farm, grain, vegetables)
    for field in with_grain:
        plant(farm, field, GRAIN_SOWN)
    for field in with_vegetables:
        plant(farm, field, VEGETABLES + VEGETABLES_SOWN)
    SOWED.tell(g, seat, grain, vegetables)


def sow_pasture(g: Agricola, seat: int, cell: int, good: int) -> None:
    """A pasture is sown as a field is."""
    farm = g.farms[seat]
    farm.goods[good] -= 1
    grain = good == GRAIN
    plant(farm, cell, GRAIN_SOWN if grain else VEGETABLES + VEGETABLES_SOWN)
    SOWED.tell(g, seat, int(grain), int(not grain))


def sow_wood(g: Agricola, seat: int, wood: int) -> None:
    """One wood becomes three on a stack, as a grain does on its field."""
    farm = g.farms[seat]
    lose(g, seat, WOOD, wood)
    for number in opened(farm, WOODS):
        woods = woods_on(farm, number)
        for stack, there in enumerate(woods):
            if wood and not there:
                woods[stack] = GRAIN_SOWN
                wood -= 1
        set_woods(farm, number, woods)


def reap_wood(g: Agricola, seat: int) -> None:
    """One wood from every stack."""
    farm = g.farms[seat]
    if not farm.played:
        return
    for number in opened(farm, WOODS):
        woods = woods_on(farm, number)
        gain(g, seat, WOOD, len(woods) - woods.count(0), "fields")
        set_woods(farm, number, [max(0, wood - 1) for wood in woods])


def move_crop(g: Agricola, seat: int, source: int, target: int) -> None:
    """One grain or vegetable of a field comes onto another that is empty."""
    farm = g.farms[seat]
    crop = crop_on(farm, source)
    plant(farm, source, crop - 1)
    plant(farm, target, VEGETABLES + 1 if crop > VEGETABLES else 1)
    CROP_MOVED.tell(g, seat, source, target)


def lay_food(g: Agricola, seat: int, cell: int, amount: int) -> None:
    """Food comes onto an empty field."""
    lose(g, seat, FOOD, amount)
    plant(g.farms[seat], cell, FOODS + amount)


def lose_crop(g: Agricola, seat: int, field: int) -> None:
    """One grain or vegetable of a field goes back to the general supply."""
    farm = g.farms[seat]
    plant(farm, field, crop_on(farm, field) - 1)
    CROP_LOST.tell(g, seat, field)
