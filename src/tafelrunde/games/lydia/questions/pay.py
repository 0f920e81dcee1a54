"""Which mix of resources and coins pays a price."""

from __future__ import annotations

from tafelrunde.games.lydia.payment import Way
from tafelrunde.games.lydia.preview import Item, paying
from tafelrunde.games.lydia.race import race_coins, race_price
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, COLOURS, GOODS, MOST_COINS, MOST_RESOURCES
from tafelrunde.games.lydia.words import card_title, goods, price_goods, spent
from tafelrunde.kernel.decision import Decision, Int, Row
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Pay(Question[Lydia, Way]):
    """A way to pay; a card by its number or a rank of a race is what it is about."""

    def __init__(self) -> None:
        resources = [Int(colour, 0, MOST_RESOURCES) for colour in COLOURS]
        super().__init__("pay", Row(*resources, Int("coin", 0, MOST_COINS)))

    def why_not(self, g: Lydia, d: Decision, option: Way) -> str | None:
        need = _price(g, d)
        racing = not isinstance(d.about, int)
        coins = race_coins(g, d.seat) if racing else g.goods[d.seat * GOODS + COIN]
        for good in range(COIN):
            if option[good] > g.goods[d.seat * GOODS + good]:
                return "not-so-many"
        if option[COIN] and racing and not coins:
            return "race-no-coins"
        if option[COIN] > coins:
            return "not-so-many"
        if sum(option) != sum((need >> (4 * good)) & 15 for good in range(GOODS)):
            return "not-the-price"
        return "coins-only" if option[COIN] < (need >> (4 * COIN)) & 15 else "wrong-resource"

    def prompt(self, g: Lydia, d: Decision) -> Text:
        if isinstance(d.about, int):
            return Text("lydia-ask-pay", card=card_title(g.facts(), d.about))
        return Text("lydia-ask-pay-race", rank=_rank(d))

    def label(self, g: Lydia, d: Decision, option: Way) -> Text:
        return goods(spent(option))

    def targets(self, g: Lydia, d: Decision, option: Way) -> list[str]:
        return ["pay:" + "-".join(str(count) for count in option)]

    def reason(self, g: Lydia, d: Decision, option: Way, reason: str) -> Text:
        key = f"lydia-why-{reason}"
        if reason == "not-the-price":
            return Text(key, cost=goods(price_goods(_price(g, d))))
        return Text(key, count=0) if reason == "coins-only" else Text(key)

    def preview(self, g: Lydia, d: Decision, option: Way) -> list[Item]:
        return [paying(g, d.seat, spent(option))]


def _price(g: Lydia, d: Decision) -> int:
    """The packed price that is to be paid."""
    return g.facts().price[d.about] if isinstance(d.about, int) else race_price(g, _rank(d))


def _rank(d: Decision) -> int:
    assert isinstance(d.about, tuple)
    rank = d.about[1]
    assert isinstance(rank, int)
    return rank
