"""Series: how matches follow each other in a campaign. A game declares those its rules know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.naming import loaded
from tafelrunde.kernel.text import Text


class Outcome:
    """How a match ended; for each seat the cards it played that may be carried on, and those it
    brought along and lost."""

    def __init__(
        self,
        scores: list[int],
        ranking: list[int],
        played: list[list[str]],
        lost: list[list[str]],
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.played = played
        self.lost = lost


class Leg:
    """A match of a campaign: how it ended, None where it was given up, and what each seat chose
    to carry on, "" for nothing."""

    def __init__(self, game: str, options: dict[str, Any], seed: str) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.outcome: Outcome | None = None
        self.picks: dict[int, str] = {}


class Ask:
    """A choice between two matches: which of these cards a seat carries on, or none."""

    def __init__(self, seat: int, options: list[str], optional: bool) -> None:
        self.seat = seat
        self.options = options
        self.optional = optional


class Plan:
    """What comes after the matches so far.

    `number` is which match of the series the next one is and `target` the points it asks for, 0
    where it asks for none; `options` are what the next match begins with. `won` says of each leg
    whether it brought the series on. `notes` tell what the next match begins with.
    """

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.number = number
        self.target = 0
        self.options: dict[str, Any] = {}
        self.asks: list[Ask] = []
        self.over = False
        self.won: list[bool] = []
        self.notes: list[Text] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Series:
    """A kind of campaign by name, with the fewest and the most seats it is for."""

    def __init__(self, name: str, seats: tuple[int, int]) -> None:
        self.name = name
        self.seats = seats

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of all its matches, from those that were asked for."""
        return dict(given)

    def plan(self, seats: int, legs: Sequence[Leg], key: str) -> Plan:
        """What comes next; `key` decides by lot where the rules leave it open."""
        raise NotImplementedError

    def total(self) -> int:
        """How many matches it has at most; a series without end goes on after so many."""
        raise NotImplementedError

    def target(self, number: int) -> int:
        """The points that a match of the series asks for; 0 where it asks for none."""
        return 0

    def prizes(self, number: int, seats: int) -> list[int]:
        """The campaign points for the places in a match of the series; none where it has none."""
        return []

    def points(self, leg: Leg, seats: int) -> list[int] | None:
        """Hundredths of a point that a leg brings each seat where they do not come by place."""
        return None

    def outcome(self, match: Match) -> Outcome:
        """How a match that is over ended."""
        nothing: list[list[str]] = [[] for _ in range(match.seats)]
        return Outcome(match.scores, match.ranking, nothing, nothing)

    def label(self, card: str) -> Text:
        """A card that can be carried on, in words."""
        raise NotImplementedError

    def effect(self, card: str) -> Text:
        """What such a card does, in words."""
        raise NotImplementedError


def series_of(game: Game[Any]) -> list[Series]:
    """The campaigns that the rules of a game know."""
    if not game.series:
        return []
    found: list[Series] = loaded(game.series, f"the campaigns of {game.name!r}")
    return found
