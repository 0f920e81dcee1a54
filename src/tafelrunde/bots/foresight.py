"""Foresight: the table as it will lie when what an option begins is done, for learnt opinions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State


class After:
    """A table after an option. `lead` is final where that ends the match."""

    def __init__(self, state: State, over: bool, lead: float) -> None:
        self.state = state
        self.over = over
        self.lead = lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """How far a game looks ahead, and at which of its decisions.

    What it looks at is a world that the seat could believe, or what its seat sees. Networks are
    trained for tables with so many seats and these of the options. `deep` where looking as far
    as the next turn with the network has won more than looking one option ahead.
    """

    def __init__(self, seats: int, options: dict[str, Any], deep: bool) -> None:
        self.seats = seats
        self.options = options
        self.deep = deep

    def looks(self, match: Match, decision: Decision) -> bool:
        """Whether options of this decision are told apart by what lies on the table after them."""
        raise NotImplementedError

    def after(self, world: Match, decision: Decision, option: Option) -> After:
        """The table once the option, and what it begins, is done."""
        raise NotImplementedError


def lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others) if others else scores[seat])
