"""Foresight in Lions of Lydia: to the end of the turn."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.foresight import After, Foresight, Study, lead
from tafelrunde.bots.lydia.thumb import rule_of_thumb
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# What is asked before the first turn.
_BEFORE: Final = "colour"


class LydiaForesight(Foresight):
    """The rest of a turn is played by rules of thumb."""

    def looks(self, match: Match, decision: Decision) -> bool:
        return decision.kind != _BEFORE

    def after(self, world: Match, decision: Decision, option: Option) -> After:
        seat = decision.seat
        trial = world.fork()
        g = _table(trial)
        turn = g.turn
        trial.play(seat, option)
        while g.turn == turn:
            ask = trial.decisions[0]
            trial.play(ask.seat, rule_of_thumb(g, ask, seat))
        over = trial.over
        return After(g, over, lead(trial.scores, seat) if over else 0.0)


def _table(match: Match) -> Lydia:
    state = match.state
    assert isinstance(state, Lydia)
    return state


foresight: Final = LydiaForesight([Study("lydia-2", 2, {"modules": [], "deck": None})])
