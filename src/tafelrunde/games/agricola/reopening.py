"""Reopening: the questions that steps open with, for copies that stand at one."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.agricola.byhand import at_any_time
from tafelrunde.games.agricola.harvest import meal_by_hand
from tafelrunde.games.agricola.later import Later, later
from tafelrunde.games.agricola.rounds import breeding_phase, feeding_phase
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import BREEDING, FEEDING
from tafelrunde.games.agricola.work import PLACE, placing
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.flow import Flow


def reopens(g: Agricola, decision: Decision) -> bool:
    """Whether the answer alone tells how the step goes on that this decision has opened."""
    if decision.kind == PLACE:
        return True
    if g.waiting == 0 or decision.seat != g.turn:
        return False
    if decision.kind == "feed":
        return g.phase == FEEDING
    # Cards that let animals breed ask the same at other times.
    return decision.kind == "breed" and g.phase == BREEDING and decision.about is None


def asked_again(g: Agricola, decision: Decision) -> Decision:
    """The same asked of a copy of the table: what can be done by hand is looked up there."""
    if not isinstance(decision.manual, Later):
        return decision
    seat, kind = decision.seat, decision.kind
    manual = later(at_any_time if kind == PLACE else meal_by_hand, g, seat)
    return Decision(seat, kind, decision.options, manual, decision.private, decision.about)


def answered(g: Agricola, decision: Decision, option: Any) -> Flow:
    """What follows on the answer."""
    if decision.kind == PLACE:
        return placing(g, decision.seat, option)
    if decision.kind == "breed":
        return breeding_phase(g, option)
    assert isinstance(decision.about, int)
    return feeding_phase(g, option, decision.about)
