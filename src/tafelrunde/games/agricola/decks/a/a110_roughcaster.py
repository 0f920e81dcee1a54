"""A110 Roughcaster."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_RENOVATION,
    AFTER_ROOMS,
    GAINS,
    IDLE,
    Occasion,
)
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class Roughcaster(Card):
    """3 food for clay rooms, however many in an action, and for a renovation from clay to stone."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.actor != owner or occasion.farm != owner:
            return IDLE
        rooms = occasion.what == AFTER_ROOMS and g.farms[owner].house == CLAY_HOUSE
        return GAINS if rooms or occasion.house == CLAY_HOUSE else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == GAINS:
            gain(g, owner, FOOD, 3, self.id)
        yield from ()


deal_in(
    Roughcaster(
        "A110",
        OCCUPATION,
        1,
        "food",
        [],
        [AFTER_ROOMS, AFTER_RENOVATION],
        signs="room / renovate > +3 food",
    )
)
