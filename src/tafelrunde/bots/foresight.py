"""Foresight: the table as it will lie when what an option begins is done, for learnt opinions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State


class After:
    """A table after an option. `lead` is final where that ends the match."""

    def __init__(self, state: State, over: bool, lead: float) -> None:
        self.state = state
        self.over = over
        self.lead = lead


class Study:
    """Tables that a network was trained at: so many seats, and these of the options.

    Its weights have that name. `deep` where looking as far as the next turn with the network has
    won more than looking one option ahead; `cards` where it sees which cards a seat has.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, Any],
        *,
        deep: bool = False,
        cards: bool = False,
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.deep = deep
        self.cards = cards

    def fits(self, seats: int, options: dict[str, Any]) -> bool:
        """Whether a table is like those; its options are written out."""
        if self.seats != seats:
            return False
        for name, value in self.options.items():
            if options.get(name) != value:
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """How far a game looks ahead, at which of its decisions, and where that was studied.

    What it looks at is a world that the seat could believe, or what its seat sees.
    """

    def __init__(self, studies: list[Study]) -> None:
        self.studies = studies

    def study(self, seats: int, options: dict[str, Any]) -> Study | None:
        """What was learnt at tables like this one."""
        for study in self.studies:
            if study.fits(seats, options):
                return study
        return None

    def looks(self, match: Match, decision: Decision) -> bool:
        """Whether options of this decision are told apart by what lies on the table after them."""
        raise NotImplementedError

    def after(self, world: Match, decision: Decision, option: Option) -> After:
        """The table once the option, and what it begins, is done."""
        raise NotImplementedError

    def row(self, study: Study, encoding: Encoding, state: State, seat: int) -> list[float]:
        """What a network sees of a table."""
        return encoding.table(state, seat)


def lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    others = [points for other, points in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others) if others else scores[seat])
