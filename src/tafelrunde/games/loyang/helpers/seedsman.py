"""Seedsman: one more of a kind on the cart; bean and leek cost 1."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.asking import VEGETABLE, paying, spending
from tafelrunde.games.loyang.helpers.helper import Helper
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.telling import Told, number, vegetable, who
from tafelrunde.games.loyang.terms import BEAN, KINDS_OF_VEGETABLE, NUMBERS, VEGETABLES
from tafelrunde.games.loyang.verbs import can_pay, pay, take
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.text import Text

_COST: Final = 1


class Seedsman(Helper):
    def __init__(self) -> None:
        super().__init__("seedsman", "seed", VEGETABLE, raises=True)
        self.events["seeded"] = Told(seat=who, vegetable=vegetable, cash=number)

    def needs(self, g: LoyangState, seat: int, promised: int) -> str | None:
        return None if _seeds(g, g.players[seat], promised) else "cart-empty"

    def use(self, g: LoyangState, seat: int) -> Flow:
        chosen: int = yield choose(seat, "seed", _seeds(g, g.players[seat], 0))
        _take_seed(g, seat, chosen)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        text = Text("loyang-do-seed", vegetable=vegetable_text(option), cash=_cost(option))
        return paying(g.players[d.seat], _cost(option), text)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cart:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "loan-limit" if g.players[d.seat].cart[option] else "not-on-cart"

    def preview_of(self, g: LoyangState, d: Decision, option: int) -> list[Any]:
        return spending(g.players[d.seat], _cost(option))


def _cost(kind: int) -> int:
    return _COST if kind >= BEAN else 0


def _seeds(g: LoyangState, player: Player, promised: int) -> list[Option]:
    """Kinds on the cart of which one more can be had."""
    return [
        NUMBERS[kind]
        for kind in range(KINDS_OF_VEGETABLE)
        if player.cart[kind] and can_pay(g, player, promised + _cost(kind))
    ]


def _take_seed(g: LoyangState, seat: int, kind: int) -> None:
    pay(g, seat, _cost(kind))
    take(g, seat, kind)
    if g._heard is not None:
        g.hear("seeded", (seat, kind, _cost(kind)))
