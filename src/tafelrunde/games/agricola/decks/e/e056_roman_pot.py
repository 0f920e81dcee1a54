"""E056 Roman Pot."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import GAINS, IDLE, WORK_START, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class RomanPot(Card):
    """4 food on the card; one of them when the work begins and the owner is last in turn order.

    The note counts what is left. R45: who plays alone is the last, too.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = 4
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        last = (g.first + g.seats - 1) % g.seats == owner
        return GAINS if last and g.farms[owner].notes.get(self.number, 0) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        g.farms[owner].notes[self.number] -= 1
        gain(g, owner, FOOD, 1, self.id)
        yield from ()

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", g.farms[owner].notes.get(self.number, 0)


deal_in(
    printed(
        RomanPot(
            "E056", MINOR, 1, "food", [cost(clay=1)], [WORK_START], signs="4 food | round > +1 food"
        ),
        points=1,
    )
)
