"""A038 Wool Blankets."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed

# Points for blankets in a house of wood, clay, stone.
_BLANKETS: Final[tuple[int, ...]] = (3, 2, 0)


class WoolBlankets(Card):
    """In the scoring 3 points in a wooden house, 2 in a clay house."""

    def score(self, g: Agricola, owner: int) -> int:
        return _BLANKETS[g.farms[owner].house]


deal_in(
    printed(
        WoolBlankets(
            "A038", MINOR, 1, "points", [], [], signs="house-wood / house-clay > 3/2 bonus"
        ),
        needs="sheep>=5",
    )
)
