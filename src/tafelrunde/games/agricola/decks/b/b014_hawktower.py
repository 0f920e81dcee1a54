"""B014 Hawktower."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.actions.building import build_free_room, room_cells
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import STONE_HOUSE
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, ROUND_START, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose

_TOWER_ROUND: Final = 12


class Hawktower(Card):
    """A stone room waits on round space 12; in a stone house it is built there for nothing.

    The note is the round as long as the room waits. Elsewhere it is lost.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        g.farms[seat].notes[self.number] = _TOWER_ROUND
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        farm = g.farms[owner]
        due = farm.notes.get(self.number, 0) == g.round
        return MATTERS if due and farm.house == STONE_HOUSE and room_cells(farm) else IDLE

    def written(self, g: Agricola, owner: int) -> tuple[str, int] | None:
        waits = self.number in g.farms[owner].notes and g.round < _TOWER_ROUND
        return ("round", _TOWER_ROUND) if waits else ("done", 0)

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        del g.farms[owner].notes[self.number]
        options: list[Option] = [*cells_of(room_cells(g.farms[owner])), "skip"]
        option = yield choose(owner, "cell", options, about=self.id)
        if option != "skip":
            yield from build_free_room(g, owner, int(option))


deal_in(
    printed(
        Hawktower(
            "B014",
            MINOR,
            1,
            "farm",
            [cost(clay=2)],
            [ROUND_START],
            signs="house-stone (12) > +1 room",
        ),
        needs="round<=7",
    )
)
