"""Scoring: the path, the loans, and how ties are broken."""

from __future__ import annotations

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.game import ScoreLine, places


def score_sheet(g: LoyangState) -> list[ScoreLine]:
    """The space reached, and one step back for each loan."""
    players = g.players[: g.seats]
    return [
        ScoreLine("loyang-score-path", [player.place for player in players]),
        ScoreLine("loyang-score-loans", [-player.loans for player in players]),
    ]


def tie_breakers(g: LoyangState, seat: int) -> tuple[int, int, int]:
    """Points, then cash, then vegetables on fields and in the storehouse."""
    player = g.players[seat]
    return (player.place - player.loans, player.cash, sum(player.left) + sum(player.store))


def ranking(g: LoyangState) -> list[int]:
    """Each seat's place, 1 for the best; a full tie is a shared victory."""
    return places([tie_breakers(g, seat) for seat in range(g.seats)])
