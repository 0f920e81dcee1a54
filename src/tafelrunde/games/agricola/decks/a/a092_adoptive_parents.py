"""A092 Adoptive Parents."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in


class AdoptiveParents(Card):
    """For 1 food a newborn acts at once and counts as an adult."""

    def wakes_newborn(self) -> int:
        return 1


deal_in(AdoptiveParents("A092", OCCUPATION, 1, "actions", [], [], signs="child -1 food > person"))
