"""Deliveryman: deliver to another player's regular customer and take its payment."""

from __future__ import annotations

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.card_verbs import refill_opponent
from tafelrunde.games.loyang.customers import deliver
from tafelrunde.games.loyang.helpers.reach import others, owner_of
from tafelrunde.games.loyang.helpers.shared import AtCustomers
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import NUMBERS, REGULAR
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow


class Deliveryman(AtCustomers):
    def __init__(self) -> None:
        super().__init__("deliveryman", raises=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _customers(g, seat) else "no-regular-to-serve"

    def use(self, g: LoyangState, seat: int) -> Flow:
        """The customer is served: its owner gives no offence and delivers nothing this round."""
        card: int = yield from answer(g, seat, "customer", _customers(g, seat), self.word)
        owner = owner_of(g, seat, REGULAR, card)
        self.does(g, seat, card)
        refill_opponent(g, owner, REGULAR)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        deliver(g, seat, owner_of(g, seat, REGULAR, option), option, 1)

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        return [f"card:{card}" for card in g.players[seat].regulars if not g.served[card]]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        for owner in others(g, d.seat):
            if option in g.players[owner].regulars:
                return "served-already" if g.served[option] else "vegetables-missing"
        return "not-another-players"


def _customers(g: LoyangState, seat: int) -> list[Option]:
    """Others' regular customers not served this round whose pair lies on the cart."""
    cart = g.players[seat].cart
    wants = g.deck.wants
    return [
        NUMBERS[card]
        for owner in others(g, seat)
        for card in g.players[owner].regulars
        if not g.served[card] and cart[wants[3 * card]] and cart[wants[3 * card + 1]]
    ]
