"""B016 Mining Hammer."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.building import build_stable, stable_cells, why_not_stable
from tafelrunde.games.agricola.board.farm import cells_of
from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import AFTER_RENOVATION, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.verbs.verbs import gain
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose


class MiningHammer(Card):
    """1 food at once; a free stable with each renovation."""

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, FOOD, 1, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        own = occasion.actor == owner
        return MATTERS if own and why_not_stable(g, owner, 0) is None else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        options: list[Option] = [*cells_of(stable_cells(g, g.farms[owner])), "skip"]
        option = yield choose(owner, "cell", options, about=self.id)
        if option != "skip":
            yield from build_stable(g, owner, int(option), 0)


deal_in(
    MiningHammer(
        "B016",
        MINOR,
        1,
        "farm",
        [cost(wood=1)],
        [AFTER_RENOVATION],
        signs="now +1 food | renovate > +1 stable",
    )
)
