"""A game and its states under the names of OpenSpiel's Python API, for its pure-Python algorithms.

Chance is part of an action here: there are no chance nodes. Seats that are asked at once answer one
after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.start import new
from tafelrunde.lab.envs.sight import Reward, Sight, forbidden

# As OpenSpiel numbers who acts when nobody does.
TERMINAL: Final = -4


class SpielGame:
    """A table of a game; its seeds make the states that one begins with."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
    ) -> None:
        self.sight = Sight(game, reward)
        self.seats = seats
        self.options = dict(options or {})

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return self.sight.actions.size

    def observation_tensor_shape(self) -> list[int]:
        return [self.sight.length]

    def new_initial_state(self, seed: int | str = 0) -> SpielState:
        """The state before the first answer of a match with this seed."""
        return SpielState(self, new(self.sight.game.name, self.seats, seed, self.options))


class SpielState:
    """A match where it stands."""

    def __init__(self, game: SpielGame, match: Match, history: tuple[int, ...] = ()) -> None:
        self._game = game
        self.match = match
        self._history = list(history)

    def get_game(self) -> SpielGame:
        return self._game

    def current_player(self) -> int:
        return TERMINAL if self.match.over else self.match.decisions[0].seat

    def is_terminal(self) -> bool:
        return self.match.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.match.over:
            return []
        seat = self.current_player() if player is None else player
        return sorted(self._game.sight.options(self.match, seat))

    def apply_action(self, action: int) -> None:
        seat = self.current_player()
        offered = {} if seat == TERMINAL else self._game.sight.options(self.match, seat)
        if action not in offered:
            raise forbidden(action)
        self.match.play(seat, offered[action])
        self._history.append(action)

    def action_to_string(self, player: int, action: int) -> str:
        return str(self._game.sight.options(self.match, player).get(action, action))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = max(0, self.current_player()) if player is None else player
        row: list[float] = self._game.sight.seen(self.match, seat)["observation"].tolist()
        return row

    def returns(self) -> list[float]:
        if not self.match.over:
            return [0.0] * self._game.seats
        return self._game.sight.result(self.match)

    def history(self) -> list[int]:
        return self._history[:]

    def clone(self) -> SpielState:
        return SpielState(self._game, self.match.fork(), tuple(self._history))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that a player could not tell from this one; `sampler` gives chance."""
        world = self.match.world(player, str(sampler()))
        return SpielState(self._game, world, tuple(self._history))

    def __str__(self) -> str:
        return repr(self.match)
