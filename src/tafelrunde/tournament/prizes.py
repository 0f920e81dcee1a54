"""Prizes: those who share a place share what their places would bring, exactly."""

from __future__ import annotations

from fractions import Fraction

from tafelrunde.ledger.shares import fraction, shared
from tafelrunde.tournament.stages import final_places
from tafelrunde.tournament.state import State


def split(state: State) -> dict[int, Fraction]:
    """What each player gets of the prizes, which the rules list from the first place on."""
    rows = final_places(state)
    prizes = [fraction(prize) for prize in state.rules["prizes"]]
    gains = shared([row.place for row in rows], prizes)
    return {row.player: gain for row, gain in zip(rows, gains, strict=True) if gain}
