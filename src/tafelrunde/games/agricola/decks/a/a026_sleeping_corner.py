"""A026 Sleeping Corner."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.spaces import BASIC_WISH, URGENT_WISH, X_MODEST_WISH
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.verbs.verbs import people_of

_WISHES: Final[tuple[int, ...]] = (BASIC_WISH, URGENT_WISH, X_MODEST_WISH)


class SleepingCorner(Card):
    """A Wish for Children where one other seat's person stands may be used."""

    def shares_space(self, g: Agricola, owner: int, space: int) -> bool:
        # A newborn beside its parent occupies nothing: it is the other seats that count.
        others = [seat for seat in range(g.seats) if people_of(g, seat, space)]
        return space in _WISHES and len(others) == 1 and owner not in others


deal_in(
    printed(
        SleepingCorner(
            "A026", MINOR, 1, "actions", [cost(wood=1)], [], signs="[child] person > person"
        ),
        needs="grain_fields>=2",
        points=1,
    )
)
