"""Points: what a table's scores bring, with ties shared exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from tafelrunde.kernel.game import places
from tafelrunde.ledger.shares import fraction, shared
from tafelrunde.tournament.errors import Unfit

Scores = Sequence[int]


def places_of(scores: Scores, ties: Scores | None = None) -> list[int]:
    """Each seat's place; `ties` are the resources that part equal scores where they count."""
    if ties is None:
        return places(list(scores))
    return places(list(zip(scores, ties, strict=True)))


def awarded(
    scores: Scores, table: Sequence[Fraction], ties: Scores | None = None
) -> list[Fraction]:
    """The tournament points of each seat: 45/42/42/40 by 8/5/3/1 brings 8/4/4/1."""
    return shared(places_of(scores, ties), table)


def points_table(rules: Mapping[str, Any], seats: int) -> list[Fraction]:
    """What the places of a table with this many seats bring."""
    table = rules["points"].get(str(seats))
    if table is None:
        raise Unfit("no-points", seats=seats)
    return [fraction(value) for value in table]


def compared(scores: Scores, elsewhere: Sequence[Scores]) -> list[Fraction]:
    """Duplicate: each seat against the same seat at the other tables, 1 for better, 1/2 for equal.

    The sum is divided by the number of those tables, so 1 means better than all of them.
    """
    if not elsewhere:
        return [Fraction(1, 2)] * len(scores)
    return [
        sum(
            (
                Fraction((score > other[seat]) * 2 + (score == other[seat]), 2)
                for other in elsewhere
            ),
            Fraction(0),
        )
        / len(elsewhere)
        for seat, score in enumerate(scores)
    ]
