"""The ten major improvements: costs, points, cooking, baking, workshops."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import CLAY, REED, WOOD, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import COOKING as COOKING_CARDS
from tafelrunde.games.agricola.cards.places import opened

FIREPLACE_2: Final = 0
FIREPLACE_3: Final = 1
HEARTH_4: Final = 2
HEARTH_5: Final = 3
WELL: Final = 4
CLAY_OVEN: Final = 5
STONE_OVEN: Final = 6
JOINERY: Final = 7
POTTERY: Final = 8
BASKETMAKER: Final = 9

MAJORS: Final = 10

MAJOR_NAMES: Final[tuple[str, ...]] = (
    "fireplace_2",
    "fireplace_3",
    "cooking_hearth_4",
    "cooking_hearth_5",
    "well",
    "clay_oven",
    "stone_oven",
    "joinery",
    "pottery",
    "basketmakers_workshop",
)
MAJOR_OF: Final[dict[str, int]] = {name: major for major, name in enumerate(MAJOR_NAMES)}

MAJOR_COSTS: Final[tuple[Cost, ...]] = (
    cost(clay=2),
    cost(clay=3),
    cost(clay=4),
    cost(clay=5),
    cost(wood=1, stone=3),
    cost(clay=3, stone=1),
    cost(clay=1, stone=3),
    cost(wood=2, stone=2),
    cost(clay=2, stone=2),
    cost(reed=2, stone=2),
)
MAJOR_POINTS: Final[tuple[int, ...]] = (1, 1, 1, 1, 4, 2, 3, 2, 2, 2)

# Food for a vegetable, sheep, wild boar, cattle: without, with a fireplace, with a hearth.
COOKING: Final[tuple[tuple[int, ...], ...]] = ((1, 0, 0, 0), (2, 2, 2, 3), (3, 2, 3, 4))
# Food for a grain that is baked.
BAKING: Final[tuple[int, ...]] = (0, 2, 3)
WELL_FOOD: Final = 5

# A workshop: what it turns into food once a harvest, how much, and its ladder of bonus points.
WORKSHOPS: Final[tuple[int, ...]] = (JOINERY, POTTERY, BASKETMAKER)
WORKSHOP_GOOD: Final[tuple[int, ...]] = (WOOD, CLAY, REED)
WORKSHOP_FOOD: Final[tuple[int, ...]] = (2, 2, 3)
WORKSHOP_LADDER: Final[tuple[tuple[int, ...], ...]] = ((3, 5, 7), (3, 5, 7), (2, 4, 5))


def cooker(g: Agricola, seat: int) -> int:
    """2 with a cooking hearth, 1 with a fireplace, 0 without."""
    majors = g.majors
    if majors[HEARTH_4] == seat or majors[HEARTH_5] == seat:
        return 2
    if majors[FIREPLACE_2] == seat or majors[FIREPLACE_3] == seat:
        return 1
    return 0


def can_bake(g: Agricola, seat: int) -> bool:
    majors = g.majors
    if majors[CLAY_OVEN] == seat or majors[STONE_OVEN] == seat:
        return True
    return bread_rate(g, seat) > 0


def bread_rate(g: Agricola, seat: int) -> int:
    """The food for any grain of a Bake Bread action beyond those of the ovens."""
    best = BAKING[cooker(g, seat)]
    farm = g.farms[seat]
    if farm.played:
        for number in opened(farm, COOKING_CARDS):
            best = max(best, DECK[number].baking())
    return best


def most_baked(g: Agricola, seat: int, grain: int) -> int:
    """How much of this grain can be baked in one action."""
    if bread_rate(g, seat):
        return grain
    limit = 0
    if g.majors[CLAY_OVEN] == seat:
        limit += 1
    if g.majors[STONE_OVEN] == seat:
        limit += 2
    return min(grain, limit)


def bread(g: Agricola, seat: int, grain: int) -> int:
    """The food for so much grain, each baked where it gives most."""
    food = 0
    if grain and g.majors[CLAY_OVEN] == seat:
        food += 5
        grain -= 1
    if grain and g.majors[STONE_OVEN] == seat:
        baked = min(grain, 2)
        food += 4 * baked
        grain -= baked
    return food + bread_rate(g, seat) * grain if grain else food


def ladder_points(workshop: int, amount: int) -> int:
    """The bonus points for so many goods of a workshop's kind."""
    points = 0
    for step in WORKSHOP_LADDER[workshop]:
        if amount >= step:
            points += 1
    return points
