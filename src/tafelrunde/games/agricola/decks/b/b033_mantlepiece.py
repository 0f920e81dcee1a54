"""B033 Mantlepiece."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import win_points
from tafelrunde.kernel.flow import Flow


class Mantlepiece(Card):
    """A bonus point for each complete round left; no renovation any more."""

    def play(self, g: Agricola, seat: int) -> Flow:
        win_points(g, seat, ROUNDS - g.round, self.id)
        yield from ()

    def bars(self, what: int) -> bool:
        return what == FOR_RENOVATION


deal_in(
    printed(
        Mantlepiece(
            "B033",
            MINOR,
            1,
            "points",
            [cost(stone=1)],
            [],
            signs="now round > +1 bonus | !renovate",
        ),
        needs="clay_house or stone_house",
        points=-3,
    )
)
