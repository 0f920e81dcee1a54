"""Registry: the games that are installed, found through the entry points of their packages."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header

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


def new(
    name: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    names: list[str] | None = None,
    hashing: bool = False,
    listening: bool = False,
    waits: int = 0,
) -> Match:
    """A new match of a game. Without a seed the system's randomness gives one of 128 bits."""
    game = find_game(name)
    low, high = game.seats
    if type(seats) is not int or not low <= seats <= high:
        raise TafelrundeError(f"{name} is for {low} to {high} seats, not {seats!r}")
    if names is not None and len(names) != seats:
        raise TafelrundeError(f"{len(names)} names were given for {seats} seats")
    header = Header(
        name,
        game.rules,
        seats,
        game.options(seats, options or {}),
        _seed(seed),
        names or [],
    )
    match = Match(game, header, hashing, listening, waits)
    match.start()
    return match


def _seed(seed: int | str | None) -> str:
    word = secrets.token_hex(16) if seed is None else str(seed)
    if not word or word.split() != [word]:
        raise TafelrundeError(f"a seed is a number or one word, not {seed!r}")
    return word
