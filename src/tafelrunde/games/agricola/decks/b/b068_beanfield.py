"""B068 Beanfield."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import TAKES_VEGETABLES
from tafelrunde.games.agricola.decks.effects import printed


class Beanfield(Card):
    """A field for vegetables."""

    def grows(self) -> int:
        return TAKES_VEGETABLES


deal_in(
    printed(
        Beanfield("B068", MINOR, 1, "crops", [cost(food=1)], [], signs="1 field > vegetable"),
        needs="occupations>=2",
        points=1,
    )
)
