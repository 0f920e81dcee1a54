"""Tourney: what a tournament asks a game. The defaults serve a game without rounds and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.question import S
from tafelrunde.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Tourney(Generic[S]):
    """How far a match is, what is done for whoever's time is up, and which cards are dealt.

    `course` says of each round whether a stage of the match ends with it, where every match has
    the same number of rounds; `deals` whether there are cards to deal,
    `referees` whether what lies before a player can be counted.
    """

    def __init__(
        self, course: Sequence[bool] = (), deals: bool = False, referees: bool = False
    ) -> None:
        self.course = list(course)
        self.deals = deals
        self.referees = referees

    def round(self, state: S) -> int:
        """The round that a match is in; 0 before the first."""
        return 0

    def ends_stage(self, state: S) -> bool:
        """Whether the end of a stage is being played."""
        return False

    def prepares(self, state: S) -> bool:
        """Whether cards are still chosen, before the playing time."""
        return False

    def stage_end(self, number: int) -> int:
        """The round with which the stage of a round ends; 0 where there are no stages."""
        for later in range(max(number, 1), len(self.course) + 1):
            if self.course[later - 1]:
                return later
        return 0

    def hurried(self, state: S, decision: Decision) -> Option:
        """What is answered for a seat whose time is up; always the same."""
        return decision.options[0]

    def walk(self, seats: int) -> list[Text]:
        """The places of the board in the order in which they are looked at for that."""
        return []

    def cards(self, seats: int, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """The ids of the cards that so many seats play with under these options, by kind."""
        return {}

    def card_name(self, card: str) -> Text:
        raise NotImplementedError

    def options(self, deal: Mapping[str, Any] | None, bans: Sequence[str]) -> dict[str, Any]:
        """The options of a table where cards are dealt this way (None: none are) without some."""
        return {}

    def refereed(self, told: Mapping[str, Any]) -> tuple[list[Text], dict[str, int]]:
        """What is wrong with what lies before a player of a wooden table, and its points line by
        line; raises ValueError on data of another form."""
        raise NotImplementedError
