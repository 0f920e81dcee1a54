"""A fork goes on from any question of a match just as the match itself does."""

from __future__ import annotations

import random

from tafelrunde import new
from tafelrunde.kernel.state import plain
from tests.generic.playing import random_move

# Questions that a fork takes along without the flow that asked them.
_ASKED = {"improve", "occupation", "plow", "build", "fence", "exchange", "place", "feed", "breed"}


def test_a_fork_at_any_question_goes_on_as_its_match_does() -> None:
    asked = set()
    # In the family game a person acts in the step that placed it.
    for seats, number, family in ((1, 0, False), (2, 0, False), (4, 9, False), (3, 1, True)):
        match = new("agricola", seats, f"forks-{number}", {"variant.family": family})
        dice = random.Random(number)
        while not match.over:
            # The fork of a fork begins with the answer to a question that the first has not asked.
            fork = match.fork().fork()
            (decision,), (again,) = match.decisions, fork.decisions
            asked.add(decision.kind)
            assert repr(again) == repr(decision)
            assert list(again.manual) == list(decision.manual)
            seat, option = random_move(match, dice)
            match.play(seat, option)
            fork.play(seat, option)
            assert plain(fork.state) == plain(match.state)
            assert repr(fork.decisions) == repr(match.decisions)
    assert asked >= _ASKED
