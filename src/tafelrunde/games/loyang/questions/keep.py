"""Which hand card is laid out with the one from the courtyard."""

from __future__ import annotations

from tafelrunde.games.loyang.asking import CARD, Asking, borrowing
from tafelrunde.games.loyang.raising import loans_unasked
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.words import fields_cost, priced, the_card
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.text import Text


class Keep(Asking):
    """Which hand card is laid out; the question is about the courtyard card taken."""

    def __init__(self) -> None:
        super().__init__("keep", CARD)

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        assert isinstance(d.about, int)
        return Text("loyang-ask-keep", card=the_card(g, d.about))

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        assert isinstance(d.about, int)
        loans = loans_unasked(g, d.seat, fields_cost(g, [d.about, option]))
        return borrowing(loans, priced(g, option))

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"card:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "not-in-hand"
