"""E139 Bunny Breeder."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.spaces import ROUNDS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.verbs.verbs import promise
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class BunnyBreeder(Card):
    """Food on one coming round space, as much as there are rounds until then."""

    def play(self, g: Agricola, seat: int) -> Flow:
        rounds: list[Option] = [*range(g.round + 1, ROUNDS + 1)]
        if rounds:
            number = yield choose(seat, "count", rounds, about=self.id)
            promise(g, seat, FOOD, number - g.round, range(number, number + 1), self.number)


deal_in(BunnyBreeder("E139", OCCUPATION, 3, "food", [], [], signs="+1 food x round"))
