"""B024 Lasso."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import CATTLE_MARKET, PIG_MARKET, SHEEP_MARKET
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in

_ANIMAL_MARKETS: Final[tuple[int, ...]] = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)


class Lasso(Card):
    """Two people in direct succession if one of them uses an animal market."""

    def stacks_placements(self, g: Agricola, owner: int, spaces: list[int]) -> bool:
        return any(space in _ANIMAL_MARKETS for space in spaces)


deal_in(
    Lasso("B024", MINOR, 1, "actions", [cost(reed=1)], [], signs="[sheep] [boar] [cow] > +1 person")
)
