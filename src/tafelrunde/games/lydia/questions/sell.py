"""How many resources a Lydian turns into coins."""

from __future__ import annotations

from tafelrunde.games.lydia.gate import why_not_sell
from tafelrunde.games.lydia.payment import wild_colour
from tafelrunde.games.lydia.preview import Item, paying
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, COLOURS, GOODS, MOST_COINS, MOST_RESOURCES
from tafelrunde.games.lydia.words import amount, resource
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text


class Sell(Question[Lydia, int]):
    """Resources of the gate's colour."""

    def __init__(self, name: str = "sell") -> None:
        super().__init__(name, Int("amount", 0, MOST_RESOURCES))

    def colour(self, g: Lydia, d: Decision) -> int:
        """The colour of the resources that are sold."""
        return g.at

    def candidates(self, g: Lydia, d: Decision) -> list[Option]:
        return list(range(g.goods[d.seat * GOODS + self.colour(g, d)] + 1))

    def why_not(self, g: Lydia, d: Decision, option: int) -> str | None:
        return why_not_sell(g, d.seat, self.colour(g, d), option)

    def prompt(self, g: Lydia, d: Decision) -> Text:
        word = COLOURS[self.colour(g, d)]
        return Text(f"lydia-ask-{self.name}", resource=resource(word))

    def label(self, g: Lydia, d: Decision, option: int) -> Text:
        given = amount(COLOURS[self.colour(g, d)], option)
        return Text("lydia-do-sell", count=option, given=given, coins=amount("coin", option))

    def targets(self, g: Lydia, d: Decision, option: int) -> list[str]:
        return [f"sell:{option}"]

    def reason(self, g: Lydia, d: Decision, option: int, reason: str) -> Text:
        if reason == "coin-limit":
            room = MOST_COINS - g.goods[d.seat * GOODS + COIN]
            return Text("lydia-why-coin-limit", count=room)
        return super().reason(g, d, option, reason)

    def preview(self, g: Lydia, d: Decision, option: int) -> list[Item]:
        given = {COLOURS[self.colour(g, d)]: option}
        return [paying(g, d.seat, given), {"what": "gain", "goods": {"coin": option}}]


class SellWild(Sell):
    """Resources of the colour that is wild for the seat, at any gate."""

    def __init__(self) -> None:
        super().__init__("sell-wild")

    def colour(self, g: Lydia, d: Decision) -> int:
        return wild_colour(g, d.seat)
