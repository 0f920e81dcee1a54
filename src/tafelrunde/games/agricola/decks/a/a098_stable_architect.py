"""A098 Stable Architect."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.livestock import unfenced_stables


class StableArchitect(Card):
    """A point for each stable outside pastures."""

    def score(self, g: Agricola, owner: int) -> int:
        return COUNT[unfenced_stables(g, owner)]


deal_in(StableArchitect("A098", OCCUPATION, 1, "points", [], [], signs="stable > +1 bonus"))
