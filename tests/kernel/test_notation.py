"""Notation: a match in one line, both ways, and clear errors."""

from __future__ import annotations

import random

import pytest

from tafelrunde import TafelrundeError, from_notation, new, notation
from tafelrunde.kernel.notation import option_from, option_text
from tests.generic.playing import play_on, standing


@pytest.mark.parametrize(
    ("option", "word"),
    [
        (7, "7"),
        (-3, "-3"),
        ("done", "done"),
        ((3, 0, -1), "3.0.-1"),
        ((5,), "5."),
        (("a", 2), "a.2"),
        ((), "."),
    ],
)
def test_an_option_is_one_word(option: object, word: str) -> None:
    assert option_text(option) == word  # type: ignore[arg-type]
    assert option_from(word) == option


def test_a_match_without_moves() -> None:
    match = new("proving", 2, 7)
    assert notation(match) == "proving@1/2 7 :"
    assert standing(from_notation("proving@1/2 7 :")) == standing(match)


def test_moves_that_were_taken_back_are_left_out() -> None:
    match = play_on(new("proving", 2, 7), random.Random(1), 9)
    line = notation(match)
    match.play(match.decisions[0].seat, match.decisions[0].options[0])
    match.undo()
    assert notation(match) == line


def test_options_travel_along() -> None:
    options = {"rounds": 2, "deck": ["raid", "guard"] * 8}
    match = play_on(new("proving", 2, 7, options), random.Random(1), 9)
    back = from_notation(notation(match))
    assert back.header.options == match.header.options
    assert standing(back) == standing(match)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "no notation"),
        ("hello", "no notation"),
        ("proving@1/2", "no notation"),
        ("proving@x/2 7 :", "no notation"),
        ("proving@1/x 7 :", "no notation"),
        ("proving@1/9 7 :", "for 2 to 4 seats, not 9"),
        ("proving@2/2 7 :", "follows rules 2 of proving"),
        ("chess@1/2 7 :", "no game 'chess'"),
        ("proving@1/2 7 +nonsense :", "no notation"),
        ("proving@1/2 7 : 0", "move 1: '0' is no move"),
        ("proving@1/2 7 : x:1", "move 1: 'x:1' is no move"),
        ("proving@1/2 7 : ²:1", "is no move"),
        ("proving@1/2 7 : 0:", "move 1: '0:' is no move"),
        ("proving@1/2 7 : 0:59", "move 1: pick 59 is not allowed: not-in-pack"),
        ("proving@1/2 7 : 0:--1", "move 1: '--1' is no option of pick"),
        ("proving@1/2 7 : 3:1", "move 1: there is no seat 3"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_the_reason(line: str, said: str) -> None:
    with pytest.raises(TafelrundeError) as error:
        from_notation(line)
    assert said in str(error.value)


def test_a_match_from_a_position_has_no_notation() -> None:
    world = play_on(new("proving", 2, 7), random.Random(1), 5).world(0, "w")
    with pytest.raises(TafelrundeError, match="no one-line notation"):
        notation(world)
