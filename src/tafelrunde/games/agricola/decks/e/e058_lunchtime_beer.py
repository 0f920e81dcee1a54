"""E058 Lunchtime Beer."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import HARVEST_START, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow, choose


class LunchtimeBeer(Card):
    """1 food for leaving out field and breeding phase of a harvest; the note is its round."""

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            g.farms[owner].notes[self.number] = g.round
            gain(g, owner, FOOD, 1, self.id)

    def skips_harvest(self, g: Agricola, owner: int) -> bool:
        return g.farms[owner].notes.get(self.number, 0) == g.round


deal_in(LunchtimeBeer("E058", MINOR, 1, "food", [], [HARVEST_START], signs="!sheaf > +1 food"))
