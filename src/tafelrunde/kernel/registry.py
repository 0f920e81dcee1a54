"""Registry: the games that are installed, found through the entry points of their packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game

GROUP = "tafelrunde.games"

_loaded: dict[str, Game[Any]] = {}


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def _load(name: str) -> Game[Any]:
    values = sorted({entry.value for entry in entry_points(group=GROUP, name=name)})
    if not values:
        known = ", ".join(game_names()) or "none"
        raise TafelrundeError(f"there is no game {name!r}; installed: {known}")
    if len(values) > 1:
        raise TafelrundeError(f"several packages offer a game {name!r}: {', '.join(values)}")
    try:
        game = EntryPoint(name, values[0], GROUP).load()
    except (ImportError, AttributeError) as error:
        raise TafelrundeError(f"the game {name!r} cannot be loaded: {error}") from error
    if not isinstance(game, Game):
        raise TafelrundeError(f"{values[0]} is no game")
    if game.name != name:
        raise TafelrundeError(
            f"{values[0]} is installed as {name!r} but calls itself {game.name!r}"
        )
    return game
