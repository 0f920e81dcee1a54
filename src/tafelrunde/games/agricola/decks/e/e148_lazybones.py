"""E148 Lazybones."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import build_stable_for, stable_cells, stables_left
from tafelrunde.games.agricola.board.farm import bits, cells_of
from tafelrunde.games.agricola.board.goods import FREE
from tafelrunde.games.agricola.board.spaces import (
    DAY_LABORER,
    FARM_EXPANSION,
    FARMLAND,
    GRAIN_SEEDS,
    SPACE_NAMES,
    SPACE_OF,
)
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_LAZY: Final[tuple[int, ...]] = (GRAIN_SEEDS, FARMLAND, DAY_LABORER, FARM_EXPANSION)


class Lazybones(Card):
    """Stables on four spaces; each is built for nothing when another seat uses that space.

    R49: one for which there is no place stays where it is until that space is used again. The note
    has a bit for each space with a stable.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        farm = g.farms[seat]
        farm.notes[self.number] = 0
        while stables_left(farm) > 0:
            laid = farm.notes[self.number]
            options: list[Option] = [
                SPACE_NAMES[space] for bit, space in enumerate(_LAZY) if not (laid >> bit) & 1
            ]
            if not options:
                return
            option = yield choose(seat, "space", [*options, "skip"], about=self.id)
            if option == "skip":
                return
            farm.notes[self.number] |= 1 << _LAZY.index(SPACE_OF[str(option)])

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return "left", self.stables_laid(g.farms[owner])

    def stables_laid(self, farm: Farm) -> int:
        return bits(farm.notes.get(self.number, 0))

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        if occasion.actor == owner or occasion.space not in _LAZY:
            return IDLE
        farm = g.farms[owner]
        laid = farm.notes.get(self.number, 0) >> _LAZY.index(occasion.space) & 1
        return MATTERS if laid and stable_cells(g, farm) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        cell = yield choose(owner, "cell", cells_of(stable_cells(g, farm)), about=self.id)
        farm.notes[self.number] -= 1 << _LAZY.index(occasion.space)
        yield from build_stable_for(g, owner, cell, FREE)


deal_in(
    Lazybones(
        "E148",
        OCCUPATION,
        4,
        "farm",
        [],
        [BEFORE_SPACE],
        signs="[grain] [field] [day] [room] > +1 stable",
    )
)
