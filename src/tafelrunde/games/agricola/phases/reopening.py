"""Reopening: questions whose answer alone tells how a step goes on, for copies that stand there."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FEEDING
from tafelrunde.games.agricola.phases.harvest import meal_by_hand
from tafelrunde.games.agricola.phases.rounds import breeding_phase, end_round, feeding_phase
from tafelrunde.games.agricola.phases.work import PLACE, acting, placing
from tafelrunde.games.agricola.verbs.later import Later, later
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.flow import Flow

_EXCHANGE: Final = "exchange"


def reopens(g: Agricola, decision: Decision, opens: bool) -> bool:
    """Whether the answer alone tells how the step goes on that has asked this."""
    if g._own:
        return g._so_far is not None
    if decision.kind == _EXCHANGE:
        return True
    if not opens:
        return False
    if decision.kind == PLACE:
        return True
    if g.acting or g.waiting == 0 or decision.seat != g.turn:
        return False
    if decision.kind == "feed":
        return g.phase == FEEDING
    # Cards that let animals breed ask the same at other times.
    return decision.kind == "breed" and g.phase == BREEDING and decision.about is None


def asked_again(g: Agricola, decision: Decision) -> Decision:
    """The same asked of a copy of the table: what can be done by hand is looked up there."""
    given: object = decision.manual
    if not isinstance(given, Later):
        return decision
    seat, kind = decision.seat, decision.kind
    # What a meal has left to convert is counted off as the meal goes on.
    manual = later(meal_by_hand, g, seat) if kind == "feed" else given.on(g)
    return Decision(seat, kind, decision.options, manual, decision.private, decision.about)


def answered(g: Agricola, decision: Decision, option: Any) -> Flow:
    """What follows on the answer."""
    if g._own:
        return acting(g, decision.seat, g._own - 1, option)
    if decision.kind == PLACE:
        return placing(g, decision.seat, option)
    if decision.kind == _EXCHANGE:
        return end_round(g, decision.seat, option)
    if decision.kind == "breed":
        return breeding_phase(g, option)
    assert isinstance(decision.about, int)
    return feeding_phase(g, option, decision.about)
