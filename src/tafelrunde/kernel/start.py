"""Start: a new match of an installed game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.registry import find_game


def new(
    name: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    names: list[str] | None = None,
    *,
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
    match = Match(game, header, hashing=hashing, listening=listening, waits=waits)
    match.start()
    return match


def _seed(seed: int | str | None) -> str:
    word = secrets.token_hex(16) if seed is None else str(seed)
    if not word or word.split() != [word]:
        raise TafelrundeError(f"a seed is a number or one word, not {seed!r}")
    return word
