"""A071 Clearing Spade."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import VEGETABLES
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import TAKES_GRAIN, TAKES_VEGETABLES
from tafelrunde.games.agricola.cards.occasions import BEFORE_HARVEST, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.verbs.crop_verbs import move_crop
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of, takes
from tafelrunde.games.agricola.verbs.words import field_text
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text


class ClearingSpade(Card):
    """At any time a crop of a field with two or more comes onto an empty field.

    Before a harvest its owner is asked: that is when it matters.
    """

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        farm = g.farms[owner]
        fields = fields_of(farm)
        empty = [field for field in fields if crop_on(farm, field) == 0]
        found: list[tuple[int, int]] = []
        for source in fields:
            crop = crop_on(farm, source)
            kind = TAKES_VEGETABLES if crop > VEGETABLES else TAKES_GRAIN
            if crop % VEGETABLES >= 2:
                found.extend([(source, target) for target in empty if takes(farm, target) & kind])
        return found

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        move_crop(g, owner, one, other)
        yield from ()

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-label-crop", source=field_text(one), target=field_text(other))

    def errand_fields(self, one: int, other: int) -> list[int]:
        return [one, other]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


deal_in(
    ClearingSpade(
        "A071",
        MINOR,
        1,
        "crops",
        [cost(wood=1)],
        [BEFORE_HARVEST],
        signs="grain / vegetable > field",
    )
)
