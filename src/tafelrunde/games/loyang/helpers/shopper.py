"""Shopper: buy one vegetable from the own shop now, 2 cheaper."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import VEGETABLE, paying
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.selling import buy, shop_price, why_not_buy
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, NUMBERS, VEGETABLES
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

_OFF: Final = 2


class Shopper(Helper):
    def __init__(self) -> None:
        super().__init__("shopper", "shopper", VEGETABLE)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        missing = "own-shop-empty"
        for vegetable in range(KINDS_OF_VEGETABLE):
            reason = why_not_buy(g, g.players[seat], vegetable, _OFF, promised)
            if reason is None:
                return None
            if reason != "shop-empty":
                missing = reason
        return missing

    def use(self, g: LoyangState, seat: int) -> Flow:
        player = g.players[seat]
        options: list[Option] = [
            NUMBERS[vegetable]
            for vegetable in range(KINDS_OF_VEGETABLE)
            if why_not_buy(g, player, vegetable, _OFF) is None
        ]
        vegetable: int = yield from answer(g, seat, "shopper", options)
        self.does(g, seat, vegetable)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        buy(g, seat, option, _OFF)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        player = g.players[d.seat]
        price = shop_price(g, player, option, _OFF)
        text = Text("loyang-do-buy", vegetable=vegetable_text(option), cash=price)
        return paying(player, price, text)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"shop:{d.seat}:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return why_not_buy(g, g.players[d.seat], option, _OFF) or "not-offered"
