"""What to do at the courtyard."""

from __future__ import annotations

from tafelrunde.games.loyang.asking import CARD
from tafelrunde.games.loyang.draft import why_not_lay, why_not_reveal, why_not_take
from tafelrunde.games.loyang.questions.deeds import Deed, Doing, OnCard
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.words import card_text
from tafelrunde.kernel.decision import Decision, Either, Option, Row, Word
from tafelrunde.kernel.text import Text


class Draft(Doing):
    """Lay a hand card into the courtyard, or take one from there."""

    def __init__(self) -> None:
        super().__init__(
            "draft",
            Either(Row(Word("verb", "lay", "take"), CARD), Word("word", "reveal")),
            Lay("lay", "courtyard"),
            Take("take"),
            Reveal("reveal", "pile"),
        )

    def prompt(self, g: LoyangState, d: Decision) -> Text:
        ways = {"lay": why_not_lay(g, d.seat), "take": why_not_take(g)}
        may = "-".join(way for way, reason in ways.items() if reason is None)
        return Text("loyang-ask-draft", may=may or "reveal")

    def elsewhere(self, g: LoyangState, d: Decision) -> list[Option]:
        found: list[Option] = [("lay", card) for card in g.players[d.seat].hand]
        found += [("take", card) for card in g.yard]
        return [*found, "reveal"]


class Lay(OnCard):
    def label(self, g: LoyangState, seat: int, items: list[int]) -> Text:
        return Text("loyang-do-lay", card=card_text(g, items[0]))

    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        if items[0] >= g.deck.count:
            return "not-yours"
        return why_not_lay(g, seat) or "not-in-hand"


class Take(OnCard):
    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        if items[0] >= g.deck.count:
            return "not-yours"
        return why_not_take(g) or "not-in-courtyard"


class Reveal(Deed):
    def why_not(self, g: LoyangState, seat: int, items: list[int]) -> str | None:
        return why_not_reveal(g)
