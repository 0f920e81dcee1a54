"""D074 Royal Wood."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import WOOD, cost
from tafelrunde.games.agricola.board.spaces import FARM_EXPANSION
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, PRINTED, Card, card_number, deal_in
from tafelrunde.games.agricola.cards.majors import MAJOR_OF
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, GAINS, IDLE, TURN_END, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow

_BUILDINGS: Final[tuple[str, ...]] = ("room", "stable")


class RoyalWood(Card):
    """At the end of a turn 1 wood for every 2 paid on Farm Expansion or for improvements.

    The note is twice the wood paid in this turn, and one more while its person is on Farm
    Expansion.
    """

    def paid(self, g: Agricola, owner: int, way: tuple[int | str, ...], about: str) -> None:
        notes = g.farms[owner].notes
        note = notes.get(self.number, 0)
        counts = about in _BUILDINGS and note % 2 == 1
        wood = way[WOOD]
        assert isinstance(wood, int)
        if wood > 0 and (counts or _improvement(about)):
            notes[self.number] = note + 2 * wood

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if occasion.actor == owner else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        notes = g.farms[owner].notes
        if occasion.what == BEFORE_SPACE:
            notes[self.number] = int(occasion.space == FARM_EXPANSION)
        else:
            gain(g, owner, WOOD, notes.pop(self.number, 0) // 2 // 2, self.id)
        yield from ()


def _improvement(about: str) -> bool:
    """Whether something paid for is a major or a minor improvement."""
    if about in MAJOR_OF:
        return True
    return about in PRINTED and DECK[card_number(about)].kind == MINOR


deal_in(
    RoyalWood(
        "D074",
        MINOR,
        1,
        "building",
        [cost(food=1)],
        [BEFORE_SPACE, TURN_END],
        signs="-2 wood > +1 wood",
    )
)
