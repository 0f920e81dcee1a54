"""Asking: what the questions of this game have in common."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.loyang.preview import foreseen
from tafelrunde.games.loyang.state import LoyangState, Player
from tafelrunde.games.loyang.terms import FIELDS, KINDS_OF_VEGETABLE, MOST_CARDS
from tafelrunde.games.loyang.verbs import borrow, loans_for
from tafelrunde.kernel.decision import Decision, Either, Int, Shape, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text

VEGETABLE: Final = Int("vegetable", 0, KINDS_OF_VEGETABLE - 1)
CARD: Final = Int("card", 0, MOST_CARDS - 1)
FIELD: Final = Int("field", 0, FIELDS - 1)
SEAT: Final = Int("seat", 0, 3)
SLOT: Final = Int("slot", 0, 2)


def or_word(shape: Shape, *words: str) -> Shape:
    return Either(shape, Word("word", *words))


class Asking(Question[LoyangState, Any]):
    """A question of this game; a loan is an answer to each.

    Words among its options read alike everywhere: `loyang-do-<word>`, with the element of the board
    in `places` and the reason in `reasons`. The methods that end in `_of` are for the others.
    """

    def __init__(self, name: str, shape: Shape) -> None:
        super().__init__(name, or_word(shape, "loan") if shape.size else shape)
        self.places: dict[str, str] = {"loan": "loan"}
        self.reasons: dict[str, str] = {"loan": "loan-limit", "stop": "once-at-least"}

    def why_not(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        if isinstance(option, str):
            return self.reasons.get(option, "not-offered")
        return self.why_not_of(g, d, option)

    def label(self, g: LoyangState, d: Decision, option: Any) -> Text:
        if isinstance(option, str):
            return Text(f"loyang-do-{option}")
        return self.label_of(g, d, option)

    def targets(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        if isinstance(option, str):
            return [self.places[option]] if option in self.places else []
        return self.targets_of(g, d, option)

    def preview(self, g: LoyangState, d: Decision, option: Any) -> list[Any]:
        if option == "loan":
            return foreseen(g, d.seat, lambda then: borrow(then, d.seat))
        return foreseen(g, d.seat, lambda then: self.does(then, d.seat, option))

    def does(self, g: LoyangState, seat: int, option: Any) -> None:
        """What an answer does by itself, before anything more is asked."""

    def why_not_of(self, g: LoyangState, d: Decision, option: Any) -> str | None:
        return "not-offered"

    def label_of(self, g: LoyangState, d: Decision, option: Any) -> Text:
        raise NotImplementedError

    def targets_of(self, g: LoyangState, d: Decision, option: Any) -> list[str]:
        return []


def paying(player: Player, cost: int, text: Text) -> Text:
    """A payment that needs loans says so."""
    return borrowing(loans_for(player, cost), text)


def borrowing(loans: int, text: Text) -> Text:
    """What takes loans on the way; the browser asks before it."""
    return Text("loyang-with-loans", what=text, loans=loans) if loans else text
