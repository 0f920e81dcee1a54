"""A010 Wooden Shed."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION
from tafelrunde.games.agricola.decks.effects import printed


class WoodenShed(Card):
    """Room for one person; no renovation any more."""

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 1

    def bars(self, what: int) -> bool:
        return what == FOR_RENOVATION


deal_in(
    printed(
        WoodenShed(
            "A010", MINOR, 1, "farm", [cost(wood=2, reed=1)], [], signs="1 person | !renovate"
        ),
        needs="wooden_house, by_major_action",
    )
)
