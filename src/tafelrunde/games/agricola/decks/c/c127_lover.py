"""C127 Lover."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import Cost, cost
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.family import grow, why_not_grow
from tafelrunde.kernel.flow import Flow


class Lover(Card):
    """Costs 1 food for each complete round left; the family grows at once, room or not.

    R44: who has no person left cannot play it.
    """

    def costs_now(self, g: Agricola, seat: int) -> list[Cost]:
        return [cost(food=ROUNDS - g.round)]

    def why_not(self, g: Agricola, seat: int) -> str | None:
        return why_not_grow(g, seat, needs_room=False)

    def play(self, g: Agricola, seat: int) -> Flow:
        yield from grow(g, seat, -1)


deal_in(Lover("C127", OCCUPATION, 3, "farm", [], [], signs="now -1 food x round > child"))
