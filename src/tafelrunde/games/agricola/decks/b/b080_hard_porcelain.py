"""B080 Hard Porcelain."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, Conversion, deal_in

_PORCELAIN: Final = ((2, 1), (3, 2), (4, 3))


class HardPorcelain(Card):
    """2, 3 or 4 clay for 1, 2 or 3 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        return [
            Conversion(self.number, cost(clay=clay), cost(stone=stone))
            for clay, stone in _PORCELAIN
        ]


deal_in(
    HardPorcelain(
        "B080", MINOR, 1, "building", [cost(clay=1)], [], signs="2/3/4 clay > 1/2/3 stone"
    )
)
