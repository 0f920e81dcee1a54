"""B010 Caravan."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in


class Caravan(Card):
    """Room for one person."""

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 1


deal_in(Caravan("B010", MINOR, 1, "farm", [cost(wood=3, food=3)], [], signs="1 person"))
