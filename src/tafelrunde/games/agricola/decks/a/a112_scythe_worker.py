"""A112 Scythe Worker."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import GRAIN
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.board.terms import VEGETABLES
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_FIELD_PHASE, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of, plant
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow, choose


class ScytheWorker(Card):
    """1 grain at once; in each field phase 1 grain more from as many grain fields as one likes.

    Where only some fields give more, those are taken first that stay planted.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, GRAIN, 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self._fields(g.farms[owner]) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        fields = self._fields(farm)
        if not fields:
            return
        count = yield choose(owner, "count", list(range(len(fields), -1, -1)), about=self.id)
        for field in fields[:count]:
            plant(farm, field, crop_on(farm, field) - 1)
        gain(g, owner, GRAIN, count, "fields")

    def _fields(self, farm: Farm) -> list[int]:
        """The fields on which grain still stands, the fullest first."""
        fields = [field for field in fields_of(farm) if 0 < crop_on(farm, field) < VEGETABLES]
        return sorted(fields, key=lambda field: -crop_on(farm, field))


deal_in(
    ScytheWorker(
        "A112",
        OCCUPATION,
        1,
        "crops",
        [],
        [AFTER_FIELD_PHASE],
        signs="now +1 grain | sheaf > +1 grain",
    )
)
