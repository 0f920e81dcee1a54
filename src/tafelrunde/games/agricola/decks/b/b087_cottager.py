"""B087 Cottager."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import (
    build_one_room,
    renovate,
    why_not_renovate,
    why_not_room,
)
from tafelrunde.games.agricola.board.spaces import DAY_LABORER
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_SPACE, IDLE, MATTERS, Occasion
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class Cottager(Card):
    """With each use of Day Laborer a room or a renovation, for the usual price."""

    def _open(self, g: Agricola, owner: int) -> list[Option]:
        found: list[Option] = []
        if why_not_room(g, owner) is None:
            found.append("room")
        if why_not_renovate(g, owner) is None:
            found.append("renovation")
        return found

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner and occasion.space == DAY_LABORER
        return MATTERS if own and self._open(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        if self.weight(g, owner, occasion) == IDLE:
            return
        option = yield choose(owner, "deed", [*self._open(g, owner), "done"], about=self.id)
        if option == "room":
            yield from build_one_room(g, owner)
        elif option == "renovation":
            yield from renovate(g, owner)


deal_in(
    Cottager("B087", OCCUPATION, 1, "farm", [], [BEFORE_SPACE], signs="[day] > room / renovate")
)
