"""B002 Mini Pasture."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.lone_pasture import fence_in_one, single_pastures
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.kernel.flow import Flow, choose


class MiniPasture(Card):
    """One space is fenced in at once, free of charge; it becomes a pasture of its own.

    R23: a space that lies in a pasture is fenced in already.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        cells = cells_of(single_pastures(g, seat))
        if cells:
            cell = yield choose(seat, "cell", cells, about=self.id)
            yield from fence_in_one(g, seat, cell)


deal_in(
    printed(
        MiniPasture("B002", MINOR, 1, "farm", [cost(food=2)], [], signs="now +1 pasture"),
        travels=True,
    )
)
