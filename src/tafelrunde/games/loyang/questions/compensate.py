"""How to come by what regular customers are owed."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import VEGETABLE
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.questions.deeds import Doing, PayOwed, Sell
from tafelrunde.games.loyang.raising import compensate
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import SELL
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.text import Text


class Compensate(Doing):
    """How to come by what regular customers are owed."""

    def __init__(self) -> None:
        super().__init__(
            "compensate",
            Either(Row(Word("verb", "sell"), VEGETABLE), Word("word", "pay")),
            Sell("sell"),
            PayOwed("pay"),
        )

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        return SELL

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        player = g.players[d.seat]
        return Text("loyang-ask-compensate", owed=player.owed, cash=player.cash)

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, compensate)
