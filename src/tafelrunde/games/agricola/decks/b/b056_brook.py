"""B056 Brook."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, Cost, cost
from tafelrunde.games.agricola.board.spaces import FISHING, spot_of
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class Brook(Card):
    """1 food on each of the four spaces above Fishing: the column is told by the board."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner and _above(g, occasion.space) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) != IDLE:
            gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def brings(self, g: Agricola, owner: int, user: int, space: int) -> Cost | None:
        return cost(food=1) if user == owner and _above(g, space) else None


def _above(g: Agricola, space: int) -> bool:
    """Whether a space lies above Fishing."""
    spot = spot_of(space, g.seats, g.track)
    fishing = spot_of(FISHING, g.seats, g.track)
    assert fishing is not None
    return spot is not None and spot[0] == fishing[0] and spot[1] < fishing[1]


deal_in(
    printed(
        Brook(
            "B056", MINOR, 1, "food", [], [BEFORE_SPACE], signs="[wood] [clay] [reed] … > +1 food"
        ),
        needs="on:fishing",
    )
)
