"""The greedy bot: it feeds its family, grows, and beats random players."""

from __future__ import annotations

import pytest

from tafelrunde import new
from tafelrunde.bots.agricola_worth import worth
from tafelrunde.bots.registry import find
from tafelrunde.games.agricola.farm import BORDER
from tafelrunde.games.agricola.state import Agricola
from tests.agricola.table import give, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_players_feeds_and_grows(seats: int) -> None:
    for seed in range(3):
        match = new("agricola", seats, f"bot-{seed}")
        mine = seed % seats
        bots = [
            find("greedy" if seat == mine else "random")(f"{seed} {seat}") for seat in range(seats)
        ]
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, bots[decision.seat].choose(match, decision))
        assert match.ranking[mine] == 1
        state = match.state
        assert isinstance(state, Agricola)
        assert state.farms[mine].begging <= 1
        assert state.farms[mine].people > 2


def test_greedy_runs_a_decent_farm_alone() -> None:
    for seed in range(2):
        match = new("agricola", 1, f"alone-{seed}")
        bot = find("greedy")("solo")
        while not match.over:
            decision = match.decisions[0]
            match.play(0, bot.choose(match, decision))
        assert match.scores[0] > 20


def test_greedy_closes_its_pastures_also_where_they_may_stay_unfinished() -> None:
    match = new("agricola", 1, "edges", {"play.unfinished_pastures": True})
    bot = find("greedy")("edges")
    while not match.over:
        match.play(0, bot.choose(match, match.decisions[0]))
    state = match.state
    assert isinstance(state, Agricola)
    assert state.farms[0].pastures
    walls = 0
    for pasture in state.farms[0].pastures:
        walls |= BORDER[pasture]
    assert state.farms[0].fences == walls


def test_greedy_knows_what_a_newborn_will_eat_when_it_has_grown_up() -> None:
    for seats, adult in ((1, 3), (2, 2)):
        g = table(seats)
        g.round = 3
        farm = g.farms[0]
        farm.people, farm.newborn = 3, 1
        give(farm, food=3 * adult - 1)
        hungry = worth(g, 0)
        give(farm, food=1)
        enough = worth(g, 0)
        give(farm, food=1)
        # The last food that is missing is worth more than any beyond the meal.
        assert enough - hungry > 2 * (worth(g, 0) - enough)
