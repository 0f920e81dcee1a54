"""Which animals stay."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.animals import ANY_KIND, Herd
from tafelrunde.games.agricola.board.goods import SHEEP
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.phases.breeding import keep_bred
from tafelrunde.games.agricola.questions.base import FarmQuestion, no_more, way_target
from tafelrunde.games.agricola.questions.choices import MOST
from tafelrunde.games.agricola.verbs.livestock import keep_herd, take_animals, why_not_keep
from tafelrunde.games.agricola.verbs.words import goods_text
from tafelrunde.kernel.decision import Decision, Int, Row
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.text import Text

HERD: Final = Row(Int("sheep", 0, MOST), Int("boar", 0, MOST), Int("cattle", 0, MOST))


class HerdQuestion(FarmQuestion[Herd]):
    """How many of each kind stay."""

    def __init__(self, name: str) -> None:
        super().__init__(name, HERD)

    def why_not(self, g: Agricola, d: Decision, option: Herd) -> str | None:
        return why_not_keep(g, d.seat, option)

    def label(self, g: Agricola, d: Decision, option: Herd) -> Text:
        return Text("agricola-label-keep", goods=goods_text([*[0] * SHEEP, *option]))

    def targets(self, g: Agricola, d: Decision, option: Herd) -> list[str]:
        return way_target(*option)


class House(HerdQuestion):
    """When animals come; it is about the kind that came and how many."""

    def __init__(self) -> None:
        super().__init__("house")

    def does(self, g: Agricola, d: Decision, option: Herd) -> Flow | None:
        assert isinstance(d.about, tuple)
        keep_herd(g, d.seat, option, int(d.about[0]), int(d.about[1]))
        return no_more()


class Breed(HerdQuestion):
    """When not every young finds a place; where not all kinds breed it is about those that do."""

    def __init__(self) -> None:
        super().__init__("breed")

    def does(self, g: Agricola, d: Decision, option: Herd) -> Flow | None:
        keep_bred(g, d.seat, option, d.about if isinstance(d.about, int) else ANY_KIND)
        return no_more()


class Leave(FarmQuestion[int]):
    """How many stay on their space; it is about the kind and how many there are."""

    def __init__(self) -> None:
        super().__init__("leave", Int("animals", 0, MOST))

    def why_not(self, g: Agricola, d: Decision, option: int) -> str | None:
        assert isinstance(d.about, tuple)
        return "take-one" if option >= int(d.about[1]) else "no-room-for-animals"

    def label(self, g: Agricola, d: Decision, option: int) -> Text:
        return Text("agricola-label-leave", count=option)

    def targets(self, g: Agricola, d: Decision, option: int) -> list[str]:
        return way_target(option)

    def does(self, g: Agricola, d: Decision, option: int) -> Flow | None:
        assert isinstance(d.about, tuple)
        kind, amount = int(d.about[0]), int(d.about[1])
        return take_animals(g, d.seat, kind, amount - option, chosen=True)
