"""Forms: what kinds of campaign there are. Games bring those of their rules; two are for any."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tafelrunde.campaign.pars import SPORTS, hundredths
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.series import Leg, Plan, Series, series_of
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.shares import shared

BEST_OF: Final = "best-of"
TRIATHLON: Final = "triathlon"
MOST_MATCHES: Final = 99


class BestOf(Series):
    """So many matches of any game; who wins most of them wins, and it ends when that is clear."""

    def __init__(self, game: str, matches: int) -> None:
        low, high = find_game(game).seats
        super().__init__(BEST_OF, (max(low, 2), high))
        self.game = game
        self.matches = matches

    def total(self) -> int:
        return self.matches

    def prizes(self, number: int, seats: int) -> list[int]:
        return [1] + [0] * (seats - 1)

    def plan(self, seats: int, legs: Sequence[Leg], key: str) -> Plan:
        ended = [leg for leg in legs if leg.outcome is not None]
        plan = Plan(self.game, len(ended) + 1)
        plan.won = [leg.outcome is not None for leg in legs]
        left = self.matches - len(ended)
        wins = sorted(_wins(ended, seats), reverse=True)
        plan.over = left == 0 or wins[0] > wins[1] + left
        if not plan.over:
            plan.notes.append(Text("campaign-next", number=plan.number, matches=self.matches))
        return plan


def _wins(ended: Sequence[Leg], seats: int) -> list[Fraction]:
    table = [Fraction(1)] + [Fraction(0)] * (seats - 1)
    wins = [Fraction(0)] * seats
    for leg in ended:
        assert leg.outcome is not None
        wins = [a + b for a, b in zip(wins, shared(leg.outcome.ranking, table), strict=True)]
    return wins


class Triathlon(Series):
    """A match of each sport; its points lie between two stated pars, see pars.py."""

    def __init__(self) -> None:
        super().__init__(TRIATHLON, (2, 4))

    def total(self) -> int:
        return len(SPORTS)

    def points(self, leg: Leg, seats: int) -> list[int] | None:
        assert leg.outcome is not None
        return [hundredths(leg.game, seats, score) for score in leg.outcome.scores]

    def plan(self, seats: int, legs: Sequence[Leg], key: str) -> Plan:
        ended = [leg for leg in legs if leg.outcome is not None]
        over = len(ended) == len(SPORTS)
        plan = Plan(SPORTS[0] if over else SPORTS[len(ended)], len(ended) + 1)
        plan.won = [leg.outcome is not None for leg in legs]
        plan.over = over
        if not over:
            plan.notes.append(Text("campaign-next", number=plan.number, matches=len(SPORTS)))
        return plan


def form_names(game: str) -> list[str]:
    """The kinds of campaign that can be played with a game."""
    return [*(series.name for series in series_of(find_game(game))), BEST_OF, TRIATHLON]


def form_of(name: str, game: str, matches: int) -> Series:
    """A kind of campaign by its name."""
    if name == TRIATHLON:
        return Triathlon()
    if name == BEST_OF:
        if type(matches) is not int or not 1 <= matches <= MOST_MATCHES:
            raise TafelrundeError(f"a best of {matches!r} is none: 1 to {MOST_MATCHES} matches")
        return BestOf(game, matches)
    for series in series_of(find_game(game)):
        if series.name == name:
            return series
    known = ", ".join(form_names(game))
    raise TafelrundeError(f"there is no campaign {name!r} with {game}; there are: {known}")
