"""Planning: the own turn tried out on a copy of the table while others act."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.loyang.actions import act
from tafelrunde.games.loyang.rounds import active
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ACTING, ACTIONS
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, next_choice
from tafelrunde.kernel.game import Rehearsal
from tafelrunde.kernel.state import NOBODY

# No plan reaches beyond these: one draws cards, the other closes the turn.
LEFT_OUT: Final[tuple[Option, ...]] = ("pack", "end")


def rehearse(g: LoyangState, seat: int, options: list[Option]) -> Rehearsal | None:
    """A waiting seat's turn after these actions; None where it waits for no turn.

    It goes as far as every option is there and nothing hidden would be learnt.
    """
    if g.phase != ACTIONS or g.players[seat].stage != ACTING or seat in active(g):
        return None
    tried = _tried(g, seat, options)
    return tried if tried.done == len(options) else _tried(g, seat, options[: tried.done])


def _tried(g: LoyangState, seat: int, options: list[Option]) -> Rehearsal:
    table = g.copy()
    table._learnt = NOBODY
    flow = act(table, seat)
    decision = _asked(flow)
    for done, option in enumerate(options):
        if option in LEFT_OUT or not decision.offers(option):
            return Rehearsal(table, decision, done)
        asked = next_choice(flow, option)
        if asked is None:
            flow = act(table, seat)
            asked = _asked(flow)
        decision = asked
        if table._learnt != NOBODY:
            return Rehearsal(table, decision, done)
    offered = [option for option in decision.options if option not in LEFT_OUT]
    return Rehearsal(
        table,
        Decision(seat, decision.kind, offered, decision.manual, False, decision.about),
        len(options),
    )


def _asked(flow: Flow) -> Decision:
    decision = next(flow)
    assert isinstance(decision, Decision)
    return decision
