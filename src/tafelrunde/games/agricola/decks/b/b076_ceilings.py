"""B076 Ceilings."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import WOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_RENOVATION, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import promise, withdraw
from tafelrunde.kernel.flow import Flow


class Ceilings(Card):
    """1 wood on each of the next 5 round spaces; what still lies there goes with a renovation."""

    def play(self, g: Agricola, seat: int) -> Flow:
        promise(g, seat, WOOD, 1, range(g.round + 1, g.round + 6), self.number)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        withdraw(g, owner, self.number)
        yield from ()


deal_in(
    printed(
        Ceilings(
            "B076",
            MINOR,
            1,
            "building",
            [cost(clay=1)],
            [AFTER_RENOVATION],
            signs="wood (+1–5) | !renovate",
        ),
        needs="occupations>=1",
    )
)
