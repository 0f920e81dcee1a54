"""Which cards of a two-pack are kept."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.loyang.asking import CARD
from tafelrunde.games.loyang.pack import keep_pack
from tafelrunde.games.loyang.preview import tried
from tafelrunde.games.loyang.questions.deeds import Deed, Doing, KeepOne, KeepTwo, Stack
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.decision import Decision, Either, Row, Word


class Pack(Doing):
    """Which cards of a two-pack are kept, and how they lie."""

    def __init__(self) -> None:
        super().__init__(
            "pack",
            Either(
                Row(Word("verb", "one"), CARD),
                Row(Word("verb", "stack", "apart"), CARD, CARD),
                Word("word", "none"),
            ),
            KeepOne("one"),
            Stack("stack"),
            KeepTwo("apart"),
            Deed("none", "discards"),
        )

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        return tried(g, d.seat, option, keep_pack)
