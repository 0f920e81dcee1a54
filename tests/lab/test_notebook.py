"""A match in a notebook: a picture of the score sheet and of what is asked."""

from __future__ import annotations

import random
from xml.etree import ElementTree as ET

import pytest

import tafelrunde as tr
from tafelrunde.lab.notebook import draw


def texts(svg: str) -> list[str]:
    root = ET.fromstring(svg)  # noqa: S314 - our own picture
    return [element.text or "" for element in root.iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("game", tr.game_names())
def test_every_game_is_drawn_with_its_score_sheet_and_its_question(game: str) -> None:
    match = tr.new(game, seats=2, seed="1")
    dice = random.Random(1)
    for _ in range(4):
        decision = match.decisions[0]
        match.play(decision.seat, dice.choice(decision.options))
    said = texts(match._repr_svg_())
    assert [points.replace("−", "-") for points in said].count(str(match.scores[0])) >= 1
    # Its title and number, the seats, a row for each line and the sum, and each question.
    rows = (len(match.score_sheet) + 1) * 3
    assert len(said) == 2 + 2 + rows + len(match.decisions)
    assert len(texts(draw(match, "de"))) == len(said)


def test_names_are_drawn_as_they_are_and_the_end_with_its_places() -> None:
    match = tr.new("noughts", seats=2, seed="1", names=["<Anna>", "B & C"])
    for seat, cell in ((0, 4), (1, 0), (0, 2), (1, 7), (0, 6)):
        match.play(seat, cell)
    said = texts(draw(match))
    assert {"<Anna>", "B & C"} <= set(said)
    assert said[-2:] == ["Place 1", "Place 2"]
