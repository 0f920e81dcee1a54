"""A087 Conservator."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in


class Conservator(Card):
    """A wooden house may be renovated to stone at once."""

    def skips_clay(self) -> bool:
        return True


deal_in(Conservator("A087", OCCUPATION, 1, "farm", [], [], signs="house-wood > house-stone"))
