"""Tourney: how far a match of Loyang is."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.tourney import Tourney


class LoyangTourney(Tourney[LoyangState]):
    """Loyang at a tournament."""

    def round(self, state: LoyangState) -> int:
        return state.round
