"""E159 Old Miser."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in


class OldMiser(Card):
    """Each person eats 1 food less and is worth 2 points in place of 3."""

    def food_saved(self) -> int:
        return 1

    def person_points(self) -> int:
        return 2


deal_in(OldMiser("E159", OCCUPATION, 4, "food", [], [], signs="person > ~1 food | 2 bonus"))
