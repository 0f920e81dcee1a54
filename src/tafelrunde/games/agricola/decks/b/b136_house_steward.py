"""B136 House Steward."""

from __future__ import annotations

from tafelrunde.games.agricola.board.farm import COUNT
from tafelrunde.games.agricola.board.goods import WOOD
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class HouseSteward(Card):
    """Wood at once by the rounds left; at the end 3 points for all who have the most rooms."""

    def play(self, g: Agricola, seat: int) -> Flow:
        wood = 0
        for rounds in (1, 3, 6, 9):
            if ROUNDS - g.round >= rounds:
                wood += 1
        gain(g, seat, WOOD, wood, self.id)
        yield from ()

    def score_for(self, g: Agricola, seat: int) -> int:
        most = max([COUNT[farm.rooms] for farm in g.farms])
        return 3 if COUNT[g.farms[seat].rooms] == most else 0


deal_in(
    HouseSteward("B136", OCCUPATION, 3, "points", [], [], signs="now +1–4 wood | room > 3 bonus")
)
