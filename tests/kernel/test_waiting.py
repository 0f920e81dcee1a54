"""Waiting: before a step that opens with chance the table waits for the last mover's word."""

from __future__ import annotations

import json
import pickle

import pytest

from tafelrunde import Refused
from tafelrunde.kernel import registry
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.log import TableEvent
from tafelrunde.kernel.replay import follow
from tafelrunde.kernel.seat_record import seat_record
from tafelrunde.kernel.state import ALL
from tests.generic.playing import standing
from tests.kernel.small import Board, Side, Small, Steps, board, small


def mine(g: Board) -> Flow:
    g.trace.append((yield choose(0, "n", [1, 2])))


def theirs(g: Board) -> Flow:
    g.trace.append((yield choose(1, "n", [1, 2])))


def dice(g: Board) -> Flow:
    rolled = g.roll(6)
    g.trace.append(100 + rolled)
    if g._heard is not None:
        g.hear("rolled", (rolled,))
    yield from ()


STEPS: Steps = [mine, dice, theirs, mine]


def test_the_table_waits_for_the_last_mover() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    assert match.decisions == []
    assert not match.over
    assert match.waiting() == [0]
    match.confirm(0)
    assert match.waiting() == []
    assert [decision.seat for decision in match.decisions] == [1]


def test_it_waits_only_for_the_seats_it_shall_wait_for() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b10)
    match.play(0, 1)
    assert match.waiting() == []
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_move_can_be_taken_back_freely_while_the_table_waits() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    assert match.undo_needs(0) == []
    match.undo(0)
    assert match.waiting() == []
    match.play(0, 2)
    assert match.waiting() == [0]


def test_after_the_word_was_given_it_needs_consent() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    match.confirm(0)
    assert match.undo_needs(0) == [1]


def test_a_word_once_given_stands_when_later_moves_are_taken_back() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    match.confirm(0)
    rolled = standing(match)
    match.play(1, 1)
    match.undo(1)
    assert standing(match) == rolled
    assert match.waiting() == []
    assert match.undo_needs(0) == [1]


def test_a_word_is_taken_back_with_the_move_before_it() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    match.confirm(0)
    match.undo(0, consent=(1,))
    match.play(0, 2)
    assert match.waiting() == [0]


def test_nobody_confirms_what_does_not_wait() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    with pytest.raises(Refused) as refusal:
        match.confirm(0)
    assert refusal.value.reason == "not-waiting"
    match.play(0, 1)
    with pytest.raises(Refused):
        match.confirm(1)


def test_a_fork_waits_like_its_match_and_confirms_for_itself() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    fork = match.fork()
    assert fork.waiting() == [0]
    fork.confirm(0)
    assert match.waiting() == [0]
    assert match.undo_needs(0) == []
    assert fork.undo_needs(0) == [1]


def test_a_seat_that_is_not_waited_for_any_more_lets_the_table_go_on() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    match.wait_for(0)
    assert [decision.seat for decision in match.decisions] == [1]
    assert match.undo_needs(0) == [1]


def test_the_end_of_a_match_comes_with_the_word() -> None:
    match = small([mine, dice], chancy=(dice,), waits=0b01)
    match.play(0, 1)
    assert not match.over
    match.confirm(0)
    assert match.finished
    last = match.log.entries()[-1]
    assert isinstance(last, TableEvent)
    assert last.name == "result"


def test_nothing_of_what_comes_is_in_the_seat_s_own_record_while_the_table_waits() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    assert "rolled" not in str(seat_record(match, 0))
    match.confirm(0)
    assert "rolled" in str(seat_record(match, 0)[2])


def test_events_of_a_step_that_waited_belong_to_the_word() -> None:
    match = small(STEPS, chancy=(dice,), waits=0b01, listening=True)
    match.play(0, 1)
    assert match.heard == []
    match.confirm(0)
    assert [(heard.entry, heard.event.name) for heard in match.heard] == [(2, "rolled")]


def test_a_record_with_words_in_it_can_be_followed_with_and_without_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._loaded, "small", Small(STEPS, (dice,)))
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    match.confirm(0)
    match.play(1, 1)
    match.play(0, 1)
    record = match.record
    back = follow([json.loads(line) for line in record.lines()])
    assert standing(back) == standing(match)
    assert back.record.lines() == record.lines()
    waiting = small(STEPS, chancy=(dice,), waits=0b11)
    for entry in match.log.entries():
        waiting.follow(entry)
    assert standing(waiting) == standing(match)
    assert len(waiting.log) == len(match.log)


def test_a_match_that_waits_can_be_pickled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "small", Small(STEPS, (dice,)))
    match = small(STEPS, chancy=(dice,), waits=0b01)
    match.play(0, 1)
    back = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own
    assert back.waiting() == [0]
    back.confirm(0)
    match.confirm(0)
    assert standing(back) == standing(match)


def test_a_log_without_words_can_be_followed_where_the_table_waits() -> None:
    match = small(STEPS, chancy=(dice,))
    match.play(0, 1)
    match.play(1, 1)
    waiting = small(STEPS, chancy=(dice,), waits=0b01)
    for entry in match.log.entries():
        waiting.follow(entry)
    assert standing(waiting) == standing(match)
    assert len(waiting.log) == len(match.log)
    assert waiting.undo_needs(0) == match.undo_needs(0) == [1]


def test_an_end_that_was_waited_for_comes_when_nobody_is_waited_for() -> None:
    match = small([mine, dice], chancy=(dice,), waits=0b01, listening=True)
    match.play(0, 1)
    match.wait_for(0)
    assert match.finished
    assert [(heard.entry, heard.event.name) for heard in match.heard] == [(1, "rolled")]
    assert [entry.name for entry in match.log.entries() if isinstance(entry, TableEvent)] == [
        "result"
    ]


# --- in lanes --------------------------------------------------------------------------------


def lane_mine(g: Board, side: Side) -> Flow:
    side.trace.append((yield choose(0, "n", [1, 2])))


def lane_theirs(g: Board, side: Side) -> Flow:
    side.trace.append((yield choose(1, "n", [1, 2])))


def lane_dice(g: Board, side: Side) -> Flow:
    side.trace.append(100 + g.roll(6, ALL, side.chance))
    yield from ()


LANES: Steps = [[[lane_mine, lane_dice, lane_mine], [lane_theirs, lane_theirs]], mine]


def test_only_the_lane_with_chance_ahead_waits() -> None:
    match = small(LANES, chancy=(lane_dice,), waits=0b11)
    match.play(0, 1)
    assert match.waiting() == [0]
    assert [decision.seat for decision in match.decisions] == [1]
    match.play(1, 1)
    match.confirm(0)
    assert [decision.seat for decision in match.decisions] == [0, 1]


def test_a_fork_of_waiting_lanes_is_exact() -> None:
    match = small(LANES, chancy=(lane_dice,), waits=0b11)
    match.play(0, 1)
    match.play(1, 1)
    fork = match.fork()
    assert fork.waiting() == [0]
    for twin in (match, fork):
        twin.confirm(0)
        twin.play(0, 1)
        twin.play(1, 1)
    assert standing(fork) == standing(match)


def test_the_hashes_of_waiting_lanes_can_be_followed_without_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Small(LANES, (lane_dice,))
    monkeypatch.setitem(registry._loaded, "small", game)
    match = small(LANES, chancy=(lane_dice,), waits=0b11)
    match.hashing = True
    match.play(0, 1)
    match.play(1, 1)
    match.confirm(0)
    match.play(0, 1)
    match.play(1, 1)
    rows = [json.loads(line) for line in match.record.lines()]
    back = follow(rows)
    assert standing(back) == standing(match)
    assert back.record.lines() == match.record.lines()


def test_undo_in_a_lane_that_was_let_go_on_needs_consent() -> None:
    match = small(LANES, chancy=(lane_dice,), waits=0b11)
    match.play(0, 1)
    match.confirm(0)
    match.play(1, 1)
    assert match.undo_needs(0) == [1]
    assert match.undo_needs(1) == []
    match.undo(1)
    assert board(match).sides[0].trace[1] >= 100
