"""A054 Credit."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import FOOD, cost
from tafelrunde.games.agricola.board.spaces import HARVESTS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import MINOR, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import IDLE, MATTERS, ROUND_END, Occasion
from tafelrunde.games.agricola.decks.effects import printed
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.verbs import beg, gain
from tafelrunde.kernel.flow import Flow, choose


class Credit(Card):
    """5 food at once; at the end of each round without a harvest 1 food, or a begging marker.

    R38: who has food pays; who would have to make it of something else may rather beg.
    """

    def play(self, g: Agricola, seat: int) -> Flow:
        gain(g, seat, FOOD, 5, self.id)
        yield from ()

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return IDLE if g.round in HARVESTS else MATTERS

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        price = cost(food=1)
        if not can_pay(g, owner, price):
            beg(g, owner, 1)
            return
        answer = "yes"
        if g.farms[owner].goods[FOOD] == 0:
            answer = yield choose(owner, "card", ["yes", "no"], about=self.id)
        if answer == "yes":
            yield from pay(g, owner, [price], self.id)
        else:
            beg(g, owner, 1)


deal_in(
    printed(
        Credit("A054", MINOR, 1, "food", [], [ROUND_END], signs="now +5 food | round > -1 food"),
        needs="occupations<=3",
    )
)
