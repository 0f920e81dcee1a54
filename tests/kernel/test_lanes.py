"""Lanes: step sequences side by side, each with its own moves, chance and way back."""

from __future__ import annotations

from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.state import ALL
from tests.generic.playing import standing
from tests.kernel.small import Board, LaneWrite, Side, Small, Steps, board, small


def asking(seat: int) -> LaneWrite:
    def step(g: Board, side: Side) -> Flow:
        side.trace.append((yield choose(seat, "n", [1, 2])))

    return step


def drawing(seat: int) -> LaneWrite:
    """A step that opens with chance and asks twice."""

    def step(g: Board, side: Side) -> Flow:
        side.trace.append(g.roll(1000, ALL, side.chance))
        yield choose(seat, "n", [1, 2])
        side.trace.append(g.roll(1000, ALL, side.chance))
        yield choose(seat, "n", [3, 4])

    return step


def last(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))


def first(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))
    g.trace.append((yield choose(1, "n", [1, 2])))


PAIR: Steps = [[[asking(0), asking(0)], [asking(1)]], last]
DRAWS: Steps = [[[drawing(0)], [drawing(1), drawing(1)]], last]


def test_each_lane_asks_its_own_seat() -> None:
    match = small(PAIR)
    assert [decision.seat for decision in match.decisions] == [0, 1]


def test_the_table_goes_on_when_every_lane_has_ended() -> None:
    match = small(PAIR)
    match.play(1, 1)
    assert [decision.seat for decision in match.decisions] == [0]
    match.play(0, 1)
    match.play(0, 2)
    assert [[side.trace for side in board(match).sides]] == [[[1, 2], [1]]]
    assert board(match).step == 1
    match.play(0, 1)
    assert match.over


def test_a_move_knows_its_lane_and_outside_of_lanes_there_is_none() -> None:
    match = small(PAIR)
    for seat in (0, 1, 0, 0):
        match.play(seat, 1)
    assert [move.lane for move in match.moves] == [0, 1, 0, -1]


def test_a_lane_draws_the_same_whatever_the_other_does_first() -> None:
    one, other = small(DRAWS), small(DRAWS)
    for match, seats in ((one, (0, 0, 1, 1, 1, 1)), (other, (1, 0, 1, 1, 0, 1))):
        for seat in seats:
            decision = match.decision(seat)
            assert decision is not None
            match.play(seat, decision.options[0])
    assert standing(one)["state"] == standing(other)["state"]


def test_a_fork_in_the_middle_of_both_lanes_is_exact() -> None:
    match = small(DRAWS)
    match.play(1, 1)
    match.play(1, 3)
    match.play(0, 1)
    match.play(1, 2)
    fork = match.fork()
    assert standing(fork) == standing(match)
    assert standing(fork.fork()) == standing(match)
    for twin in (match, fork):
        twin.play(0, 3)
        twin.play(1, 4)
    assert standing(fork) == standing(match)


def test_a_lane_goes_back_without_the_other() -> None:
    match = small(PAIR)
    match.play(0, 1)
    match.play(1, 2)
    assert match.undo_scope(0) == (0, [0])
    assert match.undo_needs(0) == []
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0]
    assert [side.trace for side in board(match).sides] == [[], [2]]
    match.play(0, 2)
    assert [side.trace for side in board(match).sides] == [[2], [2]]


def test_a_lane_of_two_goes_back_together() -> None:
    steps: Steps = [[[asking(0), asking(1), asking(0)], [asking(2), asking(2)]], last]
    match = small(steps, seats=3)
    match.play(0, 1)
    match.play(2, 1)
    match.play(1, 1)
    assert match.undo_scope(0) == (0, [0, 1])
    assert match.undo_needs(0) == [1]
    match.undo(0, consent=(1,))
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert [move.seat for move in match.moves] == [2]


def test_what_a_lane_learnt_by_chance_needs_everybody_s_consent() -> None:
    match = small(DRAWS, seats=3)
    match.play(0, 1)
    assert match.undo_needs(0) == [1, 2]
    assert match.undo_scope(0) == (0, [0])


def test_a_way_back_beyond_the_split_takes_everything_with_it() -> None:
    steps: Steps = [first, [[asking(0), asking(0)], [asking(1), asking(1)]]]
    match = small(steps)
    match.play(0, 1)
    match.play(1, 1)
    match.play(1, 2)
    match.play(0, 2)
    assert match.undo_scope(0, to=0) == (0, None)
    assert match.undo_needs(0, to=0) == [1]
    match.undo(0, to=0, consent=(1,))
    assert match.moves == []


def test_a_way_back_from_after_the_lanes_takes_everything_with_it() -> None:
    match = small(PAIR)
    for seat in (0, 1, 0):
        match.play(seat, 1)
    assert board(match).step == 1
    assert match.undo_scope(1) == (1, None)
    match.undo(1, consent=(0,))
    assert [side.trace for side in board(match).sides] == [[1], []]


def test_a_fork_knows_how_far_its_lane_goes_back() -> None:
    match = small(PAIR)
    match.play(0, 1)
    match.play(1, 2)
    fork = match.fork()
    assert fork.undo_scope(0) == (0, [0])
    fork.undo(0)
    assert [side.trace for side in board(fork).sides] == [[], [2]]
    assert [side.trace for side in board(match).sides] == [[1], [2]]


def test_lanes_after_lanes_are_told_apart() -> None:
    steps: Steps = [[[asking(0)], [asking(1)]], [[asking(0)], [asking(1)]]]
    match = small(steps)
    match.play(0, 1)
    match.play(1, 1)
    match.play(0, 2)
    assert match.undo_scope(0) == (2, [0])
    assert match.undo_scope(1) == (1, None)
    assert match.undo_scope(0, to=0) == (0, None)
    assert standing(match.fork()) == standing(match)


def test_a_lane_without_steps_has_ended_at_once() -> None:
    match = small([[[], [asking(1)]], last])
    assert [decision.seat for decision in match.decisions] == [1]
    match.play(1, 1)
    assert board(match).step == 1


def test_a_record_names_the_lane_of_each_move() -> None:
    match = small(PAIR)
    match.play(1, 1)
    assert '"lane":1' in match.record.lines()[1]


def test_lanes_that_do_not_commute_go_back_together() -> None:
    match = small(PAIR)
    assert isinstance(match.game, Small)
    match.game.commute = False
    match.start()
    match.play(0, 1)
    match.play(1, 2)
    assert match.undo_scope(0) == (0, None)
    assert match.undo_needs(0) == [1]
    match.undo(0, consent=(1,))
    assert [side.trace for side in board(match).sides] == [[], []]
