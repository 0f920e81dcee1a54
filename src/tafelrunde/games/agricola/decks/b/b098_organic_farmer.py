"""B098 Organic Farmer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.animals import roomy
from tafelrunde.games.agricola.board.goods import SHEEP
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.livestock import one_pen_each, pens


class OrganicFarmer(Card):
    """A point for each pasture with an animal and places for three more.

    Animals may be moved at any time, so they stand as is best for their owner.
    """

    def score(self, g: Agricola, owner: int) -> int:
        goods = g.farms[owner].goods
        known = pens(g, owner)
        singles = g.farms[owner]._singles
        herd = goods[SHEEP:]
        return roomy(known, singles, one_pen_each(g), herd[0], herd[1], herd[2], 3)


deal_in(OrganicFarmer("B098", OCCUPATION, 1, "points", [], [], signs="pasture sheep > +1 bonus"))
