"""How a price is paid, and the family fed."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import CATTLE, GOODS, KINDS, WOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import PRINTED
from tafelrunde.games.agricola.cards.majors import MAJOR_OF
from tafelrunde.games.agricola.paying.payment import settle
from tafelrunde.games.agricola.paying.purse import COUNTED, USES, Way
from tafelrunde.games.agricola.phases.harvest import end_meal, end_meal_by_begging, on_purpose
from tafelrunde.games.agricola.questions.base import no_more, way_target
from tafelrunde.games.agricola.questions.by_hand import CONVERT, EXCHANGE, ByHand, ByHandQuestion
from tafelrunde.games.agricola.verbs.words import card_text, goods_text, major_text
from tafelrunde.kernel.decision import Decision, Either, Int, Row, Shape, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

# Five adults in the solo game eat most.
MOST_FOOD: Final = 15


def loss_shape(least: int, most: int, *more: Shape) -> Row:
    """What a supply loses of each good, and the counted uses of cards."""
    amounts = [Int(name, least, most) for name in GOODS]
    return Row(*amounts, Int("uses", 0, USES**COUNTED - 1), *more)


# Fifteen fences for the partner cost most: 20 wood.
LOSS: Final = loss_shape(-20, 20)
BEGGING: Final = loss_shape(-20, MOST_FOOD, Int("begged", 1, MOST_FOOD))


class Pay(ByHandQuestion):
    """A way to pay for what it is about; by hand single conversions before."""

    def __init__(self) -> None:
        super().__init__("pay", Either(LOSS, CONVERT, EXCHANGE))

    def why_not(self, g: Agricola, d: Decision, option: str | ByHand) -> str | None:
        return "no-lean-way"

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text("agricola-ask-pay", what=_paid_for(str(d.about)))

    def label(self, g: Agricola, d: Decision, option: str | ByHand) -> Text:
        way = _way(option)
        return super().label(g, d, option) if way is None else _loss_text(way)

    def targets(self, g: Agricola, d: Decision, option: str | ByHand) -> list[str]:
        way = _way(option)
        return super().targets(g, d, option) if way is None else way_target(*way)

    def does(self, g: Agricola, d: Decision, option: str | ByHand) -> Flow | None:
        way = _way(option)
        if way is None:
            return super().does(g, d, option)
        settle(g, d.seat, way)
        return no_more()


class Feed(ByHandQuestion):
    """A way to feed; by hand single conversions, crafts, and to beg.

    It is about how much food will be missing all the same. A way that begs for more, to keep
    something, says for how much more at its end.
    """

    def __init__(self) -> None:
        craft = Row(Word("do", "craft"), Int("good", WOOD, CATTLE))
        end = Word("end", "beg")
        super().__init__("feed", Either(LOSS, BEGGING, CONVERT, craft, end, EXCHANGE))

    def why_not(self, g: Agricola, d: Decision, option: str | ByHand) -> str | None:
        return "no-lean-way"

    def prompt(self, g: Agricola, d: Decision) -> Text:
        missing = _missing(d)
        return Text("agricola-ask-feed-short", count=missing) if missing else super().prompt(g, d)

    def label(self, g: Agricola, d: Decision, option: str | ByHand) -> Text:
        way = _way(option)
        if way is None:
            return super().label(g, d, option)
        more = on_purpose(way)
        text = _loss_text(way)
        return Text("agricola-label-beg-for", way=text, count=_missing(d) + more) if more else text

    def targets(self, g: Agricola, d: Decision, option: str | ByHand) -> list[str]:
        way = _way(option)
        return super().targets(g, d, option) if way is None else way_target(*way)

    def does(self, g: Agricola, d: Decision, option: str | ByHand) -> Flow | None:
        way = _way(option)
        if way is not None:
            end_meal(g, d.seat, way, _missing(d))
            return no_more()
        if option == "beg":
            end_meal_by_begging(g, d.seat)
            return no_more()
        return None if option[0] == "craft" else super().does(g, d, option)


def _missing(d: Decision) -> int:
    return d.about if isinstance(d.about, int) else 0


def _way(option: str | ByHand) -> Way | None:
    """The option as a whole way to feed, where it is one."""
    if isinstance(option, str) or isinstance(option[0], str):
        return None
    return tuple([int(count) for count in option])


def _paid_for(what: str) -> Text:
    if what in MAJOR_OF:
        return major_text(MAJOR_OF[what])
    if what in PRINTED:
        return card_text(what)
    return Text(f"agricola-for-{what}")


def _loss_text(loss: Way) -> Text:
    goods = goods_text([max(0, count) for count in loss[:KINDS]])
    won = [max(0, -count) for count in loss[:KINDS]]
    if any(won):
        return Text("agricola-label-pay-and-get", goods=goods, gain=goods_text(won))
    return Text("agricola-label-pay", goods=goods)
