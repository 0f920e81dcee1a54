"""What a seat may do at any time: before it places, while it feeds, in another's turn."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.goods import CATTLE, GOODS, GRAIN
from tafelrunde.games.agricola.board.state import Agricola, Farm
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import ERRANDS, FIELDS
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.byhand import by_hand, run_errand
from tafelrunde.games.agricola.paying.purse import convertible
from tafelrunde.games.agricola.questions.base import FarmQuestion, answer, no_more
from tafelrunde.games.agricola.verbs.words import amount, card_text, cell_text, goods_text
from tafelrunde.kernel.decision import REQUEST, Decision, Either, Int, Row, Word
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

ByHand = tuple[int | str, ...]

CONVERT: Final = Row(Word("do", "convert"), Int("good", GRAIN, CATTLE))
EXCHANGE: Final = Row(Word("do", "exchange"), Int("exchange", 0, 31))
ERRAND: Final = Row(Word("do", "errand"), Int("card", 0, 7), Int("one", 0, 31), Int("other", 0, 31))


class ByHandQuestion(FarmQuestion[str | ByHand]):
    """Options are single conversions and moves, and words beside them."""

    def label(self, g: Agricola, d: Decision, option: str | ByHand) -> Text:
        if isinstance(option, str):
            return answer(option)
        word, what = option[0], int(option[1])
        if word == "errand":
            card = DECK[opened(g.farms[d.seat], ERRANDS)[what]]
            return card.errand_text(int(option[2]), int(option[3]))
        if word == "exchange":
            conversion = convertible(g, d.seat)[what]
            return Text(
                "agricola-label-exchange",
                card=card_text(DECK[conversion.card].id),
                goods=goods_text(conversion.takes),
                gain=goods_text(conversion.gives),
            )
        good = amount(what, 1)
        if word == "move":
            source, target = _place_text(int(option[2])), _place_text(int(option[3]))
            return Text("agricola-label-move", good=good, source=source, target=target)
        return Text(f"agricola-label-{word}", good=good)

    def targets(self, g: Agricola, d: Decision, option: str | ByHand) -> list[str]:
        if isinstance(option, str) or option[0] == "exchange":
            return []
        if option[0] == "errand":
            farm = g.farms[d.seat]
            card = DECK[opened(farm, ERRANDS)[int(option[1])]]
            fields = card.errand_fields(int(option[2]), int(option[3]))
            return [field_target(farm, d.seat, field) for field in fields]
        if option[0] == "move":
            return [f"place:{d.seat}:{option[2]}", f"place:{d.seat}:{option[3]}"]
        return [f"good:{d.seat}:{GOODS[int(option[1])]}"]

    def does(self, g: Agricola, d: Decision, option: str | ByHand) -> Flow | None:
        if isinstance(option, str):
            return None
        if option[0] == "errand":
            return run_errand(g, d.seat, option)
        by_hand(g, d.seat, option)
        return no_more()


class Exchange(ByHandQuestion):
    """After the last harvest: what cards still exchange."""

    def __init__(self) -> None:
        super().__init__("exchange", Either(CONVERT, EXCHANGE, Word("end", "done")))


class Errand(ByHandQuestion):
    """At a moment that matters: what a card lets its owner do at any time."""

    def __init__(self) -> None:
        super().__init__("errand", Either(ERRAND, Word("end", "done")))

    def prompt(self, g: Agricola, d: Decision) -> Text:
        return Text(f"agricola-card-{str(d.about).lower()}-ask")

    def label(self, g: Agricola, d: Decision, option: str | ByHand) -> Text:
        return answer("no") if option == "done" else super().label(g, d, option)


class Request(ByHandQuestion):
    """A conversion in another's turn; it is made when the running step has ended."""

    def __init__(self) -> None:
        super().__init__(REQUEST, Either(CONVERT, EXCHANGE))


def field_target(farm: Farm, seat: int, field: int) -> str:
    """A field of the farm, or a card that is one."""
    if field < CELLS:
        return f"cell:{seat}:{field}"
    return f"card:{DECK[opened(farm, FIELDS)[field - CELLS]].id}"


def _place_text(place: int) -> Text:
    if place == CELLS:
        return Text("agricola-place-house")
    if place > CELLS:
        return Text("agricola-place-card")
    return cell_text(place)
