"""B104 Sheep Walker."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card, Conversion, deal_in


class SheepWalker(Card):
    """1 sheep for 1 wild boar, 1 vegetable or 1 stone at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        sheep = cost(sheep=1)
        return [
            Conversion(self.number, sheep, cost(boar=1)),
            Conversion(self.number, sheep, cost(vegetable=1)),
            Conversion(self.number, sheep, cost(stone=1)),
        ]


deal_in(
    SheepWalker("B104", OCCUPATION, 1, "goods", [], [], signs="-1 sheep > boar / vegetable / stone")
)
