"""Which rank to pay for in a chariot race (module 7)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.lydia.payment import ways_to_pay
from tafelrunde.games.lydia.preview import Item, after_paying, gain_item, gained, influence, paying
from tafelrunde.games.lydia.race import race_coins, race_price, race_wild, why_not_race
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import CHARIOTS, COIN, RACE_COINS
from tafelrunde.games.lydia.verbs import gain
from tafelrunde.games.lydia.words import goods, price_goods, spent
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Race(Question[Lydia, int]):
    """A rank; 0 is not to take part."""

    def __init__(self) -> None:
        super().__init__("race", Int("rank", 0, CHARIOTS))

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return list(range(CHARIOTS + 1))

    def why_not(self, g: Lydia, d: Decision, option: int) -> str | None:
        return why_not_race(g, d.seat, option)

    def label(self, g: Lydia, d: Decision, option: int) -> Text:
        return Text("lydia-do-race", rank=option, cost=goods(price_goods(race_price(g, option))))

    def targets(self, g: Lydia, d: Decision, option: int) -> list[str]:
        return [f"chariot:{option}"] if option else []

    def preview(self, g: Lydia, d: Decision, option: int) -> list[Item]:
        if option == 0:
            return []
        price = race_price(g, option)
        ways = ways_to_pay(g, d.seat, price, race_coins(g, d.seat), race_wild(g, d.seat))
        items: list[Item] = []
        then = g
        if ways:
            items = [paying(g, d.seat, spent(ways[0]))]
            then = after_paying(g, d.seat, ways[0])
        if option == CHARIOTS:
            return [*items, influence(then, d.seat)]
        return [*items, gain_item(gained(then.copy(), d.seat, _prize(d.seat, option)))]


def _prize(seat: int, rank: int) -> Callable[[Lydia], int]:
    return lambda then: gain(then, seat, COIN, RACE_COINS[rank], "race")
