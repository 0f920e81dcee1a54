"""Which vegetable goes into a bowl of a stall."""

from __future__ import annotations

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

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return vegetable_text(option)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cart:{VEGETABLES[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        if g.players[d.seat].cart[option] and isinstance(d.about, tuple):
            _, card, slot = d.about
            assert isinstance(card, int)
            assert isinstance(slot, int)
            return "same-kind" if g.stock[3 * card + slot] == option else None
        return "not-on-cart"  # or no longer: it went into the bowl before
