"""What one partner gives the other at the market place."""

from __future__ import annotations

from tafelrunde.games.agricola.board.goods import GOODS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.questions.base import FarmQuestion, answer
from tafelrunde.games.agricola.questions.choices import MOST
from tafelrunde.games.agricola.verbs.words import amount
from tafelrunde.kernel.decision import Decision, Either, Int, Row, Word
from tafelrunde.kernel.text import Text


class Trade(FarmQuestion[str | tuple[str, str, int]]):
    """A good and how many of it, kind by kind; or no more."""

    def __init__(self) -> None:
        gift = Row(Word("do", "give"), Word("good", *GOODS), Int("count", 1, MOST))
        super().__init__("trade", Either(gift, Word("end", "done")))

    def label(self, g: Agricola, d: Decision, option: str | tuple[str, str, int]) -> Text:
        if isinstance(option, str):
            return answer(option)
        good = GOODS.index(option[1])
        return Text("agricola-label-give", goods=amount(good, option[2]), price=amount(good, 1))

    def targets(self, g: Agricola, d: Decision, option: str | tuple[str, str, int]) -> list[str]:
        return [] if isinstance(option, str) else [f"good:{d.seat}:{option[1]}"]
