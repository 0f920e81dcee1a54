"""Goods: what lies in a supply, numbered the same everywhere."""

from __future__ import annotations

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
CLAY: Final = 2
REED: Final = 3
STONE: Final = 4
GRAIN: Final = 5
VEGETABLE: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9

KINDS: Final = 10

# How dear each good is to players.
DEAR: Final[tuple[int, ...]] = (5, 5, 4, 7, 6, 9, 16, 13, 15, 18)

GOODS: Final[tuple[str, ...]] = (
    "food",
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "sheep",
    "boar",
    "cattle",
)

# An amount of each of the ten goods. Tuples without a fixed length stay objects when compiled;
# others are copied number by number wherever they go.
Cost = tuple[int, ...]
FREE: Final[Cost] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def cost(
    food: int = 0,
    wood: int = 0,
    clay: int = 0,
    reed: int = 0,
    stone: int = 0,
    grain: int = 0,
    vegetable: int = 0,
    sheep: int = 0,
    boar: int = 0,
    cattle: int = 0,
) -> Cost:
    """Amounts of goods, by name."""
    return (food, wood, clay, reed, stone, grain, vegetable, sheep, boar, cattle)
