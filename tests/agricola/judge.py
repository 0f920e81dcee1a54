"""The judge: tries in copies that what is offered can be done, and what is refused cannot."""

from __future__ import annotations

import random
from typing import Any

from tafelrunde.games.agricola.actions.improvements import play_minor, why_not_minor
from tafelrunde.games.agricola.actions.occupations import play_occupation, why_not_occupation
from tafelrunde.games.agricola.actions.spaces import act, use
from tafelrunde.games.agricola.actions.usable import why_not_use
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR
from tafelrunde.games.agricola.phases.work import why_not_place
from tafelrunde.kernel.decision import Decision

# What an action does not look at again once it has begun.
UNCHECKED = {
    "no-room-for-child",
    "family-complete",
    "house-is-stone",
    "from-round-five",
    "space-empty",
    "no-occupations",
    "nothing-to-trade",
    "may-not-renovate",
    "prerequisite-missing",
}


class Stuck(Exception):
    """A question without an answer."""


def complete(flow: Any, dice: random.Random) -> None:
    """Answer at random to the end."""
    answer: Any = None
    try:
        while True:
            decision = flow.send(answer)
            assert isinstance(decision, Decision)
            if not decision.options:
                raise Stuck
            answer = dice.choice(decision.options)
    except StopIteration:
        return


def can_complete(flow: Any, dice: random.Random) -> bool:
    try:
        complete(flow, dice)
    except (Stuck, AssertionError, IndexError, ValueError):
        return False
    return True


class Judge:
    """Judges positions in which a seat is about to place a person, and counts what it tried."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.spaces = 0
        self.cards = 0

    def mismatches(self, g: Agricola, seat: int) -> list[str]:
        """Where an offer and a trial run disagree."""
        return [*self._spaces(g, seat), *self._cards(g, seat)]

    def _spaces(self, g: Agricola, seat: int) -> list[str]:
        found: list[str] = []
        for space in g.board:
            reason = why_not_use(g, seat, space)
            if reason in UNCHECKED:
                continue
            self.spaces += 1
            # What cards do before may make it possible, or impossible: then it is skipped.
            then = g.copy()
            flow = act(then, seat, space) if reason else use(then, seat, space)
            if can_complete(flow, self.dice) != (reason is None):
                found.append(f"space {space}: {reason}")
            if reason is not None and why_not_place(g, seat, space) is None:
                found.append(f"space {space} is open to a person, though {reason}")
        return found

    def _cards(self, g: Agricola, seat: int) -> list[str]:
        found: list[str] = []
        for number in g.farms[seat].hand:
            if DECK[number].kind == MINOR:
                reason = why_not_minor(g, seat, number)
                flow = play_minor(g.copy(), seat, number)
            else:
                reason = why_not_occupation(g, seat, number, 1)
                flow = play_occupation(g.copy(), seat, number, 1)
            if reason in UNCHECKED:
                continue
            self.cards += 1
            if can_complete(flow, self.dice) != (reason is None):
                found.append(f"card {DECK[number].id}: {reason}")
        return found
