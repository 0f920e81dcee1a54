"""What grows on the home field."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import VEGETABLE, Asking
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.rounds import plant_home, why_not_plant
from tafelrunde.games.loyang.selling import shop_price
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, VEGETABLES
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text


class Home(Asking):
    """What grows on the home field."""

    def __init__(self) -> None:
        super().__init__("home", VEGETABLE)

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        return list(range(KINDS_OF_VEGETABLE))

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        price = shop_price(g, g.players[d.seat], option)
        return Text("loyang-do-plant", vegetable=vegetable_text(option), cash=price)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"shop:{d.seat}:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return why_not_plant(g, option) or "not-offered"

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, plant_home)
