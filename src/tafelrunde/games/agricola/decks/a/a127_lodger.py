"""A127 Lodger."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import GAINS, IDLE, RETURN_HOME, Occasion
from tafelrunde.games.agricola.verbs.family import sleeping_places
from tafelrunde.games.agricola.verbs.verbs import remove_person
from tafelrunde.kernel.flow import Flow

# The last round in which a lodger has room.
_LAST_LODGING: Final = 9


class Lodger(Card):
    """Room for one person until the people go home in round 9; who finds none then is gone.

    The note is 1 after that, 2 if a person left. R40: played later it gives no room at all.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        if g.round > _LAST_LODGING:
            g.farms[seat].notes[self.number] = 1
        yield from ()

    def sleeping_places(self, g: Agricola, owner: int) -> int:
        return 0 if self.number in g.farms[owner].notes else 1

    def people_lost(self, g: Agricola, owner: int) -> int:
        return 1 if g.farms[owner].notes.get(self.number, 0) == 2 else 0

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return GAINS if g.round == _LAST_LODGING else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        farm = g.farms[owner]
        farm.notes[self.number] = 1
        if farm.people > sleeping_places(g, owner):
            farm.notes[self.number] = 2
            remove_person(g, owner)
        yield from ()


deal_in(Lodger("A127", OCCUPATION, 3, "farm", [], [RETURN_HOME], signs="1 person > (9)"))
