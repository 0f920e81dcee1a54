"""Section 3: draw, place, refill."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from tafelrunde import Match, new
from tafelrunde.games.lydia.terminal import draw
from tafelrunde.words import render
from tests.generic.playing import play_on, random_move
from tests.lydia.table import Table, asked, offered, play, standing, state, why


def test_a_turn_draws_one_merchant_from_the_bag_of_four() -> None:
    g = state(Table().bag(0, "blue", "blue", "red", "red").match())
    assert g.drawn in (0, 3)
    assert sorted([*g.bags[0], g.drawn]) == [0, 0, 3, 3]


def test_every_merchant_of_the_bag_can_be_drawn() -> None:
    drawn = {state(new("lydia", 2, seed)).drawn for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_merchant_goes_to_any_gate_or_the_fountain() -> None:
    match = Table().draws("green").match()
    assert offered(match) == ["blue", "yellow", "green", "red", "fountain"]


def test_an_action_with_nothing_to_gain_is_still_legal() -> None:
    """R3: the fountain without buying, a gate with full tracks."""
    match = Table().draws("green").play("fountain")
    assert state(match).turn == 1  # nothing to buy, nobody else at the fountain: the turn is over


def test_the_refill_takes_any_merchant_from_the_fountain() -> None:
    match = Table().draws("green").at("fountain", "red", "lydian", "lydian").play("blue")
    assert asked(match) == "refill"
    assert offered(match) == ["red", "lydian"]
    play(match, "lydian")
    assert sorted(state(match).bags[0]) == [2, 2, 2, 4]
    assert standing(match, "fountain") == ["red", "lydian"]


def test_the_merchant_just_placed_at_the_fountain_may_be_taken_back() -> None:
    match = Table().draws("green").at("fountain", "red").play("fountain")
    assert "green" in offered(match)


def test_a_merchant_that_came_to_the_fountain_this_turn_may_be_taken() -> None:
    match = Table().draws("green").at("blue", "green").at("fountain", "red").play("blue")
    assert offered(match) == ["green", "red"]


def test_with_an_empty_fountain_a_merchant_comes_from_any_gate() -> None:
    match = Table().draws("green").at("red", "yellow").play("blue")
    assert asked(match) == "refill"
    assert offered(match) == [("blue", "green"), ("red", "yellow")]
    play(match, ("red", "yellow"))
    assert standing(match, "red") == []
    assert sorted(state(match).bags[0]) == [1, 2, 2, 2]


def test_as_long_as_the_fountain_has_merchants_the_gates_keep_theirs() -> None:
    match = Table().draws("green").at("red", "yellow").at("fountain", "red", "blue").play("blue")
    assert why(match, ("red", "yellow")) == "fountain-first"
    assert why(match, "green") == "not-at-fountain"


def test_every_turn_starts_and_ends_with_four_merchants_in_the_bag() -> None:
    match = new("lydia", 3, 5, {"modules": "all"})
    dice = random.Random(5)
    turns = 0
    while not match.over:
        turn = state(match).turn
        match.play(*random_move(match, dice))
        if state(match).turn != turn:
            g = state(match)
            turns += 1
            sizes = [len(bag) for bag in g.bags]
            if g.drawn >= 0:
                sizes[g.active()] += 1
            assert sizes == [4, 4, 4]
    assert turns > 20


def test_seats_play_clockwise_from_the_start_player() -> None:
    match = new("lydia", 4, 3)
    dice = random.Random(3)
    first = state(match).first
    for turn in range(9):
        assert state(match).active() == (first + turn) % 4
        while state(match).turn == turn:
            match.play(*random_move(match, dice))


def test_a_turn_opens_with_chance_so_the_table_waits_before_the_next() -> None:
    match = new("lydia", 2, 1, waits=3)
    dice = random.Random(1)
    seat = state(match).active()
    while state(match).turn == 0:
        match.play(*random_move(match, dice))
    assert match.waiting() == [seat]
    assert match.decisions == []
    match.confirm(seat)
    assert state(match).drawn >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_safety_stop_ends_a_match_that_nobody_ends(seats: int) -> None:
    """R29: after so many turns each, and nobody holds the token."""
    options = {"rules": {"safety_turns_per_player": 3}}
    match = play_on(new("lydia", seats, 1, options), random.Random(1))
    assert state(match).turn == 3 * seats
    assert state(match).token == -1
    assert match.over


@pytest.mark.parametrize(
    ("language", "sentence", "board"),
    [
        ("en", "Nobody has taken the fountain token in 2 turns each", "stopped after 2 turns each"),
        ("de", "In je 2 Zügen hat niemand", "abgebrochen nach je 2 Zügen"),
    ],
)
def test_the_safety_stop_is_told_once_at_the_end(language: str, sentence: str, board: str) -> None:
    options = {"rules": {"safety_turns_per_player": 2}}
    match = new("lydia", 3, 1, options, listening=True)
    dice = random.Random(1)
    while not match.over:
        assert "stopped" not in [heard.event.name for heard in match.events(None)]
        match.play(*random_move(match, dice))
    heard = [heard.event for heard in match.events(None)]
    assert [event.name for event in heard].count("stopped") == 1
    assert heard[-1].name == "stopped"
    [told] = match.game.narrate(match.state, heard[-1:])
    assert render(told.text, language, "words", []).startswith(sentence)
    assert board in drawn(match, language)


def test_a_match_that_somebody_ends_is_not_stopped() -> None:
    match = Table().match()
    state(match).ends = 0
    state(match).token = 1
    assert not match.game.stopped(match.state)
    assert "stopped after" not in drawn(match, "en")


def drawn(match: Match, language: str) -> str:
    """The table on a terminal."""
    console = Console(width=300, record=True, file=io.StringIO())
    console.print(draw(match, None, language))
    return console.export_text()
