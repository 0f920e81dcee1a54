"""Where the merchant that was drawn goes."""

from __future__ import annotations

from tafelrunde.games.lydia.incomes import income
from tafelrunde.games.lydia.preview import Item, shop
from tafelrunde.games.lydia.rounds import SWAP, why_not_copy, why_not_place, why_not_swap
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    ARTISAN,
    BUILDERS,
    CORNERS,
    COURTYARDS,
    FOUNTAIN,
    LYDIAN,
    MERCHANTS,
    NOWHERE,
    PLACE_OF,
    PLACES,
)
from tafelrunde.games.lydia.words import corner, gate, merchant
from tafelrunde.kernel.decision import Decision, Option, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Place(Question[Lydia, str]):
    """A gate, the fountain, a builder tile; or the courtyard's merchant instead."""

    def __init__(self) -> None:
        super().__init__("place", Word("place", *PLACES, SWAP))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        last = len(PLACES) if g.modules & BUILDERS else FOUNTAIN + 1
        places: list[Option] = list(PLACES[:last])
        return [*places, SWAP] if g.modules & COURTYARDS else places

    def why_not(self, g: Lydia, d: Decision, option: str) -> str | None:
        return why_not_swap(g) if option == SWAP else why_not_place(g, PLACE_OF[option])

    def prompt(self, g: Lydia, d: Decision) -> Text:
        key = "lydia-ask-place"
        if g.modules & BUILDERS and g.drawn == LYDIAN:
            key += "-builders"
        return Text(key, merchant=merchant(MERCHANTS[g.drawn]))

    def label(self, g: Lydia, d: Decision, option: str) -> Text:
        if option == SWAP:
            return Text("lydia-do-swap", merchant=merchant(MERCHANTS[g.courtyard[d.seat]]))
        if option == "fountain":
            return Text("lydia-do-fountain")
        if option in CORNERS:
            return Text("lydia-do-builder", corner=corner(option))
        return Text("lydia-do-gate", gate=gate(option))

    def targets(self, g: Lydia, d: Decision, option: str) -> list[str]:
        if option == SWAP:
            return [f"courtyard:{d.seat}"]
        if option == "fountain":
            return ["fountain"]
        return [f"builder:{option}" if option in CORNERS else f"gate:{option}"]

    def reason(self, g: Lydia, d: Decision, option: str, reason: str) -> Text:
        if reason == "builder-lydian":
            return Text("lydia-why-builder-lydian", merchant=merchant(MERCHANTS[g.drawn]))
        return super().reason(g, d, option, reason)

    def preview(self, g: Lydia, d: Decision, option: str) -> list[Item]:
        if option == SWAP:
            play, park = MERCHANTS[g.courtyard[d.seat]], MERCHANTS[g.drawn]
            return [{"what": "swap", "play": play, "park": park}]
        place = PLACE_OF[option]
        if place >= FOUNTAIN:
            return [shop(g, d.seat, place)]
        if g.drawn != ARTISAN:
            return [{"what": "income", **income(g, d.seat, g.drawn, place)}]
        copied = [kind for kind in range(ARTISAN) if why_not_copy(g, place, kind) is None]
        return [
            {"what": "income", **income(g, d.seat, ARTISAN, place, kind)}
            for kind in copied or [NOWHERE]
        ]
