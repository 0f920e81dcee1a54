"""Turns: a game as a tree of whole turns, for bots that search in it.

A spot is where a seat decides what to do with its turn, where chance turns something up, or the
end. Of what is asked inside a turn some is a spot of its own; rules of thumb answer the rest.
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
    """A table where a seat decides, or between two turns.

    A seat has `options`, those of what it is `asked`; or chance turns up one of `cards`, all as
    likely; or it is over.
    """

    def __init__(self, state: State, asked: Decision | None, cards: list[int]) -> None:
        self.state = state
        self.asked = asked
        self.seat = -1 if asked is None else asked.seat
        self.options: list[Option] = NO_OPTIONS if asked is None else list(asked.options)
        self.cards = cards
        self.over = asked is None and not cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """How a game goes on turn by turn, with so many `seats`.

    A network reads rows of `width` bytes and has an opinion about `options`: about the first
    `common` of them wherever it is asked, about others only where they can be chosen. The last
    `ids` bytes of a row are numbers from 1 to `cards`, two bytes each, in as many lists of the same
    length as `lists` says. Where things are `hidden` a seat cannot know the whole table.
    """

    def __init__(
        self,
        seats: int,
        width: int,
        options: int,
        *,
        common: int = 0,
        ids: int = 0,
        lists: int = 0,
        cards: int = 0,
    ) -> None:
        self.seats = seats
        self.width = width
        self.options = options
        self.common = common or options
        self.ids = ids
        self.lists = lists
        self.cards = cards
        self.hidden = False

    @property
    def views(self) -> int:
        """How many seats a network values: with two one wins what the other loses."""
        return self.seats if self.seats > 2 else 1

    def fits(self, match: Match) -> bool:
        """Whether the table is one whose turns and rows this knows."""
        raise NotImplementedError

    def looks(self, match: Match, decision: Decision) -> bool:
        """Whether a decision is what to do with a turn, or a spot inside one."""
        raise NotImplementedError

    def inside(self, decision: Decision) -> bool:
        """Whether a decision that this looks at is inside a turn."""
        raise NotImplementedError

    def stand(self, match: Match, decision: Decision, key: str) -> Spot:
        """The spot at which a seat decides, in a world that it could believe."""
        raise NotImplementedError

    def after(self, spot: Spot, option: Option) -> Spot:
        """The next spot once an option is done."""
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
