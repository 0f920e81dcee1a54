"""The table on a terminal of eighty columns: nothing is broken in two, everything is explained."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from tafelrunde import Match, new
from tafelrunde.bots.registry import find
from tafelrunde.games.agricola.shown.terminal import brings, draw, legend
from tafelrunde.kernel.text import Text, dashed
from tafelrunde.words import LANGUAGES, render

WIDTH = 80


def shown(drawn: RenderableType) -> list[str]:
    out = StringIO()
    Console(file=out, width=WIDTH, highlight=False).print(drawn)
    return out.getvalue().split("\n")


def late_match() -> Match:
    """Four farms with full supplies."""
    match = new("agricola", 4, "terminal", {"tile.side_job": True})
    bot = find("greedy")("terminal")
    while match.view(0)["round"] < 14:
        decision = match.decisions[0]
        match.play(decision.seat, bot.choose(match, decision))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_amounts_stand_whole_on_their_line(language: str) -> None:
    match = late_match()
    lines = shown(draw(match, 0, language))
    view = match.view(0)
    names = [f"agricola-space-{dashed(space['name'])}" for space in view["spaces"]]
    names += [f"agricola-major-{dashed(major['name'])}" for major in view["majors"]]
    words = [render(Text(name), language) for name in names]
    for player in view["players"]:
        words += [
            render(Text(f"agricola-amount-{good}", count=count), language)
            for good, count in player["goods"].items()
            if count
        ]
    for word in words:
        assert any(word in line for line in lines), word


def test_the_farms_stand_side_by_side_row_by_row() -> None:
    lines = shown(draw(late_match(), 2, "en"))
    edges = [line for line in lines if line.startswith("+")]
    assert len(edges) == 4
    assert all(line.count("+") == 4 * 6 for line in edges)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign_space_and_improvement(language: str) -> None:
    for seats, options in ((1, {}), (4, {"partner.enabled": True}), (3, {})):
        match = new("agricola", seats, 1, options)
        said = "\n".join(shown(legend(match, 0, language)))
        view = match.view(None)
        for space in view["spaces"]:
            assert render(Text(f"agricola-space-{dashed(space['name'])}"), language) in said
        for sign in "⚘●⚑♟▒▓█≡·⌂":
            assert sign in said
        assert "[" not in said.replace("[1]", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_tells_what_each_card_does_and_shows_the_hand_so_far(language: str) -> None:
    options = {"hand.mode": "draft_sequential"}
    match = new("agricola", 2, 1, options)
    for decision in list(match.decisions):
        match.play(decision.seat, decision.options[0])
    decision = match.decisions[0]
    for option in decision.options:
        said = brings(match, decision, option, language)
        assert said == render(Text(f"agricola-card-{str(option).lower()}.text"), language)
    (kept,) = match.view(0)["players"][0]["hand"]
    name = render(Text(f"agricola-card-{kept.lower()}"), language)
    assert any(name in line for line in shown(draw(match, 0, language)))
    assert not any(name in line for line in shown(draw(match, None, language)))
