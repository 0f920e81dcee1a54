"""Occasions: when something happens that cards may listen to, and what it tells them."""

from __future__ import annotations

from typing import Final

# Occasions: when something happens that cards may listen to.
BEFORE_ROUND: Final = 0
ROUND_START: Final = 1
BEFORE_SPACE: Final = 2
AFTER_SPACE: Final = 3
BEFORE_OCCUPATION: Final = 4
AFTER_OCCUPATION: Final = 5
AFTER_IMPROVEMENT: Final = 6
AFTER_ROOM: Final = 7
AFTER_STABLE: Final = 8
AFTER_RENOVATION: Final = 9
AFTER_FENCES: Final = 10
AFTER_PLOW: Final = 11
AFTER_SOW: Final = 12
AFTER_BAKE: Final = 13
AFTER_GROWTH: Final = 14
RETURN_HOME: Final = 15
BEFORE_HARVEST: Final = 16
AFTER_FIELD_PHASE: Final = 17
BEFORE_FEEDING: Final = 18
AFTER_FEEDING: Final = 19
AFTER_BREEDING: Final = 20
AFTER_HARVEST: Final = 21

GAINED: Final = 22
BEFORE_REAPING: Final = 23
TURN_END: Final = 24
AFTER_ROOMS: Final = 25
ROUND_END: Final = 26
WORK_START: Final = 27
TURN_START: Final = 28
WORK_END: Final = 29
REPLENISHED: Final = 30
SCORE_START: Final = 31
HARVEST_START: Final = 32

# What an effect does at its moment: nothing, only bring goods, or ask, pay, house or exchange.
IDLE: Final = 0
GAINS: Final = 1
MATTERS: Final = 2


# Stands where an occasion has nothing to tell; never changed.
_NONE: Final[list[int]] = []


class Occasion:
    """Something that happened: what, who did it, on whose farm, on which space.

    What else is told depends on the occasion, in fields of their own: the `pile` that lay on the
    space, the `food` an occupation costs, the `card` or the `major` that was played, the `cells`
    of rooms, a stable or a field, the `house` that was renovated, how many `fences` and which new
    `pastures`, the `grain` and `vegetables` sown or baked, the `good` and `amount` gained and their
    `origin`.
    `fresh` are cards that were played in the course of it: they hear later occasions only.
    `absent` are seats that a phase leaves out.
    """

    def __init__(self, what: int, actor: int, space: int = -1, farm: int = -1) -> None:
        self.what = what
        self.actor = actor
        self.farm = actor if farm < 0 else farm
        self.space = space
        self.pile = 0
        self.food = 0
        self.card = -1
        self.major = -1
        self.cells = 0
        self.house = -1
        self.fences = 0
        self.pastures: list[int] = _NONE
        self.grain = 0
        self.vegetables = 0
        self.good = -1
        self.amount = 0
        self.origin = ""
        self.fresh: list[int] = _NONE
        self.absent: list[int] = _NONE
