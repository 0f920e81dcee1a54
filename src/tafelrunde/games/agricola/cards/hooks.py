"""Hooks: what the rules ask of cards besides occasions, and the words they ask with."""

from __future__ import annotations

from typing import Final

# A card has those whose method it overrides.
CONVERSIONS: Final = 33
COSTS: Final = 34
RAISES: Final = 35
CRAFTS: Final = 36
FREE_FENCES: Final = 37
FENCE_GOOD: Final = 38
PASTURE_BONUS: Final = 39
PENS: Final = 40
SLEEPING: Final = 41
COOKING: Final = 42
STACKING: Final = 43
WAKING: Final = 44
SCORING: Final = 45
POINTS: Final = 46
# Whatever changes a price, or the goods to pay it with.
PRICES: Final = 47
BRINGS: Final = 48
FIELDS: Final = 49
SHARING: Final = 50
BARRING: Final = 51
ERRANDS: Final = 52
LEAPING: Final = 53
SCORING_ALL: Final = 54
# What a household eats, is worth, and has out of its supply.
HOUSEHOLD: Final = 55
HARVESTING: Final = 56
# Whoever is told at once what was paid, crafted or born.
TOLD: Final = 57
WIDENING: Final = 58
WOODS: Final = 59
MEADOWS: Final = 60
PALISADES: Final = 61

HOOKS: Final = 62
METHODS: Final[tuple[tuple[str, int], ...]] = (
    ("conversions", CONVERSIONS),
    ("costs_for", COSTS),
    ("before_occupation", RAISES),
    ("crafts", CRAFTS),
    ("free_fences", FREE_FENCES),
    ("fence_good", FENCE_GOOD),
    ("pasture_bonus", PASTURE_BONUS),
    ("pens", PENS),
    ("sleeping_places", SLEEPING),
    ("cooking", COOKING),
    ("stacks_placements", STACKING),
    ("wakes_newborn", WAKING),
    ("score", SCORING),
    ("brings", BRINGS),
    ("grows", FIELDS),
    ("shares_space", SHARING),
    ("bars", BARRING),
    ("errands", ERRANDS),
    ("skips_clay", LEAPING),
    ("score_for", SCORING_ALL),
    ("baking", COOKING),
    ("food_saved", HOUSEHOLD),
    ("person_points", HOUSEHOLD),
    ("people_lost", HOUSEHOLD),
    ("guests", HOUSEHOLD),
    ("stables_laid", HOUSEHOLD),
    ("skips_harvest", HARVESTING),
    ("breeds_alone", HARVESTING),
    ("paid", TOLD),
    ("crafted", TOLD),
    ("born", TOLD),
    ("majors_too", WIDENING),
    ("stacks", WOODS),
    ("sows_pastures", MEADOWS),
    ("palisade", PALISADES),
)
PRICING: Final[tuple[int, ...]] = (
    CONVERSIONS,
    COSTS,
    FREE_FENCES,
    FENCE_GOOD,
    PALISADES,
)

# What is being paid for, for cards that change costs.
FOR_ROOM: Final = 0
FOR_STABLE: Final = 1
FOR_RENOVATION: Final = 2
FOR_FENCES: Final = 3
FOR_MAJOR: Final = 4
FOR_MINOR: Final = 5
FOR_OCCUPATION: Final = 6

# What a field takes, one bit each.
TAKES_GRAIN: Final = 1
TAKES_VEGETABLES: Final = 2
