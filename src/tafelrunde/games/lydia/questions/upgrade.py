"""What to upgrade after buying."""

from __future__ import annotations

from tafelrunde.games.lydia.fountain import DONE, why_not_upgrade
from tafelrunde.games.lydia.preview import Item, bought_card
from tafelrunde.games.lydia.questions.cards import CARD, CardQuestion, cards_in_match
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.words import card_title, cost_goods, goods
from tafelrunde.kernel.decision import Decision, Either, Option, Word
from tafelrunde.kernel.text import Text


class Upgrade(CardQuestion):
    """A card of one's own, or nothing more."""

    def __init__(self) -> None:
        super().__init__("upgrade", Either(CARD, Word("end", DONE)))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return [*cards_in_match(g), DONE]

    def why_not(self, g: Lydia, d: Decision, option: int | str) -> str | None:
        assert isinstance(option, int)
        if (g.lying >> option) & 1:
            return "buying-is-over"  # R5
        return why_not_upgrade(g, d.seat, option)

    def label(self, g: Lydia, d: Decision, option: int | str) -> Text:
        if isinstance(option, str):
            return Text("lydia-do-done")
        facts = g.facts()
        cost = goods(cost_goods(facts, option))
        return Text("lydia-do-upgrade", card=card_title(facts, option), cost=cost)

    def preview(self, g: Lydia, d: Decision, option: int | str) -> list[Item]:
        return bought_card(g, d.seat, option) if isinstance(option, int) else []
