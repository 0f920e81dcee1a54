"""The snail tormentor: the fixed move for whoever's time is up, and when he leaves.

He takes the first free and legal action space from the top left of the board, column by column.
Whatever that space asks then is answered with the first option the game offers, in the order in
which it offers them; a game without action spaces is answered so from the start.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board import HARVESTS, ROUNDS, SPACE_NAMES, scan_order
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.match import Match
from tafelrunde.tournament.errors import Unfit

AGRICOLA: Final = "agricola"
PLACE: Final = "place"


def scan(match: Match) -> list[str]:
    """The action spaces of an Agricola table in the order in which he looks at them."""
    state: Any = match.state
    return [SPACE_NAMES[space] for space in scan_order(state.board, state.seats, state.track)]


def fixed_move(match: Match, seat: int) -> Option:
    """What he answers for a seat now; asked again until the seat's action is over."""
    asked = next((decision for decision in match.decisions if decision.seat == seat), None)
    if asked is None:
        raise Unfit("not-asked", seat=seat + 1)
    if match.game.name == AGRICOLA and asked.kind == PLACE:
        for space in scan(match):
            if space in asked.options:
                return space
    return asked.options[0]


def frees_after(game: str, number: int) -> int:
    """The round whose harvest frees a table that is in this round; 0 where a game has none."""
    if game != AGRICOLA:
        return 0
    return next((harvest for harvest in HARVESTS if harvest >= number), ROUNDS)
