"""What the questions about cards have in common."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import CARDS, PURPLE
from tafelrunde.games.lydia.incomes import lacking
from tafelrunde.games.lydia.payment import missing, wild_colour
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, GOODS, SIDES
from tafelrunde.games.lydia.view import owner
from tafelrunde.games.lydia.words import goods, seat_text
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text

CARD: Final = Int("card", 0, CARDS - 1)


class CardQuestion(Question[Lydia, int | str]):
    """Options are cards by number, and words beside them."""

    def targets(self, g: Lydia, d: Decision, option: int | str) -> list[str]:
        if isinstance(option, str):
            return []
        if not (g.lying >> option) & 1:
            return [f"property:{option}"]
        side, slot = divmod(g.market.index(option), len(g.market) // 4)
        return [f"card:{option}", f"slot:{SIDES[side]}:{slot}"]

    def reason(self, g: Lydia, d: Decision, option: int | str, reason: str) -> Text:
        key = f"lydia-why-{reason}"
        if isinstance(option, int):
            if reason == "somebody-elses":
                return Text(key, owner=_owner(g, option))
            if reason in ("cannot-pay", "coins-only"):
                return _too_dear(g, d.seat, key, option)
        return Text(key)


def cards_in_match(g: Lydia) -> list[Option]:
    """Cards that lie in the market or belong to somebody."""
    lying = [card for card in g.market if (g.lying >> card) & 1]
    return [*lying, *(card for cards in g.properties for card in cards)]


def _owner(g: Lydia, card: int) -> Text:
    seat = owner(g, card)
    assert seat is not None
    return seat_text(seat)


def _too_dear(g: Lydia, seat: int, key: str, card: int) -> Text:
    facts = g.facts()
    short = missing(g, seat, facts.price[card], g.goods[seat * GOODS + COIN], wild_colour(g, seat))
    if facts.type[card] == PURPLE and key.endswith("coins-only"):
        return Text(key, count=short)
    lack = {good: n for good, n in lacking(g, seat, card).items() if good != "short"}
    return Text(key, lacking=goods(lack), count=short)
