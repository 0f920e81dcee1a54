"""B165 Game Provider."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import BOAR
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import VEGETABLES
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_HARVEST, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.crop_verbs import lose_crop
from tafelrunde.games.agricola.verbs.crops import crop_on, fields_of
from tafelrunde.games.agricola.verbs.livestock import take_animals
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

# Wild boar for so much grain.
_GAME: Final[dict[int, int]] = {1: 1, 3: 2, 4: 3}


class GameProvider(Card):
    """Right before a harvest 1, 2, 3 wild boar for 1, 3, 4 grain off as many fields."""

    def _fields(self, g: Agricola, owner: int) -> list[int]:
        farm = g.farms[owner]
        return [field for field in fields_of(farm) if 0 < crop_on(farm, field) < VEGETABLES]

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self._fields(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        fields = self._fields(g, owner)
        counts: list[Option] = [grain for grain in (0, 1, 3, 4) if grain <= len(fields)]
        grain = yield choose(owner, "count", counts, about=self.id)
        for taken in range(grain):
            # In rising order, so that no set of fields comes up twice.
            last = len(fields) - (grain - taken - 1)
            field = yield choose(owner, "cell", fields[:last], about=self.id)
            fields = fields[fields.index(field) + 1 :]
            lose_crop(g, owner, field)
        if grain:
            yield from take_animals(g, owner, BOAR, _GAME[grain])


deal_in(
    GameProvider(
        "B165",
        OCCUPATION,
        4,
        "livestock",
        [],
        [BEFORE_HARVEST],
        signs="sheaf -1/3/4 grain > +1/2/3 boar",
    )
)
