"""Counting every course a match can take for a few decisions: a number that any change of the
rules moves.
"""

from __future__ import annotations

from tafelrunde import Match
from tests.generic.playing import all_options


def perft(match: Match, depth: int) -> int:
    """How many courses of so many decisions there are; where seats decide at once, in seat order.

    Manual options count; forced decisions are no decisions. A match that ends early counts once.
    """
    if depth == 0 or match.over:
        return 1
    decision = match.decisions[0]
    options = all_options(decision)
    if depth == 1:
        return len(options)
    courses = 0
    for option in options:
        fork = match.fork()
        fork.play(decision.seat, option)
        courses += perft(fork, depth - 1)
    return courses
