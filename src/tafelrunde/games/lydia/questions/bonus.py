"""The bonus of a marker that reaches space 6."""

from __future__ import annotations

from tafelrunde.games.lydia.gate import why_not_free_upgrade, why_not_influence, why_not_pass
from tafelrunde.games.lydia.preview import Item, gained_card, influence, upgraded
from tafelrunde.games.lydia.questions.cards import CARD, CardQuestion, cards_in_match
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import LEVELS
from tafelrunde.games.lydia.words import card_title
from tafelrunde.kernel.decision import Decision, Either, Option, Word
from tafelrunde.kernel.text import Text


class Bonus(CardQuestion):
    """A level of influence, a card to upgrade for nothing, or to pass."""

    def __init__(self) -> None:
        super().__init__("bonus", Either(Word("bonus", "influence", "pass"), CARD))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return ["influence", *cards_in_match(g), "pass"]

    def why_not(self, g: Lydia, d: Decision, option: int | str) -> str | None:
        if isinstance(option, int):
            return why_not_free_upgrade(g, d.seat, option)
        return why_not_influence(g, d.seat) if option == "influence" else why_not_pass(g)

    def prompt(self, g: Lydia, d: Decision) -> Text:
        return Text("lydia-ask-bonus", count=g.bonuses)

    def label(self, g: Lydia, d: Decision, option: int | str) -> Text:
        if isinstance(option, int):
            return Text("lydia-do-free-upgrade", card=card_title(g.facts(), option))
        if option == "influence":
            return Text("lydia-do-influence", level=min(LEVELS, g.influence[d.seat] + 1))
        return Text("lydia-do-pass")

    def targets(self, g: Lydia, d: Decision, option: int | str) -> list[str]:
        if option == "influence":
            return [f"influence:{d.seat}"]
        return super().targets(g, d, option)

    def preview(self, g: Lydia, d: Decision, option: int | str) -> list[Item]:
        if isinstance(option, int):
            return [gained_card(g, upgraded(g, option), d.seat, option)]
        return [influence(g, d.seat)] if option == "influence" else []
