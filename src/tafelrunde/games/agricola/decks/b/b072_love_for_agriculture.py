"""B072 Love for Agriculture."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT, cells_of
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in


class LoveForAgriculture(Card):
    """Pastures of one or two spaces may be sown; such a one holds an animal less for each space.

    R32: a pasture counts as a field as long as crops stand on it, though not as a field tile.
    """

    def sows_pastures(self) -> int:
        return 2

    def pasture_bonus(self, g: Agricola, owner: int, pasture: int) -> int:
        sown = g.farms[owner].crops[cells_of(pasture)[0]]
        return -COUNT[pasture] if sown else 0


deal_in(LoveForAgriculture("B072", MINOR, 1, "crops", [], [], signs="sow > pasture"))
