"""Which card of the grid is taken."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import Asking, borrowing, or_word
from tafelrunde.games.loyang.grid import cell_cost, pick
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.raising import loans_unasked
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import GRID, GRID_COLUMNS
from tafelrunde.games.loyang.words import card_text
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.text import Text


class Grid(Asking):
    """Which card of the grid is taken; the question is about how many were taken before."""

    def __init__(self) -> None:
        super().__init__("grid", or_word(Int("cell", 0, GRID - 1), "stop"))
        self.reasons["stop"] = "two-cards-due"

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        return list(range(GRID))

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        return Text("loyang-ask-grid", number=g.picks + 1)

    def label_of(self, g: LoyangState, d: Decision, option: int) -> Text:
        card = g.grid[option]
        row = option // GRID_COLUMNS + 1
        if card < 0:
            return Text("loyang-gap", row=row)
        cost = cell_cost(g, option)
        text = Text("loyang-do-grid", card=card_text(g, card), row=row, cash=cost)
        return borrowing(loans_unasked(g, d.seat, cost), text)

    def targets_of(self, g: LoyangState, d: Decision, option: int) -> list[str]:
        return [f"cell:{option}", f"card:{g.grid[option]}"]

    def why_not_of(self, g: LoyangState, d: Decision, option: int) -> str | None:
        return "cell-empty"

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, pick)
