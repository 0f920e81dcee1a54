"""Wholesaler: sell up to three vegetables to the supply at the selling price + 1."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import VEGETABLE, or_word
from tafelrunde.games.loyang.customers import on_cart
from tafelrunde.games.loyang.events import EVENTS, NUMBER, WARE, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import VEGETABLES
from tafelrunde.games.loyang.verbs import gain, give
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

MOST_SOLD: Final = 3
_MORE: Final = 1
_SOLD_OFF: Final = EVENTS.add(News("sold-off", seat=WHO, vegetable=WARE, cash=NUMBER))


class Wholesaler(Helper):
    def __init__(self) -> None:
        super().__init__("wholesaler", "sell-off", or_word(VEGETABLE, "stop"), raises=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if sum(g.players[seat].cart) else "cart-empty"

    def use(self, g: LoyangState, seat: int) -> Flow:
        player = g.players[seat]
        for sold in range(MOST_SOLD):
            options = on_cart(player.cart)
            if not options:
                return
            if sold:
                options.append("stop")
            option: Any = yield from answer(g, seat, "sell-off", options)
            if option == "stop":
                return
            self.does(g, seat, option)

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        if option == "stop":
            return
        cash = sold_off_for(g, option)
        give(g, seat, option)
        _SOLD_OFF.tell(g, seat, option, cash)
        gain(g, seat, cash)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        cash = sold_off_for(g, option)
        return Text("loyang-do-sell", vegetable=vegetable_text(option), cash=cash)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cart:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "not-on-cart"


def sold_off_for(g: LoyangState, vegetable: int) -> int:
    return g.deck.sell[vegetable] + _MORE
