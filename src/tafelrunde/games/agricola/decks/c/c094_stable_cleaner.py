"""C094 Stable Cleaner."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import build_stable_for, stable_cells, stables_left
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_STABLE
from tafelrunde.games.agricola.cards.occasions import (
    BEFORE_HARVEST,
    IDLE,
    MATTERS,
    SCORE_START,
    Occasion,
)
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.paying.payment import affordable, changed_costs
from tafelrunde.games.agricola.verbs.words import cell_text
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

_STABLE_PRICE: Final = cost(wood=1, food=1)


class StableCleaner(Card):
    """Stables at any time for 1 wood and 1 food each.

    Asked before a harvest and before the scoring, when it matters.
    """

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        farm = g.farms[owner]
        prices = changed_costs(g, owner, FOR_STABLE, _STABLE_PRICE)
        if stables_left(farm) <= 0 or not affordable(g, owner, prices):
            return []
        return [(cell, 0) for cell in cells_of(stable_cells(g, farm))]

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        return build_stable_for(g, owner, one, _STABLE_PRICE)

    def errand_fields(self, one: int, other: int) -> list[int]:
        return [one]

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-label-stable", cell=cell_text(one))

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


deal_in(
    StableCleaner(
        "C094",
        OCCUPATION,
        1,
        "actions",
        [],
        [BEFORE_HARVEST, SCORE_START],
        signs="-1 wood -1 food > +1 stable",
    )
)
