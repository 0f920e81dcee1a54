"""Reach: whom a helper means by another player, and what lies before others."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.card_verbs import display_of
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ACTIONS

_NOBODY: Final[list[int]] = []
_ALONE: Final = [[seat] for seat in range(4)]
_OTHERS: Final = [
    [[other for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(4)
]


def others(g: LoyangState, seat: int) -> list[int]:
    """Whom a helper means by another player."""
    if g.seats == 1:
        return _ALONE[1]
    if g.seats < 4:
        return _OTHERS[g.seats][seat]
    if g.phase != ACTIONS:
        return _NOBODY  # before the pairs are formed there is no partner
    return _ALONE[g.order[(g.order.index(seat) + 2) % 4]]


def neighbours(g: LoyangState, seat: int) -> list[int]:
    """Other players with shops, fields and helpers; the imaginary opponent has none."""
    return _NOBODY if g.seats == 1 else others(g, seat)


def owner_of(g: LoyangState, seat: int, type_: int, card: int) -> int:
    """In whose display a card lies that a helper reached for."""
    for owner in others(g, seat):
        if card in display_of(g, owner, type_):
            return owner
    raise RuntimeError(f"card {card} lies in no other display")
