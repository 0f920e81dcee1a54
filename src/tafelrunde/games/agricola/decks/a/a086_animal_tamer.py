"""A086 Animal Tamer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.animals import ANY_KIND, Pen
from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import GRAIN, WOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.decks.deeds import GetOneOf
from tafelrunde.kernel.flow import Flow


class AnimalTamer(Card):
    """1 wood or 1 grain at once; the house holds any animal in each of its rooms."""

    def play(self, g: Agricola, seat: int) -> Flow:
        yield from GetOneOf(WOOD, GRAIN).run(g, seat, self)

    def pens(self, g: Agricola, owner: int) -> list[Pen]:
        # The pet has its place in one of the rooms without this card.
        return [(1, ANY_KIND)] * (COUNT[g.farms[owner].rooms] - 1)


deal_in(
    AnimalTamer(
        "A086", OCCUPATION, 1, "farm", [], [], signs="now +1 wood / grain | room > +1 sheep"
    )
)
