"""The occupations of deck D."""

from __future__ import annotations

from tafelrunde.games.agricola.cards.base import (
    AFTER_BREEDING,
    GAINS,
    IDLE,
    MATTERS,
    OCCUPATION,
    Card,
    Occasion,
    deal_in,
)
from tafelrunde.games.agricola.fields import sow, sowings
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import BREEDING
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
            if int(seeds[0]) + int(seeds[1]) <= young:
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
                yield from sow(g, owner, seeds[0], seeds[1])


deal_in(FodderPlanter("D115", OCCUPATION, 1, "crops", [], [AFTER_BREEDING]))
