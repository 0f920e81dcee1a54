"""E084 Dolly’s Mother."""

from __future__ import annotations

from tafelrunde.games.agricola.board.animals import Pen
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed


class DollysMother(Card):
    """One sheep is enough to breed in a harvest; a place for one sheep."""

    def breeds_alone(self, kind: int) -> bool:
        return kind == 0

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        return [(1, 1)]


deal_in(
    printed(
        DollysMother("E084", MINOR, 1, "livestock", [], [], signs="1 sheep > +1 sheep"),
        needs="sheep>=1",
        points=1,
    )
)
