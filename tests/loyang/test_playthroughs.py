"""Golden playthroughs, told in words, and counts of courses."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.kernel.decision import Decision, Option
from tests.generic.golden import Player, check_golden, playthrough
from tests.generic.perft import perft
from tests.loyang.table import BEAN, LEEK, THREE, WHEAT, Table

pytestmark = pytest.mark.everywhere

NAMES = ["Anna", "Bernd", "Chloé", "Deniz"]
SHOWS = {
    1: ["11 solo game: grid, row prices, sliding"],
    2: ["3 prelude, 4 harvest and card phase with the reveal of two players", "5 actions, 6, 7"],
    3: ["4.2 courtyard, tokens, fields to pay", "5 actions, 6 end of a turn, 7 end of the game"],
    4: ["4.3 pairs: partner, helpers that reach the partner alone", "3 introductory version"],
}


def greedy(seed: str) -> Player:
    bot = find("greedy")(seed)

    def choose(match: Match, decision: Decision) -> Option:
        return bot.choose(match, decision)

    return choose


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_of_greedy_bots(seats: int) -> None:
    options = {"introductory": seats == 4}
    match = new("loyang", seats, 9, options, NAMES[:seats], listening=True)
    text = playthrough(f"A match for {seats}", SHOWS[seats], match, greedy("golden"))
    check_golden("loyang", f"match-for-{seats}", text)


def helpers_table() -> Match:
    table = Table(3)
    table.show(
        0, "market_woman", "farmhand", "wholesaler", "regular_customer_14", "market_stall_11"
    )
    table.show(1, "market_stall_12")
    table.field(0, THREE)
    table.cart(0, WHEAT, BEAN, LEEK, BEAN)
    return table.match()


@pytest.mark.parametrize(
    ("match", "counts"),
    [
        (lambda: new("loyang", 1, 9), [4, 43, 244]),
        (lambda: new("loyang", 2, 9), [4, 16, 82]),
        (lambda: new("loyang", 4, 9), [4, 16, 61]),
        (helpers_table, [25, 441]),
    ],
    ids=["solo", "two", "four", "helpers"],
)
def test_courses_of_a_few_decisions(match: object, counts: list[int]) -> None:
    assert callable(match)
    start = match()
    assert [perft(start, depth) for depth in range(1, len(counts) + 1)] == counts
