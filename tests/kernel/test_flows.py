"""Flows: what is asked, what is answered without asking, and several seats at once."""

from __future__ import annotations

import pytest

from tafelrunde import NeedsConsent, Refused, RuleFault, new
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose, choose_privately, next_choice, together
from tafelrunde.kernel.runner import MOST_FORCED
from tafelrunde.kernel.text import Text
from tests.generic.playing import standing
from tests.kernel.small import Board, board, small

# --- one at a time ---------------------------------------------------------------------------


def one(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))


def forced(g: Board) -> Flow:
    g.trace.append((yield choose(1, "n", [7])))


def private(g: Board) -> Flow:
    g.trace.append((yield choose_privately(1, "n", [7])))


def test_a_forced_decision_is_answered_without_asking_or_recording() -> None:
    match = small([forced, one])
    assert board(match).trace == [7]
    assert match.moves == []
    assert [decision.seat for decision in match.decisions] == [0]


def test_a_private_decision_is_asked_and_recorded_although_it_is_forced() -> None:
    match = small([private])
    assert board(match).trace == []
    match.play(1, 7)
    assert [move.option for move in match.moves] == [7]


def test_one_option_and_a_manual_one_are_a_choice() -> None:
    def step(g: Board) -> Flow:
        g.trace.append((yield choose(0, "n", [1], manual=[2])))

    match = small([step])
    assert [list(decision.options) for decision in match.decisions] == [[1]]
    match.play(0, 2)
    assert board(match).trace == [2]


def test_a_match_of_forced_decisions_is_over_at_once() -> None:
    match = small([forced, forced])
    assert match.over
    assert match.scores == [2, 2]


def test_an_effect_asks_in_the_middle_of_another() -> None:
    def inner(g: Board, seat: int) -> Flow:
        g.trace.append((yield choose(seat, "n", [1, 2])))

    def outer(g: Board) -> Flow:
        before = yield choose(0, "n", [10, 20])
        yield from inner(g, 1)
        g.trace.append(before)

    match = small([outer])
    match.play(0, 20)
    assert board(match).trace == []
    match.play(1, 1)
    assert board(match).trace == [1, 20]


def test_a_decision_without_options_is_a_fault_and_no_dead_end() -> None:
    def step(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        yield choose(0, "n", [])

    match = small([step])
    with pytest.raises(RuleFault, match="without options"):
        match.play(0, 1)
    assert [list(decision.options) for decision in match.decisions] == [[1, 2]]


def test_a_decision_without_options_among_several_is_a_fault_too() -> None:
    def step(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        yield together([choose(0, "n", [1, 2]), choose(1, "n", [])])

    match = small([step])
    with pytest.raises(RuleFault, match="without options"):
        match.play(0, 1)


@pytest.mark.parametrize("several", [False, True])
def test_a_flow_that_answers_itself_without_end_is_a_fault_that_names_it(several: bool) -> None:
    def step(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        while True:
            yield together([choose(1, "m", [7])]) if several else choose(1, "m", [7])

    match = small([step])
    with pytest.raises(RuleFault, match="small: a decision 'm' of seat 1 answers itself"):
        match.play(0, 1)
    assert [list(decision.options) for decision in match.decisions] == [[1, 2]]


def test_many_forced_answers_between_choices_are_no_fault() -> None:
    def step(g: Board) -> Flow:
        for _ in range(3):
            for _ in range(MOST_FORCED):
                yield choose(1, "m", [7])
            g.trace.append((yield choose(0, "n", [1, 2])))

    match = small([step])
    for _ in range(3):
        match.play(0, 1)
    assert board(match).trace == [1, 1, 1]


def test_a_seat_that_does_not_exist_is_named() -> None:
    match = small([one])
    with pytest.raises(ValueError, match="there is no seat 5; seats are 0 to 1"):
        match.play(5, 1)


def test_why_not_is_answered_in_a_sentence() -> None:
    match = small([one])
    assert match.reason(0, 1) is None
    assert match.reason(1, 1) == Text("why-not-asked")
    assert match.reason(0, "yes-and-no") == Text("why-shape")
    assert match.reason(0, 99) == Text("why-not-offered")
    match.play(0, 1)
    assert match.reason(0, 1) == Text("why-over")
    fair = new("proving", 2, 7)
    assert fair.reason(0, 59) == Text("proving-why-not-in-pack")


# --- together --------------------------------------------------------------------------------


def bid(g: Board) -> Flow:
    answers: list[int] = yield together([choose(seat, "n", [1, 2, 3]) for seat in range(3)])
    g.trace.extend(answers)


def test_together_gives_the_answers_in_seat_order_however_they_came() -> None:
    match = small([bid], seats=3)
    for seat, option in ((2, 3), (0, 1), (1, 2)):
        match.play(seat, option)
    assert board(match).trace == [1, 2, 3]


def test_answers_lie_sealed_until_the_last_is_in() -> None:
    match = small([bid, one], seats=3)
    before = standing(match)
    match.play(1, 2)
    after = standing(match)
    assert after["state"] == before["state"]
    assert after["views"] == before["views"]
    assert [decision.seat for decision in match.decisions] == [0, 2]


def test_a_seat_answers_once() -> None:
    match = small([bid], seats=3)
    match.play(1, 2)
    with pytest.raises(Refused) as refusal:
        match.play(1, 3)
    assert refusal.value.reason == "not-asked"


def test_a_sealed_answer_can_be_taken_back_freely_and_alone() -> None:
    match = small([bid], seats=3)
    match.play(1, 2)
    match.play(0, 1)
    assert match.undo_needs(1) == []
    match.undo(1)
    assert [decision.seat for decision in match.decisions] == [1, 2]
    match.play(2, 3)
    match.play(1, 3)
    assert board(match).trace == [1, 3, 3]


def test_an_opened_answer_is_not_taken_back_without_the_others() -> None:
    match = small([bid, one], seats=3)
    for seat in range(3):
        match.play(seat, 1)
    assert match.undo_needs(2) == [0, 1]
    with pytest.raises(NeedsConsent) as need:
        match.undo(2)
    assert need.value.seats == (0, 1)
    match.undo(2, consent=(0, 1))
    assert [decision.seat for decision in match.decisions] == [2]


def test_a_seat_that_is_forced_among_several_is_not_asked() -> None:
    def step(g: Board) -> Flow:
        answers: list[int] = yield together(
            [choose(0, "n", [1, 2]), choose(1, "n", [9]), choose_privately(2, "n", [5])]
        )
        g.trace.extend(answers)

    match = small([step], seats=3)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    match.play(2, 5)
    match.play(0, 2)
    assert board(match).trace == [2, 9, 5]


def test_several_that_are_all_forced_are_not_asked() -> None:
    def step(g: Board) -> Flow:
        answers: list[int] = yield together([choose(0, "n", [1]), choose(1, "n", [2])])
        g.trace.extend(answers)

    assert board(small([step])).trace == [1, 2]


def test_nobody_asked_together_gives_no_answers() -> None:
    def step(g: Board) -> Flow:
        answers: list[int] = yield together([])
        g.trace.append(len(answers))

    assert board(small([step])).trace == [0]


def test_an_answer_before_a_seal_in_the_same_step_is_not_sealed() -> None:
    def step(g: Board) -> Flow:
        first = yield choose(0, "n", [1, 2])
        answers: list[int] = yield together([choose(0, "n", [9]), choose(1, "n", [1, 2])])
        g.trace.extend([first, *answers])

    match = small([step])
    match.play(0, 1)
    assert not match._runner.lanes[0].seals(match.moves[0])
    assert match.undo_needs(0) == []
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0]


# --- forks in the middle ---------------------------------------------------------------------


def test_a_fork_with_a_sealed_answer_is_exact() -> None:
    match = small([bid, one], seats=3)
    match.play(1, 2)
    fork = match.fork()
    assert standing(fork) == standing(match)
    fork.play(0, 3)
    fork.play(2, 3)
    assert board(fork).trace == [3, 2, 3]
    assert board(match).trace == []


def test_a_fork_after_a_draw_in_the_middle_of_a_step_draws_the_same() -> None:
    def step(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        g.trace.append(g.draw(g.pool))
        yield choose(0, "n", [3, 4])
        g.trace.append(g.roll(100))
        yield choose(0, "n", [5, 6])

    match = small([step])
    match.play(0, 1)
    fork = match.fork()
    assert board(fork).trace == board(match).trace
    for twin in (match, fork):
        twin.play(0, 3)
    assert board(fork).trace == board(match).trace
    assert standing(fork.fork()) == standing(match)


def test_a_flow_that_is_tried_out_goes_on_to_the_next_choice() -> None:
    answers: list[Option] = []

    def flow() -> Flow:
        answers.append((yield choose(0, "pick", ["only"])))
        answers.append((yield choose(0, "pick", ["one", "other"])))
        answers.append((yield choose(0, "pick", ["last"])))

    trial = flow()
    asked = next_choice(trial)
    assert asked is not None
    assert asked.options == ["one", "other"]
    assert next_choice(trial, "other") is None
    assert answers == ["only", "other", "last"]


def test_what_several_are_asked_at_once_is_no_choice_to_try_out() -> None:
    def flow() -> Flow:
        yield together([choose(0, "pick", [1, 2]), choose(1, "pick", [1, 2])])

    assert next_choice(flow()) is None
