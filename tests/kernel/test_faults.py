"""A rule that raises leaves no half-made move behind."""

from __future__ import annotations

import pytest

from tafelrunde import RuleFault
from tafelrunde.kernel.flow import Flow, choose, together
from tafelrunde.kernel.game import ScoreLine
from tafelrunde.kernel.rebuild import Positions
from tests.generic.playing import history, standing
from tests.kernel.small import Board, Small, Steps, small


def fine(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))


def failing(g: Board) -> Flow:
    answer = yield choose(0, "n", [1, 2])
    g.trace.append(answer)
    g.pool.clear()
    if g._heard is not None:
        g.hear("broke", ())
    if answer == 2:
        raise ZeroDivisionError("the wheel came off")


def failing_at_the_start(g: Board) -> Flow:
    g.trace.append(99)
    yield from ()
    raise LookupError("no such card")


def failing_together(g: Board) -> Flow:
    answers: list[int] = yield together([choose(seat, "n", [1, 2]) for seat in range(2)])
    g.trace.extend(answers)
    raise KeyError("together")


@pytest.mark.parametrize("forked", [False, True])
def test_a_match_stands_as_before_the_move(forked: bool) -> None:
    match = small([fine, failing, fine], listening=True)
    match.play(0, 1)
    if forked:
        match = match.fork()
    before = standing(match), history(match), len(match.heard)
    with pytest.raises(RuleFault) as fault:
        match.play(0, 2)
    assert (standing(match), history(match), len(match.heard)) == before
    assert "entry 2: the rules failed on n 2 of seat 0: ZeroDivisionError" in str(fault.value)
    assert "the wheel came off" in str(fault.value)
    assert isinstance(fault.value.__cause__, ZeroDivisionError)


def test_another_option_gets_it_going() -> None:
    match = small([failing, fine])
    with pytest.raises(RuleFault):
        match.play(0, 2)
    match.play(0, 1)
    match.play(0, 2)
    assert match.finished


def test_undo_gets_it_going() -> None:
    match = small([fine, failing_at_the_start])
    with pytest.raises(RuleFault, match="no such card"):
        match.play(0, 1)
    assert match.moves == []
    assert len(match.decisions) == 1


def test_no_position_is_kept_of_a_move_that_was_not_made() -> None:
    match = small([fine, fine, failing_at_the_start])
    match.positions = Positions(1, 9)
    match.play(0, 1)
    with pytest.raises(RuleFault):
        match.play(0, 2)
    assert list(match.positions.kept) == [1]


def test_sealed_answers_stay_sealed_when_opening_them_fails() -> None:
    match = small([failing_together])
    match.play(1, 2)
    before = standing(match)
    with pytest.raises(RuleFault):
        match.play(0, 1)
    assert standing(match) == before
    assert [decision.seat for decision in match.decisions] == [0]
    match.undo(1)
    assert [decision.seat for decision in match.decisions] == [0, 1]


def test_a_fault_after_a_confirmed_step_leaves_the_table_waiting() -> None:
    steps: Steps = [fine, failing_at_the_start]
    match = small(steps, chancy=(failing_at_the_start,), waits=0b01)
    match.play(0, 1)
    before = standing(match), history(match)
    with pytest.raises(RuleFault):
        match.confirm(0)
    assert (standing(match), history(match)) == before
    assert match.waiting() == [0]
    match.undo(0)


class Uncountable(Small):
    def score_sheet(self, state: Board) -> list[ScoreLine]:
        raise ArithmeticError("who won?")


def test_a_fault_in_counting_the_points_leaves_the_last_move_unmade() -> None:
    match = small([fine])
    match.game = Uncountable([fine])
    match._runner.game = match.game
    with pytest.raises(RuleFault, match="who won"):
        match.play(0, 1)
    assert match.moves == []
    assert not match.over


def test_keyboard_interrupts_are_no_faults() -> None:
    def interrupted(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        raise KeyboardInterrupt

    match = small([interrupted])
    with pytest.raises(KeyboardInterrupt):
        match.play(0, 1)
