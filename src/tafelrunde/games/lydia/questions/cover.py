"""Which card an estate covers (module 8)."""

from __future__ import annotations

from tafelrunde.games.lydia.fountain import why_not_cover
from tafelrunde.games.lydia.preview import Item, gained_card, paying
from tafelrunde.games.lydia.questions.cards import CARD, CardQuestion, cards_in_match
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import ESTATE_PRICE, SIDE_OF
from tafelrunde.games.lydia.words import card_title
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text


class Cover(CardQuestion):
    """One of one's own upgraded cards; the tile's side is what it is about."""

    def __init__(self) -> None:
        super().__init__("cover", CARD)

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return cards_in_match(g)

    def why_not(self, g: Lydia, d: Decision, option: int | str) -> str | None:
        assert isinstance(option, int)
        return why_not_cover(g, d.seat, option)

    def label(self, g: Lydia, d: Decision, option: int | str) -> Text:
        assert isinstance(option, int)
        return Text("lydia-do-cover", card=card_title(g.facts(), option))

    def preview(self, g: Lydia, d: Decision, option: int | str) -> list[Item]:
        assert isinstance(option, int)
        after = g.copy()
        after.covered |= 1 << option
        after.estates[SIDE_OF[str(d.about)]] = option
        return [
            paying(g, d.seat, {"coin": ESTATE_PRICE}),
            gained_card(g, after, d.seat, option),
        ]
