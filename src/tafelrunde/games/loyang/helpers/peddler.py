"""Peddler: up to three vegetables into others' shops, each 1 above the selling price."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import SEAT, VEGETABLE, or_word
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.helpers.reach import neighbours
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.games.loyang.verbs import sell_into
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option, Row
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

_MOST: Final = 3
_MORE: Final = 1


class Peddler(Helper):
    def __init__(self) -> None:
        shape = or_word(Row(SEAT, VEGETABLE), "stop")
        super().__init__("peddler", "peddle", shape, lantern=True, raises=True, solo=False)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _spaces(g, seat) else "no-shop-to-sell-to"

    def use(self, g: LoyangState, seat: int) -> Flow:
        for sold in range(_MOST):
            options = _spaces(g, seat)
            if not options:
                return
            if sold:
                options.append("stop")
            option: Any = yield from answer(g, seat, "peddle", options)
            if option == "stop":
                return
            self.does(g, seat, option)

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        if option != "stop":
            sell_into(g, seat, option[0], option[1], g.deck.sell[option[1]] + _MORE)

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        shop = g.players[seat].shop
        return [
            f"shop:{seat}:{VEGETABLES[v]}"
            for v in range(KINDS_OF_VEGETABLE)
            if shop[v] < g.deck.spaces[v]
        ]

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        owner, vegetable = option
        cash = g.deck.sell[vegetable] + _MORE
        text = Text("loyang-do-sell", vegetable=vegetable_text(vegetable), cash=cash)
        return Text("loyang-of-seat", what=text, seat=Text("seat", seat=owner))

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        word = VEGETABLES[option[1]]
        return [f"cart:{word}", f"shop:{option[0]}:{word}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        owner, vegetable = option
        if owner not in neighbours(g, d.seat):
            return "not-another-player"
        return "shop-full" if g.players[d.seat].cart[vegetable] else "not-on-cart"


def _spaces(g: LoyangState, seat: int) -> list[Option]:
    """Free spaces of others' shops for what lies on the cart."""
    cart = g.players[seat].cart
    return [
        (owner, vegetable)
        for owner in neighbours(g, seat)
        for vegetable in range(KINDS_OF_VEGETABLE)
        if cart[vegetable] and g.players[owner].shop[vegetable] < g.deck.spaces[vegetable]
    ]
