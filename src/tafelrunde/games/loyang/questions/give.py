"""Which vegetable goes into a bowl of a stall."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import VEGETABLE, Asking
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import VEGETABLES
from tafelrunde.games.loyang.words import vegetable_text
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.text import Text


class Give(Asking):
    """A vegetable for a bowl of a stall's card, or to swap for what lies at its place."""

    def __init__(self) -> None:
        super().__init__("give", VEGETABLE)

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        kind, card, slot, (bowls, *given) = _about(d)
        good = vegetable_text(g.stock[3 * card + slot])
        if given:
            return Text("loyang-ask-give-more", good=good, given=vegetable_text(given[0]))
        if kind == "trade" and g.deck.bowls[3 * card + slot] > 1:
            return Text("loyang-ask-give-bowls", good=good, left=bowls)
        return Text("loyang-ask-give", good=good)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return vegetable_text(option)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cart:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        kind, card, slot, _ = _about(d)
        if g.players[d.seat].cart[option] and kind == "swap":
            return "same-kind" if g.stock[3 * card + slot] == option else None
        return "not-on-cart"  # or no longer: it went into the bowl before


def _about(d: Decision) -> tuple[str, int, int, list[int]]:
    """Traded or swapped, the card and its place; how many bowls are empty, what was given."""
    about: Any = d.about
    kind, card, slot, *bowls = about
    return kind, card, slot, bowls or [1]
