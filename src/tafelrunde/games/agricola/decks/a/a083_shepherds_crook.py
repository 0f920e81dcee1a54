"""A083 Shepherd’s Crook."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import SHEEP, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_FENCES, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.livestock import take_animals
from tafelrunde.kernel.flow import Flow


class ShepherdsCrook(Card):
    """2 sheep for each new pasture of at least 4 spaces that was not divided at once."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.farm == owner
        return MATTERS if own and occasion.pastures else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if occasion.actor == owner and occasion.farm == owner:
            for pasture in occasion.pastures:
                if COUNT[pasture] >= 4:
                    yield from take_animals(g, owner, SHEEP, 2)


deal_in(
    ShepherdsCrook(
        "A083", MINOR, 1, "livestock", [cost(wood=1)], [AFTER_FENCES], signs="4+ pasture > +2 sheep"
    )
)
