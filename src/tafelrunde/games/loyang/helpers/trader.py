"""Trader: swap a vegetable of the cart for one of another kind on another player's stall."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.customers import cart_total, on_cart
from tafelrunde.games.loyang.events import EVENTS, UNSAID, WARE, WHO, WHOSE
from tafelrunde.games.loyang.helpers.reach import others, owner_of
from tafelrunde.games.loyang.helpers.shared import AtStalls
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import STALL
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News

_SWAPPED: Final = EVENTS.add(
    News("swapped", seat=WHO, card=UNSAID, vegetable=WARE, owner=WHOSE, given=WARE)
)


class Trader(AtStalls):
    def __init__(self) -> None:
        super().__init__("trader")

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _places(g, seat) else "no-stall-to-swap"

    def use(self, g: LoyangState, seat: int) -> Flow:
        """What is given takes that place on the stall; its bowls stay as printed."""
        place: Any = yield from answer(g, seat, "stall", _places(g, seat), self.word)
        spot: int = 3 * place[0] + place[1]
        got = g.stock[spot]
        options = [option for option in on_cart(g.players[seat].cart) if option != got]
        given: int = yield from answer(g, seat, "give", options, ("swap", *place))
        _swap(g, seat, place[0], spot, given)

    def bowls(self, g: LoyangState, place: int) -> int:
        return 0

    def why_not_place(self, g: LoyangState, d: Decision, card: int, slot: int) -> str | None:
        return _why_not_swap(g, d.seat, 3 * card + slot)


def _places(g: LoyangState, seat: int) -> list[Option]:
    """Places of others' stalls holding a kind for which another lies on the cart."""
    return [
        (card, slot)
        for owner in others(g, seat)
        for card in g.players[owner].stalls
        for slot in range(3)
        if _why_not_swap(g, seat, 3 * card + slot) is None
    ]


def _why_not_swap(g: LoyangState, seat: int, place: int) -> str | None:
    """Why what lies at a place cannot be had for another kind."""
    if g.stock[place] < 0:
        return "place-empty"
    player = g.players[seat]
    return "same-kind" if cart_total(player) == player.cart[g.stock[place]] else None


def _swap(g: LoyangState, seat: int, card: int, spot: int, given: int) -> None:
    cart = g.players[seat].cart
    got = g.stock[spot]
    cart[given] -= 1
    cart[got] += 1
    g.own_stock()[spot] = given
    _SWAPPED.tell(g, seat, card, got, owner_of(g, seat, STALL, card), given)
