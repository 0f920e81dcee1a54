"""What to do in the own turn."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.actions import act
from tafelrunde.games.loyang.asking import CARD, FIELD, SLOT, VEGETABLE
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.questions.deeds import (
    Buy,
    BuyPack,
    Deliver,
    Doing,
    End,
    Enlarge,
    OnCard,
    Sell,
    Serve,
    Sow,
    Trade,
    Use,
)
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import KINDS_OF_VEGETABLE, MOST_PAIRS, SELL
from tafelrunde.kernel.decision import Decision, Either, Int, Option, Row, Word


class Act(Doing):
    """Any action of the own turn, or its end."""

    def __init__(self) -> None:
        super().__init__(
            "act",
            Either(
                Row(Word("verb", "buy", "sell"), VEGETABLE),
                Row(Word("verb", "sow"), FIELD, VEGETABLE),
                Row(Word("verb", "trade"), CARD, SLOT),
                Row(Word("verb", "use", "drop", "serve"), CARD),
                Row(Word("verb", "deliver"), CARD, Int("pairs", 1, MOST_PAIRS)),
                Word("word", "pack", "enlarge", "end"),
            ),
            Buy("buy"),
            Sell("sell"),
            Sow("sow"),
            Trade("trade"),
            Use("use"),
            Drop("drop", "discards"),
            Serve("serve"),
            Deliver("deliver"),
            BuyPack("pack", "pack"),
            Enlarge("enlarge", "storehouse"),
            End("end"),
        )

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        player = g.players[d.seat]
        kinds = range(KINDS_OF_VEGETABLE)
        found: list[Option] = [("buy", v) for v in kinds]
        found += SELL
        found += [("sow", field, v) for field in player.fields for v in kinds if player.cart[v]]
        found += [("trade", card, slot) for card in player.stalls for slot in range(3)]
        found += [(verb, card) for card in player.helpers for verb in ("use", "drop")]
        found += [("deliver", card, 1) for card in player.regulars]
        found += [("serve", card) for card in player.casuals]
        return [*found, "pack", "enlarge"]

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, act)


class Drop(OnCard):
    def refusal(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return None if items[0] in g.players[seat].helpers else "not-yours"
