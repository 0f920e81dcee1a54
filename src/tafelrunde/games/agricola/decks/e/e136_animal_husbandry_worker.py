"""E136 Animal Husbandry Worker."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fencing import build_fences
from tafelrunde.games.agricola.actions.pastures import why_not_fences
from tafelrunde.games.agricola.board.goods import WOOD
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.flow import Flow


class AnimalHusbandryWorker(Card):
    """Wood by the rounds left and fences; at the end 2 points for all with the most pastures.

    R47: who fenced nothing in has the most, too, where nobody did.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        left = (ROUNDS - g.round) // 3
        if left:
            gain(g, seat, WOOD, min(4, left + 1), self.id)
            if why_not_fences(g, seat) is None:
                yield from build_fences(g, seat, must=False)

    def score_for(self, g: Agricola, seat: int) -> int:
        most = max([len(farm.pastures) for farm in g.farms])
        return 2 if len(g.farms[seat].pastures) == most else 0


deal_in(
    AnimalHusbandryWorker(
        "E136", OCCUPATION, 3, "points", [], [], signs="now +2–4 wood fence | pasture > 2 bonus"
    )
)
