"""The log: one sentence for one thing done."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.decision import Option
from tafelrunde.words import render
from tests.lydia.table import Table, card

RICH = {"blue": 6, "yellow": 6, "green": 6, "red": 6, "coin": 12}


def told(table: Table, *moves: Option, language: str = "en") -> list[str]:
    """What the log says about the last of these moves."""
    match = table.match()
    for move in moves:
        match.heard.clear()
        match.play(match.decisions[0].seat, move)
    events = [heard.event for heard in match.heard]
    sentences = match.game.narrate(match.state, events)
    return [render(sentence.text, language) for sentence in sentences]


def at_the_fountain() -> Table:
    return Table().draws("red").level(0, 3).at("fountain", "green").holds(0, **RICH)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Seat 1 buys Exchange of blue and yellow for 2 amphorae and 2 meat."),
        ("de", "Platz 1 kauft „Wechselhaus für Blau und Gelb“ für 2 Amphoren und 2 Fleisch."),
    ],
)
def test_what_is_bought_is_told_with_its_price(language: str, sentence: str) -> None:
    moves: tuple[Option, ...] = ("fountain", card("gold-pair-blue-yellow"), (0, 0, 2, 2, 0))
    assert told(at_the_fountain(), *moves, language=language)[0] == sentence


def test_what_a_gate_pays_is_told_at_once_source_by_source() -> None:
    table = Table().draws("red").at("blue", "green")
    assert told(table, "blue")[:2] == [
        "Seat 1 places the red merchant at the blue gate.",
        "Seat 1 gets 1 stone (gate), 1 amphora and 1 meat (merchants).",
    ]


def test_what_finds_no_room_is_told_once_with_what_came() -> None:
    table = Table().draws("blue").holds(0, blue=6, green=6).at("blue", "green", "red")
    assert told(table, "blue")[1] == (
        "Seat 1 gets 1 meat (merchants); no room for more stone and amphora."
    )


def test_a_pair_leaves_in_one_sentence() -> None:
    table = Table().draws("red").at("blue", "red")
    assert "2 red merchants leave the blue gate for the fountain." in told(table, "blue")


def test_who_has_two_bonuses_is_asked_for_one_and_then_for_the_last() -> None:
    table = Table().draws("red").holds(0, blue=5, green=5).at("blue", "green")
    match = table.play("blue")
    asked = []
    while match.decisions[0].kind == "bonus":
        asked.append(render(match.game.prompt(match.state, match.decisions[0]), "en"))
        match.play(0, match.decisions[0].options[0])
    assert asked == [
        "You have 2 bonuses for reaching 6. Choose one.",
        "Choose your bonus for reaching 6.",
    ]
