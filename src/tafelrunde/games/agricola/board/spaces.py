"""The common board: its action spaces, what they offer, and where they lie."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)

FARM_EXPANSION: Final = 0
MEETING_PLACE: Final = 1
GRAIN_SEEDS: Final = 2
FARMLAND: Final = 3
LESSONS: Final = 4
DAY_LABORER: Final = 5
FOREST: Final = 6
CLAY_PIT: Final = 7
REED_BANK: Final = 8
FISHING: Final = 9
MAJOR_IMPROVEMENT: Final = 10
FENCING: Final = 11
GRAIN_UTILIZATION: Final = 12
SHEEP_MARKET: Final = 13
BASIC_WISH: Final = 14
HOUSE_REDEVELOPMENT: Final = 15
WESTERN_QUARRY: Final = 16
VEGETABLE_SEEDS: Final = 17
PIG_MARKET: Final = 18
CATTLE_MARKET: Final = 19
EASTERN_QUARRY: Final = 20
URGENT_WISH: Final = 21
CULTIVATION: Final = 22
FARM_REDEVELOPMENT: Final = 23
GROVE: Final = 24
RESOURCE_MARKET_3: Final = 25
HOLLOW_3: Final = 26
LESSONS_3: Final = 27
COPSE: Final = 28
RESOURCE_MARKET_4: Final = 29
HOLLOW_4: Final = 30
LESSONS_4: Final = 31
TRAVELING_PLAYERS: Final = 32
SIDE_JOB: Final = 33
X_COPSE: Final = 34
X_RESOURCE_MARKET: Final = 35
X_ANIMAL_MARKET: Final = 36
X_MODEST_WISH: Final = 37
MARKET_PLACE: Final = 38

SPACES: Final = 39

SPACE_NAMES: Final[tuple[str, ...]] = (
    "farm_expansion",
    "meeting_place",
    "grain_seeds",
    "farmland",
    "lessons",
    "day_laborer",
    "forest",
    "clay_pit",
    "reed_bank",
    "fishing",
    "major_improvement",
    "fencing",
    "grain_utilization",
    "sheep_market",
    "basic_wish_for_children",
    "house_redevelopment",
    "western_quarry",
    "vegetable_seeds",
    "pig_market",
    "cattle_market",
    "eastern_quarry",
    "urgent_wish_for_children",
    "cultivation",
    "farm_redevelopment",
    "grove",
    "resource_market_3",
    "hollow_3",
    "lessons_3",
    "copse",
    "resource_market_4",
    "hollow_4",
    "lessons_4",
    "traveling_players",
    "side_job",
    "x_copse",
    "x_resource_market",
    "x_animal_market",
    "x_modest_wish",
    "market_place",
)
SPACE_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}

PERMANENT: Final = tuple(range(FARM_EXPANSION, FISHING + 1))
EXTENSION: Final[dict[int, tuple[int, ...]]] = {
    1: (),
    2: (),
    3: (GROVE, RESOURCE_MARKET_3, HOLLOW_3, LESSONS_3),
    4: (COPSE, GROVE, RESOURCE_MARKET_4, HOLLOW_4, LESSONS_4, TRAVELING_PLAYERS),
}
# One person a round on the whole tile, whichever of its spaces is chosen.
TILE_2P: Final[tuple[int, ...]] = (X_COPSE, X_RESOURCE_MARKET, X_ANIMAL_MARKET, X_MODEST_WISH)
TILE_34P: Final[tuple[int, ...]] = (X_ANIMAL_MARKET, X_MODEST_WISH)

ROUNDS: Final = 14
STAGES: Final[tuple[tuple[int, ...], ...]] = (
    (MAJOR_IMPROVEMENT, FENCING, GRAIN_UTILIZATION, SHEEP_MARKET),
    (BASIC_WISH, HOUSE_REDEVELOPMENT, WESTERN_QUARRY),
    (VEGETABLE_SEEDS, PIG_MARKET),
    (CATTLE_MARKET, EASTERN_QUARRY),
    (URGENT_WISH, CULTIVATION),
    (FARM_REDEVELOPMENT,),
)
# The stage of each round; round 0 is before the game.
STAGE_OF: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
HARVESTS: Final[tuple[int, ...]] = (4, 7, 9, 11, 13, 14)


def _by_space(table: dict[int, tuple[int, int]], place: int, other: int) -> list[int]:
    return [table[space][place] if space in table else other for space in range(SPACES)]


_GROWTH: Final[dict[int, tuple[int, int]]] = {
    FOREST: (WOOD, 3),
    CLAY_PIT: (CLAY, 1),
    REED_BANK: (REED, 1),
    FISHING: (FOOD, 1),
    SHEEP_MARKET: (SHEEP, 1),
    WESTERN_QUARRY: (STONE, 1),
    PIG_MARKET: (BOAR, 1),
    CATTLE_MARKET: (CATTLE, 1),
    EASTERN_QUARRY: (STONE, 1),
    GROVE: (WOOD, 2),
    HOLLOW_3: (CLAY, 1),
    COPSE: (WOOD, 1),
    HOLLOW_4: (CLAY, 2),
    TRAVELING_PLAYERS: (FOOD, 1),
    X_COPSE: (WOOD, 1),
    MEETING_PLACE: (FOOD, 1),
}
# What an accumulation space piles up, and how much each preparation; -1 for other spaces. The
# meeting place piles up food in the family game alone.
PILE_GOOD: Final[list[int]] = _by_space(_GROWTH, 0, -1)
PILE_GROWTH: Final[list[int]] = _by_space(_GROWTH, 1, 0)
SOLO_FOREST: Final = 2
WOOD_SPACES: Final[tuple[int, ...]] = tuple(
    [space for space in range(SPACES) if PILE_GOOD[space] == WOOD]
)
RESOURCE_MARKETS: Final = (RESOURCE_MARKET_3, RESOURCE_MARKET_4, X_RESOURCE_MARKET)

_GIVEN: Final[dict[int, list[tuple[int, int]]]] = {
    GRAIN_SEEDS: [(GRAIN, 1)],
    DAY_LABORER: [(FOOD, 2)],
    VEGETABLE_SEEDS: [(VEGETABLE, 1)],
    RESOURCE_MARKET_4: [(REED, 1), (STONE, 1), (FOOD, 1)],
    X_RESOURCE_MARKET: [(STONE, 1), (FOOD, 1)],
}
# What spaces that do not pile up hand out: goods and amounts.
GIVEN: Final[list[list[tuple[int, int]]]] = [_GIVEN.get(space, []) for space in range(SPACES)]

# What comes with the reed or stone of the small resource market, what the dear lessons cost for
# everybody, and what a fence costs.
MARKET_3_FOOD: Final = 1
LESSONS_3_FOOD: Final = 2
FENCE_WOOD: Final = 1

# Where the spaces lie, for adjacency, columns and scan order: column from the left, then the
# upper and lower end in half rows. Column 0 is the extension, 1 to 8 are A to H.
Spot = tuple[int, int, int]

_ROUND_SPOTS: Final[dict[int, Spot]] = {
    1: (2, 0, 4),
    2: (3, 0, 4),
    3: (3, 4, 8),
    4: (3, 8, 12),
    5: (4, 0, 4),
    6: (4, 4, 8),
    7: (4, 8, 12),
    8: (5, 0, 4),
    9: (5, 4, 8),
    10: (6, 0, 4),
    11: (6, 4, 8),
    12: (7, 0, 4),
    13: (7, 4, 8),
    14: (8, 0, 4),
}
_PERMANENT_SPOTS: Final[dict[int, Spot]] = {
    FARM_EXPANSION: (1, 0, 2),
    MEETING_PLACE: (1, 2, 4),
    GRAIN_SEEDS: (1, 4, 6),
    FARMLAND: (1, 6, 8),
    LESSONS: (1, 8, 10),
    DAY_LABORER: (1, 10, 12),
    FOREST: (2, 4, 6),
    CLAY_PIT: (2, 6, 8),
    REED_BANK: (2, 8, 10),
    FISHING: (2, 10, 12),
}


def spot_of(space: int, seats: int, track: list[int]) -> Spot | None:
    """Where a space lies; None for the tiles beside the board. `track` are the cards so far."""
    if space in _PERMANENT_SPOTS:
        return _PERMANENT_SPOTS[space]
    if space in track:
        return _ROUND_SPOTS[track.index(space) + 1]
    extension = EXTENSION[seats]
    if space in extension:
        height = 12 // len(extension)
        place = extension.index(space)
        return (0, place * height, (place + 1) * height)
    return None


def adjacent(one: Spot, other: Spot) -> bool:
    """Whether two spaces share a border; a corner is none."""
    if one[0] == other[0]:
        return one[2] == other[1] or other[2] == one[1]
    return abs(one[0] - other[0]) == 1 and one[1] < other[2] and other[1] < one[2]


def scan_order(board: list[int], seats: int, track: list[int]) -> list[int]:
    """The spaces column by column from the top left, tiles beside the board last."""
    lying: list[tuple[Spot, int]] = []
    beside: list[int] = []
    for space in board:
        spot = spot_of(space, seats, track)
        if spot is None:
            beside.append(space)
        else:
            lying.append((spot, space))
    return [space for _, space in sorted(lying)] + beside


def places_in_order(board: list[int], seats: int) -> list[int]:
    """The same for a board before its cards lie there: spaces, and rounds as negative numbers."""
    lying = [(spot, -number) for number, spot in _ROUND_SPOTS.items()]
    for space in board:
        spot = spot_of(space, seats, [])
        if spot is not None:
            lying.append((spot, space))
    return [place for _, place in sorted(lying)]
