"""E134 Omnifarmer."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.farm import bits
from tafelrunde.games.agricola.board.goods import GOODS, GRAIN, KINDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FIELD_PHASE
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import (
    AFTER_HARVEST,
    GAINED,
    GAINS,
    IDLE,
    MATTERS,
    Occasion,
)
from tafelrunde.games.agricola.verbs.verbs import lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# As many bits for what came in this harvest as there are crops and animals.
_ON_CARD: Final = KINDS - GRAIN


class Omnifarmer(Card):
    """In each harvest a reaped crop or a young animal comes onto the card, for points by kinds.

    The note has a bit for each kind that came in this harvest, and above them for each on the card.
    R46: the points are counted in the scoring, since nobody could want them earlier.
    """

    def gained(self, g: Agricola, owner: int, occasion: Occasion) -> None:
        reaped = occasion.origin == "fields" and g.phase == FIELD_PHASE
        # Wood is reaped, too, but is no crop.
        if reaped and occasion.actor == owner and occasion.good >= GRAIN:
            self._came(g, owner, occasion.good)

    def born(self, g: Agricola, owner: int, good: int) -> None:
        if g.phase == BREEDING:
            self._came(g, owner, good)

    def _came(self, g: Agricola, owner: int, good: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) | 1 << (good - GRAIN)

    def _open(self, g: Agricola, owner: int) -> list[Option]:
        farm = g.farms[owner]
        note = farm.notes.get(self.number, 0)
        return [
            GOODS[good]
            for good in range(GRAIN, KINDS)
            if (note & ~(note >> _ON_CARD)) >> (good - GRAIN) & 1 and farm.goods[good]
        ]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if self._open(g, owner):
            return MATTERS
        return GAINS if self.number in g.farms[owner].notes else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        kinds = self._open(g, owner)
        notes[self.number] = notes[self.number] >> _ON_CARD << _ON_CARD
        if not kinds:
            return
        answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            name = yield choose(owner, "good", kinds, about=self.id)
            good = GOODS.index(str(name))
            lose(g, owner, good, 1)
            notes[self.number] |= 1 << (good - GRAIN + _ON_CARD)

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "counted", bits(g.farms[owner].notes.get(self.number, 0) >> _ON_CARD)

    def score(self, g: Agricola, owner: int) -> int:
        kinds = bits(g.farms[owner].notes.get(self.number, 0) >> _ON_CARD)
        return 2 * kinds - 1 if kinds >= 2 else 0


deal_in(
    Omnifarmer(
        "E134",
        OCCUPATION,
        3,
        "points",
        [],
        [GAINED, AFTER_HARVEST],
        signs="sheaf grain / sheep > bonus",
    )
)
