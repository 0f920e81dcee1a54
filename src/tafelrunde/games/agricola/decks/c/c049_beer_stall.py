"""C049 Beer Stall."""

from __future__ import annotations

from tafelrunde.games.agricola.board.animals import fits
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import GRAIN, SHEEP, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.verbs.livestock import one_pen_each, pens, unfenced_stables


class BeerStall(Card):
    """While feeding 5 food for a grain, as often as there are unfenced stables without an animal.

    R41: animals may be moved at any time, so they leave as many empty as they can.
    """

    def crafts(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        known = pens(g, owner)
        farm = g.farms[owner]
        herd = farm.goods[SHEEP:]
        empty = 0
        for each in range(1, COUNT[unfenced_stables(g, owner)] + 1):
            if fits(known, farm._singles - each, one_pen_each(g), herd[0], herd[1], herd[2]):
                empty = each
        return [(GRAIN, 5)] * empty


deal_in(BeerStall("C049", MINOR, 1, "food", [cost(wood=1)], [], signs="stable -1 grain > +5 food"))
