"""D115 Fodder Planter."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fields import have_sown, sow_seeds, sowings
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_BREEDING, GAINS, IDLE, MATTERS, Occasion
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class FodderPlanter(Card):
    """In a breeding phase one field may be sown for each newborn animal; the note counts them."""

    def born(self, g: Agricola, owner: int, good: int) -> None:
        if g.phase == BREEDING:
            notes = g.farms[owner].notes
            notes[self.number] = notes.get(self.number, 0) + 1

    def _sowings(self, g: Agricola, owner: int) -> list[Option]:
        young = g.farms[owner].notes.get(self.number, 0)
        found: list[Option] = []
        for seeds in sowings(g.farms[owner]):
            assert isinstance(seeds, tuple)
            if 0 < int(seeds[0]) + int(seeds[1]) <= young:
                found.append(seeds)
        return found

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self._sowings(g, owner):
            return MATTERS
        return GAINS if self.number in g.farms[owner].notes else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        options = self._sowings(g, owner)
        del g.farms[owner].notes[self.number]
        if options:
            seeds = yield choose(owner, "sow", [*options, "skip"])
            if seeds != "skip":
                # Wood cannot be sown like this.
                yield from sow_seeds(g, owner, seeds[0], seeds[1])
                yield from have_sown(g, owner, seeds[0], seeds[1])


deal_in(FodderPlanter("D115", OCCUPATION, 1, "crops", [], [AFTER_BREEDING], signs="+1 sheep > sow"))
