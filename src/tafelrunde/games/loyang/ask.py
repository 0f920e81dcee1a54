"""Ask: decisions as this game puts them, with the loan that may be taken at any time."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import LOAN_ALONE
from tafelrunde.games.loyang.verbs import borrow
from tafelrunde.kernel.decision import NOTHING, Decision, Option


def ask(
    g: LoyangState, seat: int, kind: str, options: list[Option], about: Option | None = None
) -> Decision:
    """A question with a loan beside it, where there is something to decide.

    Where one thing alone can be done, no loan keeps the table waiting: what a loan could pay
    for would be offered.
    """
    if len(options) > 1 and g.players[seat].loans < g.loan_cap:
        return Decision(seat, kind, options, LOAN_ALONE, False, about)
    return Decision(seat, kind, options, NOTHING, False, about)


def ask_privately(
    g: LoyangState, seat: int, kind: str, options: list[Option], about: Option | None = None
) -> Decision:
    """A question whose options show hand cards."""
    offered = g.players[seat].loans < g.loan_cap
    return Decision(seat, kind, options, LOAN_ALONE if offered else NOTHING, True, about)


def answer(
    g: LoyangState, seat: int, kind: str, options: list[Option], about: Option | None = None
) -> Generator[Decision, Any, Any]:
    """What a seat answers in the middle of something else, after the loans it takes before.

    A loan takes no option away, so these stay the same.
    """
    while True:
        option: Any = yield ask(g, seat, kind, options, about)
        if option != "loan":
            return option
        borrow(g, seat)
