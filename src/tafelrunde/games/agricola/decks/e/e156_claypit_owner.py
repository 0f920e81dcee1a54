"""E156 Claypit Owner."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import CLAY, FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.majors import MAJOR_COSTS
from tafelrunde.games.agricola.cards.occasions import AFTER_IMPROVEMENT, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class ClaypitOwner(Card):
    """1 food and 1 clay when another seat plays or builds an improvement that costs clay.

    R48: what is printed counts, whatever was paid, so a hearth for a fireplace does.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        other = occasion.actor != owner
        return GAINS if other and _of_clay(g, occasion) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        gain(g, owner, CLAY, 1, self.id)
        yield from ()


def _of_clay(g: Agricola, occasion: Occasion) -> bool:
    """Whether clay is in the printed cost of an improvement."""
    if occasion.major >= 0:
        return MAJOR_COSTS[occasion.major][CLAY] > 0
    return any(price[CLAY] for price in DECK[occasion.card].costs_now(g, occasion.actor))


deal_in(
    ClaypitOwner(
        "E156",
        OCCUPATION,
        4,
        "goods",
        [],
        [AFTER_IMPROVEMENT],
        signs="clay minor > +1 food +1 clay",
    )
)
