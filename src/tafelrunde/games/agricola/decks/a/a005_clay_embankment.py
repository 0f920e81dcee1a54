"""A005 Clay Embankment."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class ClayEmbankment(Card):
    """At once 1 clay for every 2 in the supply."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, CLAY, g.farms[seat].goods[CLAY] // 2, self.id)
        yield from ()


deal_in(
    printed(
        ClayEmbankment(
            "A005", MINOR, 1, "building", [cost(food=1)], [], signs="now 2 clay > +1 clay"
        ),
        travels=True,
    )
)
