"""Agricola turn by turn: where a person goes, what it plays there, what card a round turns up."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.agricola.counts import BOARD, WIDTH, counted
from tafelrunde.bots.agricola.judge import PLACE, rule_of_thumb
from tafelrunde.bots.agricola.sight import Sight
from tafelrunde.bots.foresight import Study, lead
from tafelrunde.bots.turns import NO_CARDS, Spot, Turns
from tafelrunde.games.agricola.board.spaces import SPACE_OF, SPACES
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY, OPEN_DISPLAY, TURN_UP
from tafelrunde.games.agricola.cards.base import PRINTED, card_number
from tafelrunde.games.agricola.cards.majors import HEARTH_4, MAJOR_OF, MAJORS
from tafelrunde.games.agricola.phases.reopening import answered
from tafelrunde.games.agricola.phases.rounds import face_down_on, next_step, turn_up
from tafelrunde.games.agricola.scoring import totals
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, with_end
from tafelrunde.kernel.match import Match

# What is asked inside a turn and is a spot of its own where there are cards.
_PLAYS: Final = ("improve", "occupation")
# The places of options: spaces, another person declined, majors, those for a fireplace, nothing,
# then cards by their number.
_PASS: Final = SPACES
_MAJORS: Final = _PASS + 1
_UPGRADES: Final = _MAJORS + MAJORS
_NOTHING: Final = _UPGRADES + 4
_CARDS: Final = _NOTHING + 1


class AgricolaTurns(Turns):
    """The turns of tables that a study is about."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.sight: Sight | None = None
        if study.cards:
            sight = Sight(study.seats)
            options = _CARDS + len(PRINTED)
            super().__init__(
                study.seats,
                sight.width,
                options,
                common=_CARDS,
                ids=sight.ids,
                lists=1 + study.seats,
                cards=len(PRINTED),
            )
            self.sight = sight
        else:
            super().__init__(study.seats, WIDTH, BOARD)
        self.hidden = study.cards

    def fits(self, match: Match) -> bool:
        """Once hands are made up."""
        g = match.state
        assert isinstance(g, Agricola)
        if g.seats != self.seats or g.round == 0:
            return False
        if self.sight is None:
            return g.rules & FAMILY != 0 and max(g.board) < BOARD
        if g.rules & OPEN_DISPLAY:
            return False
        return self.study.fits(match.header.seats, match.header.options)

    def looks(self, match: Match, decision: Decision) -> bool:
        g = match.state
        assert isinstance(g, Agricola)
        return self._looks(g, decision)

    def _looks(self, g: Agricola, decision: Decision) -> bool:
        if decision.kind == PLACE:
            return True
        return self.sight is not None and decision.kind in _PLAYS and _is_own(g)

    def inside(self, decision: Decision) -> bool:
        return decision.kind != PLACE

    def stand(self, match: Match, decision: Decision, key: str) -> Spot:
        world = match.world(decision.seat, key)
        g = world.state
        assert isinstance(g, Agricola)
        return Spot(g.copy(), decision, NO_CARDS)

    def after(self, spot: Spot, option: Option) -> Spot:
        g, asked = spot.state, spot.asked
        assert isinstance(g, Agricola)
        assert asked is not None
        g = g.copy()
        found = self._ended(g, answered(g, asked, option))
        return self._going_on(g) if found is None else found

    def turned(self, spot: Spot, card: int) -> Spot:
        g = spot.state
        assert isinstance(g, Agricola)
        g = g.copy()
        g.pool = [card]
        found = self._ended(g, turn_up(g))
        g.pool = [other for other in spot.cards if other != card]
        return self._going_on(g) if found is None else found

    def row(self, spot: Spot) -> bytes:
        g = spot.state
        assert isinstance(g, Agricola)
        sight = self.sight
        return counted(g, spot.seat) if sight is None else sight.row(g, spot.seat)

    def number(self, option: Option) -> int:
        if isinstance(option, tuple):
            if option[0] == "minor":
                return _CARDS + card_number(str(option[1]))
            hearth, fireplace = MAJOR_OF[str(option[0])], MAJOR_OF[str(option[1])]
            return _UPGRADES + 2 * (hearth - HEARTH_4) + fireplace
        word = str(option)
        space = SPACE_OF.get(word, -1)
        if space >= 0:
            return space
        if word == "pass":
            return _PASS
        if word == "done":
            return _NOTHING
        major = MAJOR_OF.get(word, -1)
        return _MAJORS + major if major >= 0 else _CARDS + card_number(word)

    def leads(self, spot: Spot) -> list[float]:
        g = spot.state
        assert isinstance(g, Agricola)
        points = totals(g)
        return [lead(points, seat) for seat in range(g.seats)]

    # --- going on -------------------------------------------------------------------------

    def _going_on(self, g: Agricola) -> Spot:
        """Play on from between two steps to the next spot."""
        while True:
            if g.phase == TURN_UP:
                cards = face_down_on(g, g.round + 1)
                if len(cards) > 1:
                    return Spot(g, None, cards)
            step = next_step(g)
            if step is None:
                return Spot(g, None, NO_CARDS)
            found = self._ended(g, step)
            if found is not None:
                return found

    def _ended(self, g: Agricola, step: object) -> Spot | None:
        """Play a step to its end; the spot where it asks what a seat shall decide instead."""
        flow: Flow = step  # type: ignore[assignment]  # a table like this has no lanes
        running = with_end(flow)
        ask: Any = running.send(None)
        while ask is not None:
            assert isinstance(ask, Decision)
            options = ask.options
            if len(options) == 1:
                ask = running.send(options[0])
            elif self._looks(g, ask):
                return Spot(g, ask, NO_CARDS)
            else:
                ask = running.send(rule_of_thumb(g, ask))
        return None


def _is_own(g: Agricola) -> bool:
    """Whether a space's own effect asks, so that a copy of the table can go on from there."""
    return g._own != 0 and g._so_far is not None
