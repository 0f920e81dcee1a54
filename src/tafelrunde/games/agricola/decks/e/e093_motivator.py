"""E093 Motivator."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import used
from tafelrunde.games.agricola.board.farm import CELLS, COUNT
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import RETURNING_HOME, WORK
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, TURN_START, Occasion
from tafelrunde.games.agricola.verbs.family import placed_by, supply_of
from tafelrunde.kernel.flow import Flow, choose


class Motivator(Card):
    """With no unused space left a person from the supply is placed first in a round.

    The note is twice the round in which it was asked, and one more where such a guest works.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        farm = g.farms[owner]
        asked = farm.notes.get(self.number, 0) // 2 == g.round
        if asked or placed_by(g, owner) or COUNT[used(farm)] < CELLS:
            return IDLE
        return MATTERS if supply_of(g, owner) > 0 else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        farm.notes[self.number] = 2 * g.round
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            farm.notes[self.number] += 1
            farm.home += 1

    def guests(self, g: Agricola, owner: int) -> int:
        working = g.phase in (WORK, RETURNING_HOME)
        came = g.farms[owner].notes.get(self.number, 0) == 2 * g.round + 1
        return 1 if working and came else 0


deal_in(Motivator("E093", OCCUPATION, 1, "actions", [], [TURN_START], signs="!unused > +1 person"))
