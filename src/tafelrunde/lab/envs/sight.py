"""Sight: what a program that sits at a table gets to see, and what it gets for its place."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.registry import find_game
from tafelrunde.lab.envs.actions import Actions, encoding_of

Reward = Literal["place", "score", "lead"]
REWARDS: Final[tuple[str, ...]] = ("place", "score", "lead")
Seen = dict[str, NDArray[Any]]

# Numbers are scaled to be about 1 at most; a rare one beyond this is cut off.
_FARTHEST: Final = 16.0


class Sight:
    """A game's observations and actions."""

    def __init__(self, game: str, reward: str) -> None:
        if reward not in REWARDS:
            raise TafelrundeError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game = find_game(game)
        self.reward = reward
        self.encoding = encoding_of(self.game)
        self.actions = Actions(self.game)
        self.length = self.encoding.size + len(self.actions.kinds)

    def space(self) -> spaces.Dict:
        """The numbers a seat sees, then a mark at the kind it is asked; which actions it has."""
        row = spaces.Box(-_FARTHEST, _FARTHEST, (self.length,), np.float32)
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def action_space(self, seed: int | None = None) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.actions.size, seed=seed)

    def options(self, match: Match, seat: int) -> dict[int, Option]:
        """What a seat may do now, by action; nothing where it is not asked."""
        decision = match.decision(seat)
        return {} if decision is None else self.actions.options(decision)

    def seen(self, match: Match, seat: int) -> Seen:
        row = np.zeros(self.length, np.float32)
        row[: self.encoding.size] = self.encoding.row(match.state, seat)
        mask = np.zeros(self.actions.size, np.int8)
        decision = match.decision(seat)
        if decision is not None:
            row[self.encoding.size + self.actions.kinds.index(decision.kind)] = 1.0
            mask[list(self.actions.options(decision))] = 1
        return {"observation": row.clip(-_FARTHEST, _FARTHEST), "action_mask": mask}

    def result(self, match: Match) -> list[float]:
        """What each seat has of a match that is over.

        By place: 1 for beating all others, -1 for being beaten by all; alone, the points.
        """
        scores, seats = match.scores, match.seats
        if self.reward == "score" or seats == 1:
            return [float(points) for points in scores]
        if self.reward == "lead":
            return [
                float(own - max(scores[:seat] + scores[seat + 1 :]))
                for seat, own in enumerate(scores)
            ]
        ranking = match.ranking
        return [
            sum((place > own) - (place < own) for place in ranking) / (seats - 1) for own in ranking
        ]


def forbidden(action: object) -> TafelrundeError:
    return TafelrundeError(f"the action {action!r} is not offered: the action mask says which are")
