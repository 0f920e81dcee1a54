"""What Agricola's questions have in common."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tafelrunde.games.agricola.board.farm import CELLS
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.questions.refusing import refused
from tafelrunde.games.agricola.shown.preview import Item, differences
from tafelrunde.games.agricola.verbs.livestock import pens
from tafelrunde.kernel.decision import Decision, Int, Option
from tafelrunde.kernel.flow import Flow, next_choice
from tafelrunde.kernel.question import Question
from tafelrunde.kernel.text import Text

O = TypeVar("O", bound=Option)  # noqa: E741 - the type of the options

NOT_NOW: Final = "not-now"
MUST_ACT: Final = "must-do-something"
# What a seat answers that has nothing to choose; the Straw Hat then brings a food.
_PASSES: Final = ("done", "no", "food")

CELL: Final = Int("cell", 0, CELLS - 1)


class FarmQuestion(Question[Agricola, O], Generic[O]):
    """Its previews try an option out."""

    def does(self, g: Agricola, d: Decision, option: O) -> Flow | None:
        """Do an option on a table where it is tried out; None where it only leads on."""
        return None

    def why_not(self, g: Agricola, d: Decision, option: O) -> str | None:
        return MUST_ACT if option in ("done", "skip") else NOT_NOW

    def reason(self, g: Agricola, d: Decision, option: O, reason: str) -> Text:
        return refused(g, d.seat, reason) or super().reason(g, d, option, reason)

    def nothing(self, g: Agricola, d: Decision) -> Text | None:
        return Text(f"agricola-nothing-{self.name}") if passes_only(d) else None

    def preview(self, g: Agricola, d: Decision, option: O) -> list[Item]:
        pens(g, d.seat)
        then = g.copy()
        flow = self.does(then, d, option)
        if flow is None:
            return []
        next_choice(flow)
        return differences(g, then, d.seat)


def passes_only(d: Decision) -> bool:
    """Whether a seat is asked only so that nobody learns that it has nothing to choose."""
    return d.private and len(d.options) == 1 and d.options[0] in _PASSES and not d.manual


def no_more() -> Flow:
    """The rest of an option that asks nothing."""
    yield from ()


def answer(word: str) -> Text:
    """A plain word, such as to be done."""
    return Text(f"agricola-answer-{word}")


def cell_targets(seat: int, cells: list[int]) -> list[str]:
    return [f"cell:{seat}:{cell}" for cell in cells]


def way_target(*numbers: int | str) -> list[str]:
    """A way to choose from rather than a place on the board."""
    return ["way:" + ".".join([str(number) for number in numbers])]
