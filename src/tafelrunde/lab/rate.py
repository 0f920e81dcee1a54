"""Rating: bots meet each other, and what came of it gives each a number with an interval.

A rating is Elo's: 400 more win ten times as often. It is the one under which the results are the
likeliest (Bradley and Terry), ties being half a win; two that met have half a win against each
other besides, so that who never lost is strong and not infinitely so. Intervals hold 95 of 100
times; they come from drawing the rounds anew, because the matches of a round share their luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde.lab.simulate import Plan, Played

MEAN: Final = 1500.0
_STEP: Final = 400.0
_DRAWS: Final = 400
_TURNS: Final = 300
_OUTER: Final = (2.5, 97.5)

Grid = NDArray[np.float64]


@dataclass(frozen=True)
class Robin(Plan):
    """Everybody against everybody: `bots` are who takes part, `games` how many rounds.

    In a round as many as there are seats sit together, in every choice of them and on every chair
    in turn, and all its matches have the same luck. Where they are fewer than seats some sit twice.
    """

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
        rated, drawn = ratings(won), ratings(self._drawn_anew())
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
        met = won[one, other] + won[other, one]
        share = self.rounds[:, one, other] - self.rounds[:, other, one]
        # A round is one draw: its matches hang together.
        spread = 1.96 * float(share.std(ddof=1)) * len(share) ** 0.5 if len(share) > 1 else met
        middle = won[one, other] / met if met else 0.5
        give = min(1.0, spread / (2 * met)) if met else 0.5
        return {
            "one": self.plan.bots[one],
            "other": self.plan.bots[other],
            "meetings": int(met),
            "share": round(float(middle), 4),
            "low": round(max(0.0, float(middle - give)), 4),
            "high": round(min(1.0, float(middle + give)), 4),
        }

    def _drawn_anew(self) -> Grid:
        """What was won in as many rounds, drawn from those played with each put back."""
        played = len(self.rounds)
        luck = np.random.default_rng(0)
        weights = luck.multinomial(played, [1 / played] * played, size=_DRAWS)
        return np.asarray(np.tensordot(weights.astype(float), self.rounds, axes=1))


def beaten(place: int, other: int) -> float:
    """What a place wins against another."""
    return 0.5 if place == other else float(place < other)


def ratings(won: Grid) -> Grid:
    """The ratings for what each won of each; `won` may be many such tables at once."""
    met = won + np.swapaxes(won, -1, -2)
    there = met > 0
    wins = (won + 0.5 * there).sum(axis=-1)
    meetings = met + there
    strength: Grid = np.ones_like(wins)
    for _ in range(_TURNS):
        both = strength[..., :, None] + strength[..., None, :]
        strength = wins / (meetings / both).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
    return np.asarray(MEAN + _STEP * np.log10(strength))
