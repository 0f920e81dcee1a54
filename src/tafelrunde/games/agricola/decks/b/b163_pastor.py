"""B163 Pastor."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import CLAY, REED, STONE, WOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_ROOM, GAINS, IDLE, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class Pastor(Card):
    """Once, when the owner's house is the only one with 2 rooms: 3 wood, 2 clay, 1 reed, 1 stone.

    It is looked at when the card is played and whenever anybody has built a room.
    """

    def _reached(self, g: Agricola, owner: int) -> bool:
        if self.number in g.farms[owner].notes:
            return False
        small = [seat for seat in range(g.seats) if COUNT[g.farms[seat].rooms] == 2]
        return small == [owner]

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        return ("done", 0) if self.number in g.farms[owner].notes else None

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if self._reached(g, owner) else IDLE

    def play(self, g: Agricola, seat: int) -> Flow:
        self._give(g, seat)
        yield from ()

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        self._give(g, owner)
        yield from ()

    def _give(self, g: Agricola, owner: int) -> None:
        if self._reached(g, owner):
            g.farms[owner].notes[self.number] = 1
            for good, amount in ((WOOD, 3), (CLAY, 2), (REED, 1), (STONE, 1)):
                gain(g, owner, good, amount, self.id)


deal_in(
    Pastor(
        "B163",
        OCCUPATION,
        4,
        "building",
        [],
        [AFTER_ROOM],
        signs="2 room > +3 wood +2 clay +1 reed +1 stone",
    )
)
