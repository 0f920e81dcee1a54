"""The table on a terminal, in both languages, at every seat count."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tafelrunde import new
from tafelrunde.games.loyang.terminal import draw, legend
from tafelrunde.words import LANGUAGES


def printed(what: object) -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(what)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_can_be_drawn(seats: int, language: str) -> None:
    match = new("loyang", seats, 5, {"introductory": seats == 2})
    for number in range(150):
        if match.over:
            break
        decision = match.decisions[0]
        if number % 10 == 0:
            for seat in (None, *range(seats)):
                assert printed(draw(match, seat, language))
            assert printed(legend(match, language))
        match.play(decision.seat, decision.options[number % len(decision.options)])


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    match = new("loyang", 2, 5)
    while match.decisions[0].kind != "draft":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert "Hand" in printed(draw(match, 0, "en"))
    assert "Hand" not in printed(draw(match, None, "en"))
