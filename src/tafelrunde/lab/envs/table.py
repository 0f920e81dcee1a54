"""The table as a PettingZoo environment: every seat is an agent, asked in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.start import new
from tafelrunde.lab.envs.sight import Reward, Seen, Sight, forbidden


class TableEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    """A match among agents `seat_0`, `seat_1` and so on.

    Where several seats are asked at once they answer one after the other, and none sees what
    another has answered before the rules show it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tafelrunde_v0",
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sight = Sight(game, reward)
        self.seats = seats
        self.table_options = dict(options or {})
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self.sight.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: self.sight.action_space(seat) for seat, agent in enumerate(self.possible_agents)
        }
        self._chance, _ = seeding.np_random()
        self.match: Match = self._dealt()

    def _dealt(self) -> Match:
        seed = int(self._chance.integers(1 << 62))
        return new(self.sight.game.name, self.seats, seed, self.table_options)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match: the same for the same seed, and what follows it, too."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.match = self._dealt()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_the_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        offered: dict[int, Option] = self.sight.options(self.match, seat)
        if action not in offered:
            raise forbidden(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(seat, offered[int(action)])
        if self.match.over:
            self._end()
        self._turn_to_the_next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        return self.sight.seen(self.match, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The position in one line."""
        return None if self.render_mode is None else repr(self.match)

    def close(self) -> None:
        """Nothing is held open."""

    def _turn_to_the_next(self) -> None:
        if self.match.over:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self.match.decisions[0].seat]

    def _end(self) -> None:
        results, scores = self.sight.result(self.match), self.match.scores
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = results[seat]
            self.terminations[agent] = True
            place = self.match.ranking[seat]
            self.infos[agent] = {"score": np.int64(scores[seat]), "place": np.int64(place)}
