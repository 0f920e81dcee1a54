"""Question: a kind of decision, with all there is to say about it in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option, Shape
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Text

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Option)  # noqa: E741 - the type of the options


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S, O]):
    """A kind of decision: its name, the shape of its options, its words and what they point at.

    The defaults serve a simple one: its messages go by its name, its fields point at elements of
    the board. A flow asks it by name; `game` is the first word of its message ids. Everything here
    is for people, so nothing here is asked while bots play; what a rule forbids is tested by a
    function beside the flow, which `why_not` calls again.
    """

    def __init__(self, name: str, shape: Shape) -> None:
        self.name = name
        self.shape = shape
        self.game = ""

    # --- what can be answered ------------------------------------------------------------

    def candidates(self, g: S, d: Decision) -> Sequence[Option]:
        """Everything a player could point at: what is offered comes first."""
        offered: list[Option] = [*d.options, *d.manual]
        known = set(offered)
        return offered + [option for option in self.elsewhere(g, d) if option not in known]

    def elsewhere(self, g: S, d: Decision) -> Sequence[Option]:
        """What a player could point at whether it is offered or not."""
        return []

    def why_not(self, g: S, d: Decision, option: O) -> str | None:
        """The id of the rule that forbids an option that is not offered."""
        return "not-offered"

    # --- telling -------------------------------------------------------------------------

    def prompt(self, g: S, d: Decision) -> Text:
        """The question in a sentence."""
        return Text(f"{self.game}-ask-{self.name}")

    def nothing(self, g: S, d: Decision) -> Text | None:
        """Why there is nothing to choose but to go on; None where there is something.

        Others must not learn it, so it is asked all the same, and the seat's own page answers.
        """
        return None

    def label(self, g: S, d: Decision, option: O) -> Text:
        """An option in a few words."""
        return self.shape.label(f"{self.game}-{self.name}", option)

    def targets(self, g: S, d: Decision, option: O) -> list[str]:
        """The board elements an option points at."""
        return self.shape.targets(option)

    def preview(self, g: S, d: Decision, option: O) -> list[Any]:
        """What an option would bring and cost, as far as the seat can know."""
        return []

    def reason(self, g: S, d: Decision, option: O, reason: str) -> Text:
        """Why an option is not there, in a sentence."""
        return Text(f"{self.game}-why-{reason}")
