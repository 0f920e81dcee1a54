"""Which rulings belong to a card: its own, and those that all cards of its time share."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.cards.base import Card
from tafelrunde.games.agricola.cards.occasions import AFTER_FENCES, BEFORE_SPACE, ROUND_START

_OWN: Final[dict[str, tuple[int, ...]]] = {
    "A028": (37,),
    "A053": (22,),
    "A054": (38,),
    "A094": (39,),
    "A127": (40,),
    "B002": (23,),
    "B030": (34,),
    "B072": (32, 33),
    "C049": (41,),
    "C072": (42,),
    "C099": (43,),
    "C127": (44,),
    "D116": (36,),
    "E056": (45,),
    "E134": (46,),
    "E136": (47,),
    "E148": (49,),
    "E156": (48,),
}
# By what a card listens to.
_SHARED: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (BEFORE_SPACE, (13, 18)),
    (ROUND_START, (21,)),
    (AFTER_FENCES, (14,)),
)


def rulings_of(card: Card) -> list[int]:
    """The numbers of its rulings, its own first."""
    shared = [n for hook, found in _SHARED if (card.hooks >> hook) & 1 for n in found]
    return [*_OWN.get(card.id, ()), *shared]
