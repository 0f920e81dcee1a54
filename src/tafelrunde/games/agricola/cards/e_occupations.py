"""The occupations of deck E."""

from __future__ import annotations

from tafelrunde.games.agricola.board import ROUNDS
from tafelrunde.games.agricola.cards.base import (
    AFTER_IMPROVEMENT,
    DECK,
    GAINS,
    IDLE,
    OCCUPATION,
    Card,
    Occasion,
    deal_in,
)
from tafelrunde.games.agricola.fencing import build_fences, why_not_fences
from tafelrunde.games.agricola.goods import CLAY, FOOD, WOOD
from tafelrunde.games.agricola.majors import MAJOR_COSTS
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.verbs import gain, promise
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class AnimalHusbandryWorker(Card):
    """Wood by the rounds left and fences; at the end 2 points for all with the most pastures.

    Who fenced nothing in has the most, too, where nobody did.
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


class BunnyBreeder(Card):
    """Food on one coming round space, as much as there are rounds until then."""

    def play(self, g: Agricola, seat: int) -> Flow:
        rounds: list[Option] = [*range(g.round + 1, ROUNDS + 1)]
        if rounds:
            number = yield choose(seat, "count", rounds, about=self.id)
            promise(g, seat, FOOD, number - g.round, range(number, number + 1), self.number)


class ClaypitOwner(Card):
    """1 food and 1 clay when another seat plays or builds an improvement that costs clay.

    What is printed counts, whatever was paid: a hearth for a fireplace has clay on it, too.
    """

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        other = occasion.actor != owner
        return GAINS if other and _of_clay(g, occasion) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        gain(g, owner, FOOD, 1, self.id)
        gain(g, owner, CLAY, 1, self.id)
        yield from ()


def _of_clay(g: Agricola, occasion: Occasion) -> bool:
    """Whether clay is in the printed cost of an improvement."""
    if occasion.major >= 0:
        return MAJOR_COSTS[occasion.major][CLAY] > 0
    return any(price[CLAY] for price in DECK[occasion.card].costs_now(g, occasion.actor))


deal_in(
    AnimalHusbandryWorker("E136", OCCUPATION, 3, "points", [], []),
    BunnyBreeder("E139", OCCUPATION, 3, "food", [], []),
    ClaypitOwner("E156", OCCUPATION, 4, "goods", [], [AFTER_IMPROVEMENT]),
)
