"""Tastes: what a seat of At the Gates of Loyang holds to be worth how much, in cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64


class Taste:
    """Numbers by which tables are valued."""

    def __init__(self) -> None:
        # Each loan costs a step at the end, which is worth about this much cash.
        self.loan = 14.0
        # A delivery that is still to come counts less than cash in hand: so much in a hundred.
        self.later: i64 = 92
        # A vegetable that grows comes late and may not fit: what it counts, and what a delivery
        # needs.
        self.growing = 0.9
        self.there = 0.6
        # What a vegetable costs when the own shop has none: a trade, or no delivery at all.
        self.nowhere: i64 = 9
        # A regular customer who cannot be served in a round to come; one who waits now, with a
        # blue and with a red marker; and a red marker at all.
        self.unserved = 1.0
        self.waits = 0.8
        self.waits_red = 2.0
        self.red = 0.5
        # A field that is empty, for each vegetable that it could still bear.
        self.empty = 0.55
        # A field that one may take, likewise.
        self.field = 1.1
        # The large storehouse, a round, and at most.
        self.large = 1.0
        self.large_most = 4.0
        # Cards laid out: a helper, a place of a stall, what is crowded; and a helper's effects.
        self.helper = 1.3
        self.place = 0.5
        self.crowded = 0.35
        self.haggle = 0.4
        self.carter = 0.5
        self.porter = 0.3
        self.extra = 0.4
        self.sweet = 0.5
        # Cards that are to come: out of a two-pack, and what lies covered, by its print: a field,
        # a stall, a helper, a regular customer, a casual one.
        self.pack = 1.6
        self.covered = 0.5
        self.print_field = 3.0
        self.print_stall = 1.2
        self.print_helper = 1.3
        self.print_regular = 4.0
        self.print_casual = 2.5
        # That what a customer wants will grow in time, a round.
        self.hope = 0.35
        # Cash held back for the next rounds when steps are bought, by round; and for each angry
        # customer.
        self.reserve: list[float] = [0.0, 6.0, 7.0, 7.0, 7.0, 7.0, 6.0, 5.0, 3.0, 0.0]
        self.angry = 2.0
        # What a search alone goes by: what the cheap step of each round to come counts, and a loan,
        # in spaces of the path.
        self.steps = 0.0
        self.borrowed = 1.0
        self.likes([10, 11, 13, 13, 17, 17])

    def likes(self, spare: Sequence[int]) -> None:
        """Set what vegetables are worth that no customer of now wants, in tenths.

        They are for customers to come, or for the shop; kept also with each kind in eight bits,
        the first in the lowest.
        """
        self.spare = [each / 10 for each in spare]
        self.tenths: i64 = sum(each << (8 * kind) for kind, each in enumerate(spare))


def alone() -> Taste:
    """The taste of a seat that plays alone.

    It was found by changing numbers as long as that brought more points.
    """
    taste = Taste()
    taste.loan = 20.0
    taste.later = 76
    taste.growing = 1.37
    taste.there = 0.88
    taste.unserved = 1.41
    taste.waits = 1.62
    taste.waits_red = 1.43
    taste.red = 0.78
    taste.empty = 0.46
    taste.field = 1.04
    taste.large = 1.3
    taste.large_most = 2.5
    taste.helper = 0.8
    taste.place = 0.45
    taste.crowded = 0.03
    taste.haggle = 0.29
    taste.carter = 0.39
    taste.porter = 0.36
    taste.extra = 0.26
    taste.sweet = 0.44
    taste.pack = 0.95
    taste.covered = 0.31
    taste.print_field = 3.1
    taste.print_stall = 1.34
    taste.print_helper = 0.87
    taste.print_regular = 2.92
    taste.print_casual = 3.13
    taste.hope = 0.17
    taste.reserve = [0.0, 7.8, 9.0, 3.6, 2.7, 3.0, 2.0, 3.6, 0.9, 0.0]
    taste.angry = 1.3
    taste.steps = 1.0
    taste.borrowed = 1.8
    taste.likes([10, 12, 13, 16, 27, 17])
    return taste


AMONG: Final = Taste()
ALONE: Final = alone()


def taste_for(seats: int) -> Taste:
    """The taste of a seat of a table with so many."""
    return ALONE if seats == 1 else AMONG
