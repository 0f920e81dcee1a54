"""Agricola's family game turn by turn: where to place a person, and what card a round turns up."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.agricola import PLACE, rule_of_thumb
from tafelrunde.bots.agricola_counts import BOARD, WIDTH, counted
from tafelrunde.bots.foresight import lead
from tafelrunde.bots.turns import NO_CARDS, NO_OPTIONS, Spot, Turns
from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.rounds import face_down_on, next_step, turn_up
from tafelrunde.games.agricola.scoring import totals
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import FAMILY, TURN_UP
from tafelrunde.games.agricola.work import placing
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow, with_end
from tafelrunde.kernel.match import Match

_NOBODY: Final = -1


class AgricolaTurns(Turns):
    """Two seats, the usual spaces, no hands: nothing is hidden but the cards of coming rounds."""

    def fits(self, match: Match) -> bool:
        g = match.state
        assert isinstance(g, Agricola)
        return g.seats == 2 and g.rules & FAMILY != 0 and max(g.board) < BOARD

    def looks(self, decision: Decision) -> bool:
        return decision.kind == PLACE

    def stand(self, match: Match, decision: Decision, key: str) -> Spot:
        g = match.world(decision.seat, key).state
        assert isinstance(g, Agricola)
        return Spot(g.copy(), decision.seat, list(decision.options), NO_CARDS)

    def after(self, spot: Spot, option: Option) -> Spot:
        g = spot.state
        assert isinstance(g, Agricola)
        g = g.copy()
        found = _ended(g, placing(g, spot.seat, option))
        return _going_on(g) if found is None else found

    def turned(self, spot: Spot, card: int) -> Spot:
        g = spot.state
        assert isinstance(g, Agricola)
        g = g.copy()
        _turn_up(g, spot.cards, card)
        return _going_on(g)

    def row(self, spot: Spot) -> bytes:
        g = spot.state
        assert isinstance(g, Agricola)
        return counted(g, spot.seat)

    def number(self, option: Option) -> int:
        return SPACE_OF[str(option)]

    def leads(self, spot: Spot) -> list[float]:
        g = spot.state
        assert isinstance(g, Agricola)
        points = totals(g)
        return [lead(points, seat) for seat in range(g.seats)]


def _turn_up(g: Agricola, cards: list[int], card: int) -> None:
    """Turn up this one of the cards that may lie there."""
    g.pool = [card]
    found = _ended(g, turn_up(g))
    assert found is None
    g.pool = [other for other in cards if other != card]


def _going_on(g: Agricola) -> Spot:
    """Play on from between two steps to the next spot."""
    while True:
        if g.phase == TURN_UP:
            cards = face_down_on(g, g.round + 1)
            if len(cards) > 1:
                return Spot(g, _NOBODY, NO_OPTIONS, cards)
        step = next_step(g)
        if step is None:
            return Spot(g, _NOBODY, NO_OPTIONS, NO_CARDS)
        found = _ended(g, step)
        if found is not None:
            return found


def _ended(g: Agricola, step: object) -> Spot | None:
    """Play a step to its end; the spot where it asks what to do with a turn instead."""
    flow: Flow = step  # type: ignore[assignment]  # a table like this has no lanes
    running = with_end(flow)
    ask = running.send(None)
    while ask is not None:
        assert isinstance(ask, Decision)
        options = ask.options
        if len(options) == 1:
            ask = running.send(options[0])
        elif ask.kind == PLACE:
            return Spot(g, ask.seat, list(options), NO_CARDS)
        else:
            ask = running.send(rule_of_thumb(g, ask))
    return None


turns: Final = AgricolaTurns(WIDTH, BOARD)
