"""The minor improvements of deck B."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board import CATTLE_MARKET, PIG_MARKET, SHEEP_MARKET
from tafelrunde.games.agricola.cards.base import MINOR, Card, Conversion, deal_in
from tafelrunde.games.agricola.goods import cost
from tafelrunde.games.agricola.state import Agricola

_ANIMAL_MARKETS: Final[tuple[int, ...]] = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
_PORCELAIN: Final = ((2, 1), (3, 2), (4, 3))


class Lasso(Card):
    """Two people in direct succession if one of them uses an animal market."""

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        return any(space in _ANIMAL_MARKETS for space in spaces)


class HardPorcelain(Card):
    """2, 3 or 4 clay for 1, 2 or 3 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        return [
            Conversion(self.number, cost(clay=clay), cost(stone=stone))
            for clay, stone in _PORCELAIN
        ]


deal_in(
    Lasso("B024", MINOR, 1, "actions", [cost(reed=1)], []),
    HardPorcelain("B080", MINOR, 1, "building", [cost(clay=1)], []),
)
