"""Whom an artisan copies."""

from __future__ import annotations

from tafelrunde.games.lydia.incomes import income
from tafelrunde.games.lydia.preview import Item, gain_item, opened
from tafelrunde.games.lydia.rounds import why_not_copy
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    COIN,
    FOUNTAIN,
    GOODS,
    KIND_OF,
    KINDS,
    MERCHANTS,
    PLACE_OF,
)
from tafelrunde.games.lydia.words import merchant
from tafelrunde.kernel.decision import Decision, Option, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Copy(Question[Lydia, str]):
    """A merchant that stands where the artisan was placed; that place is what it is about."""

    def __init__(self) -> None:
        super().__init__("copy", Word("merchant", *MERCHANTS))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        place = PLACE_OF[str(d.about)]
        return [MERCHANTS[kind] for kind in range(KINDS) if g.stands[place * KINDS + kind]]

    def why_not(self, g: Lydia, d: Decision, option: str) -> str | None:
        return why_not_copy(g, PLACE_OF[str(d.about)], KIND_OF[option])

    def label(self, g: Lydia, d: Decision, option: str) -> Text:
        return Text("lydia-do-copy", merchant=merchant(option))

    def targets(self, g: Lydia, d: Decision, option: str) -> list[str]:
        return [f"merchant:{d.about}:{option}"]

    def preview(self, g: Lydia, d: Decision, option: str) -> list[Item]:
        place, kind = PLACE_OF[str(d.about)], KIND_OF[option]
        if place == FOUNTAIN:
            coins = d.seat * GOODS + COIN
            more = opened(g, d.seat, place, kind).goods[coins] - g.goods[coins]
            return [gain_item({"coin": more} if more else {})]
        return [{"what": "income", **income(g, d.seat, ARTISAN, place, kind)}]
