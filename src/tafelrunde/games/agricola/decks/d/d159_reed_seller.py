"""D159 Reed Seller."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import FOOD, REED, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, deal_in
from tafelrunde.games.agricola.cards.occasions import BEFORE_FEEDING, IDLE, MATTERS, Occasion
from tafelrunde.games.agricola.paying.byhand import errands_of
from tafelrunde.games.agricola.paying.payment import can_pay, pay
from tafelrunde.games.agricola.verbs.verbs import exchange, gain, lose
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

_REED_PRICE: Final = cost(food=2)


class ReedSeller(Card):
    """1 reed for 3 food at any time, unless another seat buys it for 2 food."""

    def errands(self, g: Agricola, owner: int) -> list[tuple[int, int]]:
        return [(0, 0)] if g.farms[owner].goods[REED] else []

    def run_errand(self, g: Agricola, owner: int, one: int, other: int) -> Flow:
        buyers: list[Option] = []
        for turn in range(1, g.seats):
            seat = (owner + turn) % g.seats
            if can_pay(g, seat, _REED_PRICE):
                answer = yield choose(seat, "card", ["yes", "no"], about=self.id)
                if answer == "yes":
                    buyers.append(seat)
        if not buyers:
            exchange(g, owner, REED, 1, 3)
            return
        buyer = yield choose(owner, "seat", buyers, about=self.id)
        yield from pay(g, buyer, [_REED_PRICE], self.id)
        lose(g, owner, REED, 1)
        gain(g, buyer, REED, 1, self.id)
        gain(g, owner, FOOD, 2, self.id)

    def errand_text(self, one: int, other: int) -> Text:
        return Text("agricola-card-d159-sell")

    def weight(self, g: Agricola, owner: int, occasion: Occasion) -> int:
        return MATTERS if self.errands(g, owner) else IDLE

    def on(self, g: Agricola, owner: int, occasion: Occasion) -> Flow:
        return errands_of(g, owner, self.number)


deal_in(ReedSeller("D159", OCCUPATION, 4, "food", [], [BEFORE_FEEDING], signs="-1 reed > +3 food"))
