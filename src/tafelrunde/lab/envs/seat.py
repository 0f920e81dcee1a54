"""One seat as a Gymnasium environment: bots have the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from tafelrunde.bots import Bot, find
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.start import new
from tafelrunde.lab.envs.sight import Reward, Seen, Sight


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A match in which a program answers for one seat.

    An action that the mask forbids ends it like a last place: the reward is -1 (for points, 0),
    and the info says `forbidden`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - typed so by its base

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        bot: str = "greedy",
        reward: Reward = "place",
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < seats:
            raise TafelrundeError(f"there is no seat {seat} at a table of {seats}")
        self.sight = Sight(game, reward)
        self.seats = seats
        self.seat = seat
        self.table_options = dict(options or {})
        self.bot = find(bot)
        self.render_mode = render_mode
        self.observation_space = self.sight.space()
        self.action_space = self.sight.action_space()
        self.match: Match | None = None
        self._bots: list[Bot] = []
        self._forbidden = False
        self._ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new match: the same for the same seed, and what follows it, too."""
        super().reset(seed=seed)
        word = int(self.np_random.integers(1 << 62))
        self.match = new(self.sight.game.name, self.seats, word, self.table_options)
        self._bots = [self.bot(f"{word}:{seat}") for seat in range(self.seats)]
        self._forbidden = self._ended = False
        self._let_others_play(self.match)
        return self.sight.seen(self.match, self.seat), self._info(self.match)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or self._ended:
            raise TafelrundeError("no match is running: call reset first")
        offered = self.sight.options(match, self.seat)
        reward = 0.0
        if int(action) in offered:
            match.play(self.seat, offered[int(action)])
            self._let_others_play(match)
            self._ended = match.over
            if match.over:
                reward = self.sight.result(match)[self.seat]
        else:
            self._forbidden = self._ended = True
            reward = 0.0 if self.sight.reward == "score" or self.seats == 1 else -1.0
        return self.sight.seen(match, self.seat), reward, self._ended, False, self._info(match)

    def render(self) -> str | None:
        """The position in one line."""
        return None if self.render_mode is None else repr(self.match)

    def action_masks(self) -> Any:
        """The mask alone, by the name under which some trainers look for it."""
        assert self.match is not None
        return self.sight.seen(self.match, self.seat)["action_mask"].astype(bool)

    def _let_others_play(self, match: Match) -> None:
        while not match.over and match.decision(self.seat) is None:
            decision = match.decisions[0]
            match.play(decision.seat, self._bots[decision.seat].choose(match, decision))

    def _info(self, match: Match) -> dict[str, Any]:
        info: dict[str, Any] = {"forbidden": self._forbidden}
        if match.over:
            info |= {"scores": match.scores, "ranking": match.ranking}
        return info
