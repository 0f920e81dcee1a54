"""Pairs: which things are played together more often than chance would have it.

Of the seats that had both things so many would play both if neither cared for the other: as many
as play the one, times as many as play the other. The lift is how many times as many really did.
Tables of different size are counted apart and added up. Who never keeps a thing but may take it
from the table, as a major improvement, had it like everybody.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import Any, Final

from tafelrunde.kernel.power import KEPT, PLAYED, Powers
from tafelrunde.lab.simulate import Played

# A thing: its group and its own id.
Thing = tuple[str, str]

# Fewer than so many say nothing, nor does what lies within so many deviations of chance.
LEAST: Final = 30
_BEYOND: Final = 2.0
# So many stand beside each thing.
BEST: Final = 4


class Pairs:
    """How often seats had and played two things each; the order of matches does not matter."""

    def __init__(self, powers: Powers) -> None:
        self.powers = powers
        self.all_seats: Counter[int] = Counter()
        self.dealt_out: set[Thing] = set()
        # By the number of seats and one or two things, these in their order.
        self.had: Counter[tuple[int, tuple[Thing, ...]]] = Counter()
        self.played: Counter[tuple[int, tuple[Thing, ...]]] = Counter()

    def add(self, played: Played) -> None:
        seats = len(played.scores)
        had: list[set[Thing]] = [set() for _ in range(seats)]
        laid: list[set[Thing]] = [set() for _ in range(seats)]
        for stage, seat, group, name in played.notes:
            if group in self.powers.alone:
                continue
            if stage == KEPT:
                self.dealt_out.add((group, name))
                had[seat].add((group, name))
            elif stage == PLAYED:
                had[seat].add((group, name))
                laid[seat].add((group, name))
        self.all_seats[seats] += seats
        for counter, hands in ((self.had, had), (self.played, laid)):
            for hand in hands:
                for size in (1, 2):
                    counter.update((seats, some) for some in combinations(sorted(hand), size))

    def result(self) -> list[dict[str, Any]]:
        """What goes with each thing, the highest lift first."""
        found: dict[Thing, list[tuple[float, Thing, int]]] = {}
        for pair, times, lift in self._lifted():
            for one, other in (pair, pair[::-1]):
                found.setdefault(one, []).append((-lift, other, times))
        return [
            {
                "group": group,
                "id": name,
                "with": [
                    {"group": other[0], "id": other[1], "times": times, "lift": round(-lift, 2)}
                    for lift, other, times in sorted(found[group, name])[:BEST]
                ],
            }
            for group, name in sorted(found)
        ]

    def _lifted(self) -> list[tuple[tuple[Thing, Thing], int, float]]:
        """The pairs that are surely played more often than by chance."""
        counts: Counter[tuple[Thing, Thing]] = Counter()
        for (_, things), times in self.played.items():
            if len(things) == 2:
                counts[things[0], things[1]] += times
        found = []
        for pair, times in counts.items():
            if times < LEAST:
                continue
            expected = sum(self._expected(seats, pair) for seats in self.all_seats)
            if times > expected + _BEYOND * sqrt(expected):
                found.append((pair, times, times / expected))
        return found

    def _expected(self, seats: int, pair: tuple[Thing, Thing]) -> float:
        """How many seats would play both by chance."""
        kept = [thing for thing in pair if thing in self.dealt_out]
        both: float = self.had[seats, tuple(kept)] if kept else self.all_seats[seats]
        for thing in pair:
            had = self.had[seats, (thing,)] if thing in kept else self.all_seats[seats]
            both *= self.played[seats, (thing,)] / had if had else 0
        return both
