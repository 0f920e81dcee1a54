"""Undo: free back to the last thing somebody learnt, by consent beyond it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import NeedsConsent, Refused
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import only
from tests.generic.playing import history, standing
from tests.kernel.small import Board, Steps, board, small


def mine(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))


def theirs(g: Board) -> Flow:
    g.trace.append((yield choose(1, "n", [1, 2])))


def drawn(g: Board) -> Flow:
    yield choose(0, "n", [1, 2])
    g.secrets[0] = g.draw(g.pool, only(0))


def shown(g: Board) -> Flow:
    yield choose(0, "n", [1, 2])
    g.reveal()


def rolled_at_the_start(g: Board) -> Flow:
    g.trace.append(g.roll(6))
    yield choose(0, "n", [1, 2])


def reaction(g: Board) -> Flow:
    """An effect of seat 0 in which seat 1 may answer, deep inside."""
    yield choose(0, "n", [1, 2])
    yield from answered(g)
    yield choose(0, "n", [5, 6])


def answered(g: Board) -> Flow:
    g.trace.append((yield choose(1, "n", [3, 4])))


def test_one_s_own_move_is_taken_back_freely() -> None:
    match = small([mine, mine])
    match.play(0, 1)
    before = standing(match)
    match.play(0, 2)
    match.undo(0)
    assert standing(match) == before


@pytest.mark.parametrize("step", [drawn, shown])
def test_what_was_learnt_needs_everybody_s_consent(step: object) -> None:
    steps: Steps = [step, mine]  # type: ignore[list-item]
    match = small(steps, seats=3)
    match.play(0, 1)
    assert match.undo_needs(0) == [1, 2]
    with pytest.raises(NeedsConsent) as need:
        match.undo(0, consent=(2,))
    assert need.value.seats == (1,)
    match.undo(0, consent=(1, 2))
    assert match.moves == []


def test_the_way_back_is_free_up_to_the_mark() -> None:
    match = small([drawn, mine, mine], seats=3)
    for _ in range(3):
        match.play(0, 1)
    assert match.undo_needs(0, to=2) == []
    assert match.undo_needs(0, to=1) == []
    assert match.undo_needs(0, to=0) == [1, 2]


def test_a_step_that_opens_with_chance_marks_the_move_before_it() -> None:
    match = small([mine, rolled_at_the_start], seats=3)
    match.play(0, 1)
    assert match.undo_needs(0) == [1, 2]


def test_another_seat_s_later_moves_need_its_consent() -> None:
    match = small([mine, theirs, mine], seats=3)
    match.play(0, 1)
    match.play(1, 1)
    assert match.undo_needs(0) == [1]
    assert match.undo_needs(1) == []


def test_after_a_reaction_only_the_part_behind_it_is_free() -> None:
    match = small([reaction, mine])
    match.play(0, 1)
    assert match.undo_needs(0) == []
    match.play(1, 3)
    assert match.undo_needs(0) == [1]
    match.play(0, 5)
    assert match.undo_needs(0) == []
    assert match.undo_needs(0, to=0) == [1]


def test_undo_inside_a_nested_effect_stands_in_the_middle_of_it() -> None:
    match = small([reaction, mine])
    match.play(0, 1)
    before = standing(match)
    match.play(1, 3)
    match.undo(1)
    assert standing(match) == before
    match.play(1, 4)
    assert board(match).trace == [4]


def test_a_draw_inside_a_nested_effect_comes_out_the_same_after_undo() -> None:
    def dig(g: Board) -> Flow:
        yield choose(0, "n", [1, 2])
        g.secrets[0] = g.draw(g.pool, only(0))
        g.trace.append((yield choose(0, "n", [3, 4])))

    match = small([dig, mine])
    match.play(0, 1)
    drawn_first = board(match).secrets[0]
    match.play(0, 3)
    match.undo(0)
    assert board(match).secrets[0] == drawn_first
    assert match.undo_needs(0) == [1]
    match.undo(0, consent=(1,))
    match.play(0, 2)
    assert board(match).secrets[0] == drawn_first


def test_nothing_is_removed_from_the_log() -> None:
    match = small([mine, mine])
    match.play(0, 1)
    match.undo(0)
    match.play(0, 2)
    undo: dict[str, Any] = {"to": 0, "seat": 0, "seats": None, "consent": []}
    assert [row[:1] if len(row) > 2 else row for row in history(match)] == [
        (0,),
        ("undo", undo),
        (0,),
    ]


def test_an_undo_can_be_taken_past_an_earlier_undo() -> None:
    match = small([mine, mine, mine])
    start = standing(match)
    match.play(0, 1)
    match.play(0, 2)
    match.undo(0)
    match.play(0, 1)
    match.undo(0)
    match.undo(0)
    assert standing(match) == start


@pytest.mark.parametrize("to", [3, 99])
def test_there_must_be_something_to_take_back(to: int) -> None:
    match = small([mine, mine])
    for seat in (None, 0):
        with pytest.raises(Refused) as refusal:
            match.undo(seat)
        assert refusal.value.reason == "nothing-to-undo"
    match.play(0, 1)
    for seat in (None, 0):
        with pytest.raises(Refused) as refusal:
            match.undo(seat, to=to)
        assert refusal.value.reason == "nothing-to-undo"
    with pytest.raises(Refused) as refusal:
        match.undo(1)
    assert refusal.value.reason == "nothing-to-undo"


def test_the_end_of_a_match_can_be_taken_back() -> None:
    match = small([mine])
    match.play(0, 1)
    match.undo()
    assert match.decisions
    match.play(0, 2)
    assert match.finished
    assert [row[0] for row in history(match)] == [0, "result", "undo", 0, "result"]


def test_what_was_taken_back_is_made_again_one_by_one() -> None:
    match = small([mine, mine, mine, mine])
    for option in (1, 2, 2):
        match.play(0, option)
    after = standing(match)
    match.undo(0)
    match.undo(0)
    assert match.redo_option(0) == 2
    match.redo(0)
    match.redo(0)
    assert standing(match) == after
    assert [row[0] for row in history(match)] == [0, 0, 0, "undo", "undo", 0, 0]
    with pytest.raises(Refused) as refusal:
        match.redo(0)
    assert refusal.value.reason == "nothing-to-redo"


def test_another_move_forgets_what_was_taken_back() -> None:
    match = small([mine, mine, mine])
    match.play(0, 1)
    match.play(0, 2)
    match.undo(0, to=0)
    match.play(0, 2)
    assert match.redo_option(0) is None


def test_everybody_makes_their_own_moves_again() -> None:
    match = small([mine, theirs, mine, reaction])
    for seat, option in ((0, 1), (1, 2), (0, 2), (0, 1)):
        match.play(seat, option)
    match.undo(0, to=0, consent=(1,))
    # Nobody's move is made before that seat is asked, nor by another.
    assert [match.redo_option(seat) for seat in (0, 1)] == [1, None]
    match.redo(0)
    assert [match.redo_option(seat) for seat in (0, 1)] == [None, 2]
    match.play(1, 1)
    assert match.redo(0).option == 2
    # What others did instead takes nothing from one's own, as long as it is offered.
    assert match.redo(0).option == 1
    assert match.undo_needs(1) == [0]


def test_a_closed_match_stays_closed() -> None:
    match = small([mine, mine])
    match.play(0, 1)
    match.close("rain")
    with pytest.raises(Refused) as refusal:
        match.undo()
    assert refusal.value.reason == "over"


def test_an_action_is_given_up_back_to_where_its_step_began() -> None:
    match = small([mine, reaction, mine])
    assert match.begun_at(0) is None
    match.play(0, 1)
    assert match.begun_at(0) is None
    match.play(0, 2)
    assert match.begun_at(1) is None
    match.play(1, 3)
    assert match.begun_at(0) == 1
    before = standing(match.fork())
    match.undo(0, 1, (1,))
    assert match.begun_at(0) is None
    match.play(0, 2)
    match.play(1, 3)
    assert standing(match) == before
    match.play(0, 5)
    assert match.begun_at(0) is None


def test_the_first_answer_of_a_step_is_known_until_the_step_ends() -> None:
    match = small([mine, reaction, mine])
    assert match.begun_with(0) is None
    match.play(0, 1)
    assert match.begun_with(0) is None
    match.play(0, 2)
    match.play(1, 3)
    assert match.begun_with(0) == 2
    assert match.fork().begun_with(0) == 2
    match.play(0, 5)
    assert match.begun_with(0) is None
