"""Golden playthroughs, told in words, and counts of courses."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.games.lydia.terms import SIDES
from tafelrunde.kernel.decision import Decision, Option
from tests.generic.golden import Player, check_golden, playthrough
from tests.generic.perft import perft
from tests.lydia.table import Table

pytestmark = pytest.mark.everywhere


def greedy(seed: str) -> Player:
    """Every seat is played by the greedy bot."""
    bot = find("greedy")(seed)

    def choose(match: Match, decision: Decision) -> Option:
        return bot.choose(match, decision)

    return choose


def greedy_for_tiles_and_artisans(seed: str) -> Player:
    """The greedy bot, taking every artisan and acquiring every tomb and estate that it can."""
    otherwise = greedy(seed)

    def choose(match: Match, decision: Decision) -> Option:
        if decision.kind == "refill" and "artisan" in decision.options:
            return "artisan"
        if decision.kind == "buy":
            tiles = [option for option in decision.options if option in SIDES]
            if tiles:
                return tiles[0]
        return otherwise(match, decision)

    return choose


def test_the_base_game_for_two() -> None:
    match = new("lydia", 2, 21, names=["Anna", "Bernd"], listening=True)
    text = playthrough(
        "The base game for two",
        [
            "2 setup, 3 a turn, 4 gate action, 5 fountain action",
            "6 space-6 bonus, 7 influence track, 8 end and scoring",
        ],
        match,
        greedy("two"),
    )
    check_golden("lydia", "base-game-for-two", text)


def test_king_courtyards_chariots_and_estates_for_three() -> None:
    modules = ["croesus", "courtyards", "chariots", "estates"]
    names = ["Anna", "Bernd", "Chloé"]
    match = new("lydia", 3, 8, {"modules": modules}, names, listening=True)
    text = playthrough(
        "The royal city for three",
        ["9 modules 1, 4, 7 and 8; how the modules meet: 4 + any"],
        match,
        greedy("three"),
    )
    check_golden("lydia", "royal-city-for-three", text)


def test_all_modules_for_four() -> None:
    names = ["Anna", "Bernd", "Chloé", "Deniz"]
    match = new("lydia", 4, 50, {"modules": "all"}, names, listening=True)
    text = playthrough(
        "All modules for four",
        [
            "9 all modules together: tombs and estates mixed (R22), artisans at gates and fountain",
            "how the modules meet: 1 + 3, 2 + 3, 3 + 7, 5 + 7",
        ],
        match,
        greedy_for_tiles_and_artisans("four"),
    )
    told = {heard.event.name for heard in match.heard}
    assert {"tomb", "estate", "king", "swap", "rank"} <= told
    assert any(heard.event.name == "place" and heard.event.args[3] for heard in match.heard)
    check_golden("lydia", "all-modules-for-four", text)


# --- courses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "modules", "counts"),
    [
        (2, [], [5, 20, 100, 319]),
        (3, ["croesus", "courtyards"], [6, 27, 142, 648]),
        (4, "all", [6, 27, 142, 648]),
    ],
)
def test_the_number_of_courses_from_the_start(
    seats: int, modules: object, counts: list[int]
) -> None:
    match = new("lydia", seats, 1, {"modules": modules})
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_number_of_courses_of_a_rich_fountain_action() -> None:
    table = Table(2, ["tomb", "builders"]).draws("lydian", "red").level(0, 6).without_gold("n", "w")
    table.at("fountain", "blue", "red").at("green", "lydian", "yellow")
    table.holds(0, blue=3, yellow=2, green=2, red=3, coin=3).owns(0, "silver-gate-red")
    match = table.match()
    assert [perft(match, depth) for depth in (1, 2, 3)] == [9, 83, 677]
