"""A016 Rammed Clay."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class RammedClay(Card):
    """1 clay at once; fences may be paid with clay instead of wood."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, CLAY, 1, self.id)
        yield from ()

    def fence_good(self) -> int:
        return CLAY


deal_in(RammedClay("A016", MINOR, 1, "farm", [], [], signs="now +1 clay | clay > fence"))
