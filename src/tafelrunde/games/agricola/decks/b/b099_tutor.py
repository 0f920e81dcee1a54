"""B099 Tutor."""

from __future__ import annotations

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in, of_kind


class Tutor(Card):
    """A point for each occupation that was played after this one."""

    def score(self, g: Agricola, owner: int) -> int:
        played = g.farms[owner].played
        return len(of_kind(OCCUPATION, played[played.index(self.number) + 1 :]))


deal_in(Tutor("B099", OCCUPATION, 1, "points", [], [], signs="occupation > +1 bonus"))
