"""Foresight in Agricola: to the end of what one person does."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola import PLACE, placed
from tafelrunde.bots.foresight import After, Foresight
from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match


class AgricolaForesight(Foresight):
    """Questions on the way are answered by rules of thumb."""

    def looks(self, match: Match, decision: Decision) -> bool:
        return decision.kind == PLACE

    def after(self, world: Match, decision: Decision, option: Option) -> After:
        state = world.state
        assert isinstance(state, Agricola)
        return After(standing(state, decision.seat, option), False, 0.0)


def standing(g: Agricola, seat: int, option: Option) -> Agricola:
    """A copy of the table on which a person has gone to a space and stands there."""
    trial = placed(g, seat, option)
    if isinstance(option, str) and option in SPACE_OF:
        trial.there[SPACE_OF[option]] += 1 << (3 * seat)
        trial.farms[seat].home -= 1
    return trial


foresight: Final = AgricolaForesight(2, {"variant.family": True}, deep=True)
