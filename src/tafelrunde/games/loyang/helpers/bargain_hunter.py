"""Bargain hunter: up to two vegetables out of one other player's shop, each 1 below its price."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import SEAT, VEGETABLE, or_word, paying
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.helpers.reach import neighbours
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.games.loyang.verbs import buy_from, can_pay
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option, Row
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

_OFF: Final = 1
_MOST: Final = 2


class BargainHunter(Helper):
    def __init__(self) -> None:
        shape = or_word(Row(SEAT, VEGETABLE), "stop")
        super().__init__("bargain_hunter", "bargain", shape, lantern=True, solo=False)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        missing = "no-shop-to-buy-at"
        for owner in neighbours(g, seat):
            for vegetable in range(KINDS_OF_VEGETABLE):
                reason = _why_not_ware(g, seat, owner, vegetable)
                if reason is None:
                    return None
                if reason != "shop-empty":
                    missing = reason
        return missing

    def use(self, g: LoyangState, seat: int) -> Flow:
        options: list[Option] = []
        for owner in neighbours(g, seat):
            options.extend(wares(g, seat, owner))
        for bought in range(_MOST):
            option: Any = yield from answer(g, seat, "bargain", options)
            if option == "stop":
                return
            self.does(g, seat, option)
            options = wares(g, seat, option[0])
            if bought == _MOST - 1 or not options:
                return
            options.append("stop")

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        if option != "stop":
            buy_from(g, seat, option[0], option[1], reduced_price(g, option[1]))

    def threatened(self, g: LoyangState, seat: int) -> list[str]:
        shop = g.players[seat].shop
        return [f"shop:{seat}:{VEGETABLES[v]}" for v in range(KINDS_OF_VEGETABLE) if shop[v]]

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        owner, vegetable = option
        price = reduced_price(g, vegetable)
        text = Text("loyang-do-buy", vegetable=vegetable_text(vegetable), cash=price)
        text = Text("loyang-of-seat", what=text, seat=Text("seat", seat=owner))
        return paying(g.players[d.seat], price, text)

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return [f"shop:{option[0]}:{VEGETABLES[option[1]]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        owner, vegetable = option
        if owner not in neighbours(g, d.seat):
            return "not-another-player"
        first: Any = d.options[0]
        if "stop" in d.options and owner != first[0]:
            return "one-shop"
        return _why_not_ware(g, d.seat, owner, vegetable)


def reduced_price(g: LoyangState, vegetable: int) -> int:
    return max(g.deck.buy[vegetable] - _OFF, 0)


def wares(g: LoyangState, seat: int, owner: int) -> list[Option]:
    """What can be bought out of another player's shop."""
    return [
        (owner, vegetable)
        for vegetable in range(KINDS_OF_VEGETABLE)
        if _why_not_ware(g, seat, owner, vegetable) is None
    ]


def _why_not_ware(g: LoyangState, seat: int, owner: int, vegetable: int) -> str | None:
    """Why a vegetable of another player's shop cannot be bought."""
    if g.players[owner].shop[vegetable] == 0:
        return "shop-empty"
    return None if can_pay(g, g.players[seat], reduced_price(g, vegetable)) else "loan-limit"
