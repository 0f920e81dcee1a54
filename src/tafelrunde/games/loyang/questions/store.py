"""What is stored at the end of a turn."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import VEGETABLE
from tafelrunde.games.loyang.ending import store
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.questions.deeds import Doing, Enlarge, Keep, LoseRest, Sell
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import SELL, STORE
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.text import Text


class Store(Doing):
    """Which vegetables are kept; the question is about the room left."""

    def __init__(self) -> None:
        super().__init__(
            "store",
            Either(Row(Word("verb", "keep", "sell"), VEGETABLE), Word("word", "enlarge", "lose")),
            Keep("keep"),
            Sell("sell"),
            Enlarge("enlarge", "storehouse"),
            LoseRest("lose"),
        )

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        return [*STORE, *SELL, "enlarge"]

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        assert isinstance(d.about, int)
        return Text("loyang-ask-store", room=d.about, count=sum(g.players[d.seat].cart))

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, store)
