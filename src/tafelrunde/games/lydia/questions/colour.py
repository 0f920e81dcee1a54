"""Which board to play with, where the table chooses."""

from __future__ import annotations

from tafelrunde.games.lydia.rounds import why_not_colour
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COLOURS, KIND_OF
from tafelrunde.games.lydia.verbs import start_card
from tafelrunde.games.lydia.words import card_title
from tafelrunde.kernel.decision import Decision, Option, Word
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Colour(Question[Lydia, str]):
    """A player board by its colour; its start card comes with it."""

    def __init__(self) -> None:
        super().__init__("colour", Word("colour", *COLOURS))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return list(COLOURS)

    def why_not(self, g: Lydia, d: Decision, option: str) -> str | None:
        return why_not_colour(g, KIND_OF[option])

    def label(self, g: Lydia, d: Decision, option: str) -> Text:
        return card_title(g.facts(), start_card(KIND_OF[option]))

    def targets(self, g: Lydia, d: Decision, option: str) -> list[str]:
        return [f"colour:{option}"]
