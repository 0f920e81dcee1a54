"""Worlds: what was seen stays, what was not is dealt anew, also in the middle of a step."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tafelrunde_proving.state import MARKET, FairState

from tafelrunde import Match, new
from tafelrunde.kernel.flow import Flow, choose, choose_privately, together
from tafelrunde.kernel.state import ALL, NOBODY, only
from tests.generic.playing import play_on, standing
from tests.kernel.small import Board, board, small
from tests.proving.spread import RAIDERS


def draw_and_ask(g: Board) -> Flow:
    """A public roll, a draw that seat 0 sees, a draw that nobody sees, then a question."""
    g.trace.append(g.roll(100, ALL))
    g.secrets[0] = g.draw(g.pool, only(0))
    g.secrets[1] = g.draw(g.pool, NOBODY)
    yield choose(0, "n", [1, 2])
    g.trace.append(g.roll(100, ALL))
    yield choose(0, "n", [3, 4])


def worlds(match: Match, seat: int | None, count: int = 40) -> list[Match]:
    return [match.world(seat, f"w{n}") for n in range(count)]


def test_what_the_seat_saw_of_chance_is_the_same_in_every_world() -> None:
    match = small([draw_and_ask])
    match.play(0, 1)
    for world in worlds(match, 0):
        assert board(world).trace == board(match).trace
        assert board(world).secrets[0] == board(match).secrets[0]


def test_what_it_did_not_see_varies() -> None:
    match = small([draw_and_ask])
    assert len({board(world).secrets[1] for world in worlds(match, 0)}) == 9
    assert len({board(world).secrets[0] for world in worlds(match, 1)}) > 5
    assert len({board(world).secrets[0] for world in worlds(match, None)}) > 5
    assert all(board(w).trace == board(match).trace for w in worlds(match, None))


def test_what_comes_next_by_chance_varies() -> None:
    match = small([draw_and_ask])
    rolled = set()
    for world in worlds(match, 0):
        world.play(0, 1)
        rolled.add(board(world).trace[1])
    assert len(rolled) > 20


def test_a_fork_of_a_world_has_the_world_s_own_chance() -> None:
    match = small([draw_and_ask])
    world = match.world(0, "w")
    fork = world.fork()
    for twin in (world, fork):
        twin.play(0, 1)
    assert standing(fork) == standing(world)
    assert standing(fork.fork()) == standing(world)


def test_a_world_of_a_world_keeps_what_its_seat_saw_there() -> None:
    match = small([draw_and_ask])
    match.play(0, 1)
    for world in worlds(match, 1, 20):
        for seat in (0, 1, None):
            inner = world.world(seat, "inner")
            assert board(inner).trace == board(world).trace == board(match).trace
        assert board(world.world(0, "inner")).secrets[0] == board(world).secrets[0]


def test_a_world_of_a_world_keeps_what_the_seat_saw() -> None:
    match = small([draw_and_ask])
    match.play(0, 1)
    for world in worlds(match, 0, 10):
        for again in worlds(world, 0, 10):
            assert board(again).trace == board(match).trace
            assert board(again).secrets[0] == board(match).secrets[0]


def deal(g: Board) -> Flow:
    """The whole pool is dealt, one by one; each seat sees its own."""
    while g.pool:
        for seat in (0, 1):
            item = g.draw(g.pool, only(seat))
            g.secrets[seat] = g.secrets[seat] * 100 + item
    yield choose(0, "n", [1, 2])


def test_nobody_else_draws_what_the_seat_will_draw() -> None:
    match = small([deal])
    found = worlds(match, 1)
    assert {board(world).secrets[1] for world in found} == {board(match).secrets[1]}
    assert len({board(world).secrets[0] for world in found}) > 20
    assert all(standing(world.fork()) == standing(world) for world in found)


def hide(g: Board) -> Flow:
    g.secrets[0] = yield choose_privately(0, "n", [1, 2, 3, 4])
    g.trace.append((yield choose(1, "n", [1, 2])))


def test_a_private_answer_of_another_seat_may_have_been_any() -> None:
    match = small([hide])
    match.play(0, 3)
    assert {board(world).secrets[0] for world in worlds(match, 1)} == {1, 2, 3, 4}
    assert {board(world).secrets[0] for world in worlds(match, 0)} == {3}


def bid(g: Board) -> Flow:
    answers: list[int] = yield together([choose(seat, "n", [1, 2, 3]) for seat in range(3)])
    g.trace.extend(answers)
    g.trace.append((yield choose(0, "n", [1, 2])))


def test_a_sealed_answer_may_be_any_until_the_seal_is_opened() -> None:
    match = small([bid], seats=3)
    match.play(2, 3)
    match.play(1, 3)
    sealed = Counter(world._runner.lanes[0].sealed[2] for world in worlds(match, 1))
    assert set(sealed) == {1, 2, 3}
    assert {world._runner.lanes[0].sealed[1] for world in worlds(match, 1)} == {3}
    match.play(0, 1)
    assert all(board(world).trace == [1, 3, 3] for world in worlds(match, 1))


def test_a_hidden_choice_that_was_shown_later_in_the_step_is_the_same_in_every_world() -> None:
    def show(g: Board) -> Flow:
        g.secrets[0] = yield choose_privately(0, "n", [1, 2, 3, 4])
        g.reveal(ALL, g.secrets[0])
        g.trace.append((yield choose(1, "n", [1, 2])))

    match = small([show])
    match.play(0, 3)
    assert {board(world).secrets[0] for world in worlds(match, 1)} == {3}


def test_worlds_of_a_draw_are_as_likely_as_the_draws() -> None:
    match = small([draw_and_ask])
    counts = Counter(board(world).secrets[1] for world in worlds(match, 0, 1800))
    assert len(counts) == 9
    assert all(140 < times < 260 for times in counts.values())


def test_a_world_that_nobody_could_believe_is_an_error() -> None:
    def contradict(g: Board) -> Flow:
        g.secrets[0] = g.draw(g.pool, NOBODY)
        g.reveal(ALL, 7 if g.chance.counter % 2 else 8)
        g.trace.append(g.chance.below(1000))
        g.reveal(ALL, int(str(g.trace[-1])))
        g.trace.append((yield choose(1, "n", [1, 2])))

    match = small([contradict])
    with pytest.raises(RuntimeError, match="no world found that seat 0 could believe"):
        match.world(0, "w")


def test_when_the_match_is_over_nothing_is_hidden() -> None:
    match = play_on(new("proving", 3, 8), random.Random(8))
    assert match.over
    for seat in (None, 0, 2):
        assert standing(match.world(seat, "w"))["state"] == standing(match)["state"]


def test_a_guard_shown_inside_a_raid_lies_on_the_table_in_every_world() -> None:
    """A reaction whose answer is private and whose outcome everybody saw, in a running step."""
    for seed in range(200):
        match = new("proving", 3, seed, {"deck": RAIDERS})
        dice = random.Random(seed)
        while not match.over:
            decision = match.decisions[0]
            last = match.moves[-1] if match.moves else None
            guarded = last is not None and last.kind == "guard" and last.option != "yield"
            if decision.kind == "boast" and guarded and last is not None:
                for seat in (None, 0, 1, 2):
                    for world in worlds(match, seat, 10):
                        assert isinstance(world.state, FairState)
                        assert world.state.phase == MARKET
                        assert last.option in world.state.table
                        assert world.view(seat) == match.view(seat)
                return
            match.play(decision.seat, dice.choice(decision.options))
    raise AssertionError("nobody ever showed a guard")
