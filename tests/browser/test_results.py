"""The results of a match: how many there are of what brings points, beside the points."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde import new
from tafelrunde.bots import find
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor

Player = dict[str, Any]


def unused(player: Player) -> int:
    return next(int(row["count"]) for row in player["score"] if row["id"] == "unused")


def loans(player: Player) -> int:
    return int(player["loans"])


def influence(player: Player) -> int:
    return int(player["influence"])


# A line of each game's sheet, and what is counted there.
LINES = {
    "agricola": ("Unused spaces", unused),
    "loyang": ("Loans", loans),
    "lydia": ("Influence", influence),
}


def watch_the_end(visitor: Visitor, game: str) -> list[Player]:
    """Look at the end of a match that two bots have played at random; what its players have."""
    match = new(game, 2, 4, {"variant.family": True} if game == "agricola" else {})
    bots = [find("random")(f"{seat}") for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match.fork(), decision))
    visitor.become("Anna")
    visitor.go(f"/t/{visitor.post('/api/records', match.record.text())['code']}")
    expect(visitor.page.locator("tfoot .T").first).to_be_visible()
    ranking = match.ranking
    players: list[Player] = match.view(None)["players"]
    return [players[seat] for seat in sorted(range(2), key=lambda seat: (ranking[seat], seat))]


@pytest.mark.parametrize(
    "game",
    [
        "agricola",
        pytest.param("loyang", marks=pytest.mark.soak),
        pytest.param("lydia", marks=pytest.mark.soak),
    ],
)
def test_what_is_counted_stands_beside_the_points(welcome: Welcome, game: str) -> None:
    anna = welcome(size="small phone")
    players = watch_the_end(anna, game)
    name, count = LINES[game]
    sheet = anna.page.get_by_role("region", name="Score sheet")
    line = sheet.get_by_role("row").filter(has=anna.page.get_by_role("rowheader", name=name))
    for place, player in enumerate(players):
        told = count(player)
        words = f"{told}:" if told or game != "loyang" else ""
        expect(line.get_by_role("cell").nth(place).locator("small")).to_have_text(words)
    # What is less than nothing has a true minus sign.
    assert re.findall(r"(?<!\w)-\d", anna.page.locator("main").inner_text()) == []
    assert anna.sideways() == 0
