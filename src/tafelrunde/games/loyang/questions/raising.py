"""How to come by the money for a card."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import CARD, VEGETABLE
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.questions.deeds import Doing, PayCard, Sell, UseNow
from tafelrunde.games.loyang.raising import raise_for_card
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import SELL
from tafelrunde.games.loyang.words import the_card
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.text import Text


class Raise(Doing):
    """How to come by the money for a card that is taken and not paid."""

    def __init__(self) -> None:
        super().__init__(
            "raise",
            Either(
                Row(Word("verb", "pay", "use"), CARD),
                Row(Word("verb", "sell"), VEGETABLE),
            ),
            PayCard("pay"),
            UseNow("use"),
            Sell("sell"),
        )

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        helpers = g.players[d.seat].helpers
        return [*SELL, *[("use", card) for card in helpers]]

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        player = g.players[d.seat]
        card = the_card(g, player.unpaid[0])
        cost = player.bills[0]
        known = "loyang-ask-pay" if player.cash >= cost else "loyang-ask-raise"
        return Text(known, card=card, cost=cost, cash=player.cash)

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, raise_for_card)
