"""Next points: what would bring a seat more in each line of the score sheet."""

from __future__ import annotations

from tafelrunde.games.loyang.ending import steps_cost
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.kernel.text import Text


def next_points(g: LoyangState) -> dict[str, list[list[Text]]]:
    """By line of the score sheet and seat; a loan is never paid back."""
    return {"loyang-score-path": [_path(g, seat) for seat in range(g.seats)]}


def _path(g: LoyangState, seat: int) -> list[Text]:
    """How far the cash reaches at the end of the turn, and what is missing for a step more."""
    player = g.players[seat]
    left = g.deck.top - player.place
    if not left:
        return [Text("next-points-most")]
    steps = 0
    while steps < left and steps_cost(player.place, steps + 1) <= player.cash:
        steps += 1
    told = [Text("loyang-next-reach", gain=steps, to=player.place + steps)] if steps else []
    if steps < left:
        more = steps_cost(player.place, steps + 1) - player.cash
        told.append(Text("loyang-next-path", more=more, gain=steps + 1))
    return told
