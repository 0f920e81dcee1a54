"""D053 Tea House."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, TURN_START, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.phases.work import pass_on
from tafelrunde.games.agricola.verbs.family import placed_by
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow, choose


class TeaHouse(Card):
    """Once a round 1 food for putting off the second person; the note is the round it asked in."""

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        asked = g.farms[owner].notes.get(self.number, 0) == g.round
        return IDLE if asked or placed_by(g, owner) != 1 else MATTERS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        g.farms[owner].notes[self.number] = g.round
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            gain(g, owner, FOOD, 1, self.id)
            pass_on(g, owner)


deal_in(
    printed(
        TeaHouse(
            "D053",
            MINOR,
            1,
            "food",
            [cost(wood=1, stone=1)],
            [TURN_START],
            signs="!person > +1 food",
        ),
        needs="round>=6",
        points=2,
    )
)
