"""Rating: bots meet each other, and what came of it gives each a number with an interval.

A rating is Elo's: 400 more win ten times as often. It is the one under which the results are the
likeliest (Bradley and Terry), ties being half a win; two that met have half a win against each
other besides, so that who never lost is strong and not infinitely so. Intervals hold 95 of 100
times. Those of ratings come from weighing the rounds anew, and the half wins with them (a Bayesian
bootstrap): the matches of a round share their luck, and who has won them all may yet lose. Those of
shares are Wilson's, for as many meetings as those would say as much that have nothing in common.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.lab.power import wilson
from tafelrunde.lab.simulate import Plan, Played

MEAN: Final = 1500.0
_STEP: Final = 400.0
_DRAWS: Final = 400
_BESIDES: Final = 0.5
_TURNS: Final = 300
_OUTER: Final = (2.5, 97.5)

Grid = NDArray[np.float64]


@dataclass(frozen=True)
class Robin(Plan):
    """Everybody against everybody: `bots` are who takes part, `games` how many rounds.

    In a round as many as there are seats sit together, in every choice of them and on every chair
    in turn, and all its matches have the same luck. Where they are fewer than seats some sit twice.
    """

    def __post_init__(self) -> None:
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise TafelrundeError(f"two bots or more meet, each named once, not {self.bots}")

    @cached_property
    def lineups(self) -> list[list[str]]:
        size = min(self.seats, len(self.bots))
        return [
            [some[(seat + turn) % size] for seat in range(self.seats)]
            for some in combinations(self.bots, size)
            for turn in range(size)
        ]

    @property
    def matches(self) -> int:
        return self.games * len(self.lineups)

    def seed_of(self, index: int) -> str:
        return super().seed_of(index // len(self.lineups))

    def bots_of(self, index: int) -> list[str]:
        return self.lineups[index % len(self.lineups)]


class Meetings:
    """What bots won of each other, round by round."""

    def __init__(self, plan: Robin) -> None:
        self.plan = plan
        many = len(plan.bots)
        self.rounds = np.zeros((plan.games, many, many))
        self.points = [0] * many
        self.chairs = [0] * many
        self.failures: list[Played] = []

    def add(self, played: Played) -> None:
        if played.error:
            self.failures.append(played)
            return
        who = [self.plan.bots.index(name) for name in self.plan.bots_of(played.index)]
        won = self.rounds[played.index // len(self.plan.lineups)]
        for seat, one in enumerate(who):
            self.points[one] += played.scores[seat]
            self.chairs[one] += 1
            for place, other in enumerate(who):
                if one != other:
                    won[one, other] += beaten(played.ranking[seat], played.ranking[place])

    def result(self) -> dict[str, Any]:
        """The ratings, the best first, and how each two came out, as machines get it."""
        won = self.rounds.sum(axis=0)
        rated, drawn = ratings(won), ratings(*self._weighed_anew())
        low, high = np.percentile(drawn, _OUTER, axis=0)
        bots = self.plan.bots
        order = sorted(range(len(bots)), key=lambda one: -rated[one])
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "rounds": self.plan.games,
            "matches": self.plan.matches,
            "errors": len(self.failures),
            "bots": [
                {
                    "bot": bots[one],
                    "rating": round(float(rated[one]), 1),
                    "low": round(float(low[one]), 1),
                    "high": round(float(high[one]), 1),
                    "mean_score": self.points[one] / max(self.chairs[one], 1),
                }
                for one in order
            ],
            "pairs": [self._pair(won, one, other) for one, other in combinations(order, 2)],
        }

    def _pair(self, won: Grid, one: int, other: int) -> dict[str, Any]:
        met = float(won[one, other] + won[other, one])
        middle = float(won[one, other]) / met if met else 0.5
        apart = self._apart(one, other) if met else 0.0
        low, high = wilson(middle * apart, apart) if met else (0.0, 1.0)
        return {
            "one": self.plan.bots[one],
            "other": self.plan.bots[other],
            "meetings": int(met),
            "share": round(float(middle), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    def _apart(self, one: int, other: int) -> float:
        """How many meetings that have nothing in common would say as much of a share.

        At least the rounds, whose matches share their luck; at most all meetings.
        """
        won, lost = self.rounds[:, one, other], self.rounds[:, other, one]
        met = won + lost
        rounds, meetings = int(np.count_nonzero(met)), float(met.sum())
        share = float(won.sum()) / meetings
        # What the share of so many rounds strays, by how far each of them lies from it.
        strayed = float(((won - share * met) ** 2).sum()) / meetings**2
        if rounds < 2 or strayed == 0.0:
            return rounds if share in (0.0, 1.0) or rounds < 2 else meetings
        return min(meetings, max(float(rounds), share * (1 - share) / strayed))

    def _weighed_anew(self) -> tuple[Grid, Grid]:
        """What was won if the rounds, and the half wins besides, had come more or less often."""
        luck = np.random.default_rng(0)
        weights = luck.standard_gamma(1.0, (_DRAWS, len(self.rounds)))
        besides = luck.standard_gamma(_BESIDES, (_DRAWS, *self.rounds.shape[1:]))
        return np.asarray(np.tensordot(weights, self.rounds, axes=1)), besides


def beaten(place: int, other: int) -> float:
    """What a place wins against another."""
    return 0.5 if place == other else float(place < other)


def ratings(won: Grid, besides: Grid | float = _BESIDES) -> Grid:
    """The ratings for what each won of each; `won` may be many such tables at once.

    Two that met have so much of a win against each other `besides`.
    """
    there = won + np.swapaxes(won, -1, -2) > 0
    counted = won + besides * there
    wins = counted.sum(axis=-1)
    meetings = counted + np.swapaxes(counted, -1, -2)
    strength: Grid = np.ones_like(wins)
    for _ in range(_TURNS):
        both = strength[..., :, None] + strength[..., None, :]
        strength = wins / (meetings / both).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
    return np.asarray(MEAN + _STEP * np.log10(strength))
