"""Budget: how far the search of ways to pay and to feed goes, counted, so the same everywhere.

What matches come to is found whole. Where a supply and its cards leave more than that, the best
ways are listed, and the others are made of single conversions.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.pausing import give_way

# Plans looked at to learn whether something can be paid.
RAISING: Final = 4_000
# Plans looked at for the list of one question, and how many ways are compared for it.
LISTING: Final = 3_000
COMPARING: Final = 50_000

# After so many (a power of two) others may go on: a millisecond or so.
_TURN: Final = 256

# What all searches have done so far: tests and tools hold single decisions against it.
tally: Final[list[int]] = [0]


class Budget:
    """So much of a search may still be done."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, count: int = 1) -> None:
        self.left -= count
        before = tally[0]
        tally[0] = before + count
        if (before + count) // _TURN != before // _TURN:
            give_way()

    def spent(self) -> bool:
        return self.left <= 0


class Listing:
    """What the list of one question may cost, and whether it lacks ways for that reason."""

    def __init__(self) -> None:
        self.plans = Budget(LISTING)
        self.pairs = Budget(COMPARING)
        self.cut = False
