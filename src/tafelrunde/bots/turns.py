"""Turns: a game as a tree of whole turns, for bots that search in it.

A spot is where a seat decides what to do with its turn, where chance turns something up, or the
end. What is asked inside a turn is answered by rules of thumb.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State

NO_OPTIONS: Final[list[Option]] = []
NO_CARDS: Final[list[int]] = []


class Spot:
    """A table between two turns.

    A seat has `options`; or chance turns up one of `cards`, all as likely; or it is over.
    """

    def __init__(self, state: State, seat: int, options: list[Option], cards: list[int]) -> None:
        self.state = state
        self.seat = seat
        self.options = options
        self.cards = cards
        self.over = not options and not cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """How a game goes on turn by turn.

    A network reads rows of `width` bytes and has an opinion about `options`.
    """

    def __init__(self, width: int, options: int) -> None:
        self.width = width
        self.options = options

    def fits(self, match: Match) -> bool:
        """Whether the table is one whose turns and rows this knows."""
        raise NotImplementedError

    def looks(self, decision: Decision) -> bool:
        """Whether a decision is what to do with a turn."""
        raise NotImplementedError

    def stand(self, match: Match, decision: Decision, key: str) -> Spot:
        """The spot at which a seat decides, in a world that it could believe."""
        raise NotImplementedError

    def after(self, spot: Spot, option: Option) -> Spot:
        """The next spot once a turn is done."""
        raise NotImplementedError

    def turned(self, spot: Spot, card: int) -> Spot:
        """The next spot once chance has turned up a card."""
        raise NotImplementedError

    def row(self, spot: Spot) -> bytes:
        """What a network reads of a spot, from the eyes of the seat that decides."""
        raise NotImplementedError

    def number(self, option: Option) -> int:
        """The place of an option among what a network has an opinion about."""
        raise NotImplementedError

    def leads(self, spot: Spot) -> list[float]:
        """At the end: how far each seat is ahead of the best of the others."""
        raise NotImplementedError
