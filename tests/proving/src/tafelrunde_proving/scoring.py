"""Points and places; what is hidden counts when the match is over."""

from __future__ import annotations

from tafelrunde.kernel.game import ScoreLine, places
from tafelrunde_proving.meta import FIRST_CHIP, FIRST_GOAL, GUILD
from tafelrunde_proving.state import END, FairState


def score_sheet(g: FairState) -> list[ScoreLine]:
    seats = range(g.seats)
    lines = [
        ScoreLine("proving-score-houses", [_houses(g, seat) for seat in seats]),
        ScoreLine("proving-score-points", g.points[:]),
        ScoreLine("proving-score-coins", [g.coins[seat] // 2 for seat in seats]),
    ]
    over = g.phase == END
    chips = [_chips(g, seat) if over else 0 for seat in seats]
    goals = [_goal(g, seat) if over else 0 for seat in seats]
    return [
        *lines,
        ScoreLine("proving-score-chips", chips),
        ScoreLine("proving-score-goal", goals),
    ]


def _houses(g: FairState, seat: int) -> int:
    return sum(4 if g.kinds[card] == GUILD else 1 for card in g.houses[seat])


def _chips(g: FairState, seat: int) -> int:
    pouches = (stall.pouches.get(seat, []) for stall in g.stalls)
    return sum((chip - FIRST_CHIP) % 3 for pouch in pouches for chip in pouch)


def _goal(g: FairState, seat: int) -> int:
    """Two points for the goal: a house, three coins, or an empty hand."""
    reached = (
        bool(g.houses[seat]),
        g.coins[seat] >= 3,
        not g.hands[seat],
    )
    return 2 if reached[(g.goals[seat] - FIRST_GOAL) % 3] else 0


def ranking(g: FairState) -> list[int]:
    """The most points win; of equals the one with more coins."""
    sheet = score_sheet(g)
    keys = [(sum(line.points[seat] for line in sheet), g.coins[seat]) for seat in range(g.seats)]
    return places(keys)
