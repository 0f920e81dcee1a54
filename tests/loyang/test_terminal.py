"""The table on a terminal, in both languages, at every seat count."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tafelrunde import new
from tafelrunde.games.loyang.shown.terminal import draw, legend
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render


def printed(what: object) -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(what)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


# Each number of seats in one language and each language twice; the other pairs are for the soak.
DRAWN = [
    pytest.param(
        seats, language, marks=[pytest.mark.soak] * (LANGUAGES.index(language) != seats % 2)
    )
    for seats in (1, 2, 3, 4)
    for language in LANGUAGES
]


@pytest.mark.parametrize(("seats", "language"), DRAWN)
def test_every_position_can_be_drawn(seats: int, language: str) -> None:
    match = new("loyang", seats, 5, {"introductory": seats == 2})
    for number in range(150):
        if match.over:
            break
        decision = match.decisions[0]
        if number % 25 == 0:
            for seat in (None, *range(seats)):
                assert printed(draw(match, seat, language))
                assert printed(legend(match, seat, language))
        match.play(decision.seat, decision.options[number % len(decision.options)])


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    match = new("loyang", 2, 5)
    while match.decisions[0].kind != "draft":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert "Hand" in printed(draw(match, 0, "en"))
    assert "Hand" not in printed(draw(match, None, "en"))


def test_who_is_asked_before_the_first_turn_is_not_said_to_wait() -> None:
    match = new("loyang", 2, 5)
    assert match.decisions[0].kind == "home"
    assert "waits" not in printed(draw(match, 0, "en"))
    while match.decisions[0].kind != "act":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    shown = printed(draw(match, 0, "en"))
    assert "(acts)" in shown
    assert "(waits)" in shown


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (3, "de")])
def test_the_legend_tells_what_every_card_in_sight_says(seats: int, language: str) -> None:
    match = new("loyang", seats, 5)
    while not match.over:
        decision = match.decisions[0]
        if decision.kind in ("draft", "grid"):
            said = " ".join(printed(legend(match, decision.seat, language)).split())
            for fact in match.view(decision.seat)["cards"].values():
                for text in (fact["name"], *([fact["rule"]] if "rule" in fact else [])):
                    assert " ".join(render(Text(text[0]), language).split()) in said, fact
        match.play(decision.seat, decision.options[0])


def test_the_legend_tells_no_card_of_another_hand() -> None:
    match = new("loyang", 2, 5)
    while match.decisions[0].kind != "draft":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    view = match.view(0)
    held = [view["cards"][str(card)] for card in view["players"][0]["hand"]]
    rules = [render(Text(fact["rule"][0]), "en")[:30] for fact in held if "rule" in fact]
    assert rules
    for rule in rules:
        assert rule in printed(legend(match, 0, "en"))
        assert rule not in printed(legend(match, 1, "en"))
