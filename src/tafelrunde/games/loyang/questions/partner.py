"""With whom the action phase is shared."""

from __future__ import annotations

from tafelrunde.games.loyang.asking import SEAT, Asking
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.words import owner_text
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.text import Text


class Partner(Asking):
    """Four players: with whom the holder of the large token shares the action phase."""

    def __init__(self) -> None:
        super().__init__("partner", SEAT)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        return owner_text(g, option)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"seat:{option}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "partner-has-token"
