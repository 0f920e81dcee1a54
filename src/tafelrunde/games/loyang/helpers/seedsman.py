"""Seedsman: one more of a kind on the cart; bean and leek cost 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.ask import answer
from tafelrunde.games.loyang.asking import VEGETABLE, paying
from tafelrunde.games.loyang.events import EVENTS, NUMBER, WARE, WHO
from tafelrunde.games.loyang.helper import Helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import BEAN, KINDS_OF_VEGETABLE, NUMBERS, VEGETABLES
from tafelrunde.games.loyang.verbs import can_pay, pay, take
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.news import News
from tafelrunde.kernel.text import Text

_COST: Final = 1
_SEEDED: Final = EVENTS.add(News("seeded", seat=WHO, vegetable=WARE, cash=NUMBER))


class Seedsman(Helper):
    def __init__(self) -> None:
        super().__init__("seedsman", "seed", VEGETABLE, raises=True)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        missing = "cart-empty"
        for kind in range(KINDS_OF_VEGETABLE):
            reason = _why_not_seed(g, g.players[seat], kind, promised)
            if reason is None:
                return None
            if reason != "not-on-cart":
                missing = reason
        return missing

    def use(self, g: LoyangState, seat: int) -> Flow:
        options: list[Option] = [
            NUMBERS[kind]
            for kind in range(KINDS_OF_VEGETABLE)
            if _why_not_seed(g, g.players[seat], kind) is None
        ]
        chosen: int = yield from answer(g, seat, "seed", options)
        self.does(g, seat, chosen)

    def does(self, g: LoyangState, seat: int, option: int) -> None:
        pay(g, seat, _cost(option))
        take(g, seat, option)
        _SEEDED.tell(g, seat, option, _cost(option))

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        text = Text("loyang-do-seed", vegetable=vegetable_text(option), cash=_cost(option))
        return paying(g.players[d.seat], _cost(option), text)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cart:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return _why_not_seed(g, g.players[d.seat], option)


def _cost(kind: int) -> int:
    return _COST if kind >= BEAN else 0


def _why_not_seed(g: LoyangState, player: Player, kind: int, promised: int = 0) -> str | None:
    """Why one more of a kind cannot be had."""
    if player.cart[kind] == 0:
        return "not-on-cart"
    return None if can_pay(g, player, promised + _cost(kind)) else "loan-limit"
