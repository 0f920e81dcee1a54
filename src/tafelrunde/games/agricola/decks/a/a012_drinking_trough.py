"""A012 Drinking Trough."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in


class DrinkingTrough(Card):
    """Every pasture holds 2 animals more."""

    def pasture_bonus(self, g: Agricola, owner: int, pasture: int) -> int:
        return 2


deal_in(DrinkingTrough("A012", MINOR, 1, "farm", [cost(clay=1)], [], signs="pasture > +2 sheep"))
