"""A088 Hedge Keeper."""

from __future__ import annotations

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in


class HedgeKeeper(Card):
    """3 fences of each Build Fences action are free."""

    def free_fences(self, g: Agricola, owner: int) -> int:
        return 3


deal_in(HedgeKeeper("A088", OCCUPATION, 1, "farm", [], [], signs="fence > ~3 wood"))
