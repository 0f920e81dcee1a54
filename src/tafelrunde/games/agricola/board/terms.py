"""Terms: phases, variants, houses and crops, numbered the same everywhere."""

from __future__ import annotations

from typing import Final

# Where a round stands.
TURN_UP: Final = 0
PREPARATION: Final = 1
WORK: Final = 2
RETURNING_HOME: Final = 3
FIELD_PHASE: Final = 4
FEEDING: Final = 5
BREEDING: Final = 6
OVER: Final = 7
# Before the first round, and after a harvest, where hands are made up otherwise than by dealing.
HANDS: Final = 8
CARD_SWAP: Final = 9

PHASES: Final[tuple[str, ...]] = (
    "turn_up",
    "preparation",
    "work",
    "returning_home",
    "field_phase",
    "feeding_phase",
    "breeding_phase",
    "over",
    "hands",
    "card_swap",
)

# The variants of a table, one bit each.
FAMILY: Final = 1
SIDE_JOB_TILE: Final = 2
EXTRA_TILE: Final = 4
HOUSE_BEFORE_COOKING: Final = 8
ONE_PASTURE_PER_TYPE: Final = 16
LEAVE_ANIMALS: Final = 32
UNFINISHED_PASTURES: Final = 64
PASTURES_ANYWHERE: Final = 128
SNAKE_START: Final = 256
EXTRA_COPSE: Final = 512
CONTIGUOUS_FARM: Final = 1024
PARTNERS: Final = 2048
PARTNER_PRODUCT: Final = 4096
TOURNAMENT: Final = 8192
PARTNER_ALONE: Final = 32768
OCCUPATIONS_RIGHT: Final = 65536
MINORS_RIGHT: Final = 131072
OCCUPATIONS_FIRST: Final = 262144
MULLIGAN: Final = 524288
MIX_TRAVELLING: Final = 1048576
MIX_OCCUPATIONS: Final = 2097152
OPEN_DISPLAY: Final = 4194304
LATE_START: Final = 8388608

WOODEN: Final = 0
CLAY_HOUSE: Final = 1
STONE_HOUSE: Final = 2

HOUSES: Final[tuple[str, ...]] = ("wood", "clay", "stone")

# Crops on a field: 1 to 7 grain, or 8 + the number of vegetables.
VEGETABLES: Final = 8
# And so much more where it holds food.
FOODS: Final = 16
