"""Completing: what a record starts from, as today's rules read it, whichever build wrote it."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.registry import find_game


def completed(header: Header) -> Header:
    """The header to follow a record from; raises where today's rules know no such match."""
    game = find_game(header.game)
    if not game.seats[0] <= header.seats <= game.seats[1]:
        raise TafelrundeError(f"{header.game} has no game for {header.seats} seats")
    return Header(
        header.game,
        game.rules,
        header.seats,
        completed_options(game, header.seats, header.options),
        header.seed,
        header.names,
        header.start,
        header.vouched,
    )


def completed_options(game: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a record with those that came later, which say what was so before.

    What no longer exists and was not in use is left out.
    """
    known = {setting.name for setting in game.settings}
    said = game.renewed(options)
    kept = {name: value for name, value in said.items() if value or name in known}
    return game.options(seats, kept)
