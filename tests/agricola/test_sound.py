"""Positions nobody can come to: a person that acts where and when it could not have been placed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde import Match, RecordError, new
from tafelrunde.games.agricola.board.goods import WOOD
from tafelrunde.games.agricola.board.spaces import FENCING
from tafelrunde.games.agricola.board.terms import FEEDING, WORK
from tafelrunde.kernel.record import Header
from tafelrunde.kernel.replay import opened
from tafelrunde.kernel.state import plain


def about_to_act() -> tuple[Match, Any]:
    """A match in which a person stands on a space and has not acted yet; the position as data."""
    dice = random.Random(1)
    match = new("agricola", 2, "sound", {})
    while True:
        start = plain(match._runner.settle(match._first))
        if start["fields"]["acting"]:
            return match, start
        decision = dice.choice(match.decisions)
        match.play(decision.seat, dice.choice(decision.options))


def begun(match: Match, start: Any) -> Match:
    h = match.header
    return opened(Header(h.game, h.rules, h.seats, h.options, h.seed, [], start))


def test_a_person_that_was_placed_acts_when_the_match_goes_on_from_there() -> None:
    match, start = about_to_act()
    assert start["fields"]["phase"] == WORK
    assert begun(match, start).decisions


def test_nobody_acts_while_nobody_works() -> None:
    match, start = about_to_act()
    start["fields"] |= {"phase": FEEDING, "waiting": 2}
    with pytest.raises(RecordError, match="acting"):
        begun(match, start)


def test_nobody_acts_where_nobody_could_have_been_placed() -> None:
    match, start = about_to_act()
    start["fields"]["acting"] = FENCING + 1
    for farm in start["fields"]["farms"]:
        farm["fields"]["goods"][WOOD] = 0
    with pytest.raises(RecordError, match="acting"):
        begun(match, start)
