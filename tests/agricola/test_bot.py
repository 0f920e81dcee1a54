"""The greedy bot: it feeds its family, grows, and beats random players."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde import new
from tafelrunde.bots.agricola.worth import worth
from tafelrunde.bots.registry import find
from tafelrunde.games.agricola.board.farm import BORDER
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import BREEDING, FEEDING
from tests.agricola.table import give, table


@pytest.mark.parametrize(("seats", "family"), [(2, True), (2, False), (3, False), (4, True)])
def test_greedy_beats_random_players_feeds_and_grows(seats: int, family: bool) -> None:
    people, begged = [], 0
    for seed in range(6):
        match = new("agricola", seats, f"bot-{seed}", {"variant.family": family})
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
        begged += state.farms[mine].begging
        people.append(state.farms[mine].people)
    # A child and more in each match, and no marker in most, taken together.
    assert sum(people) > 3 * len(people)
    assert begged < len(people)


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


def food_until_fed(g: Agricola) -> int:
    """How much food seat 0 takes before the next one is worth less: what its meal still lacks."""
    steps = [worth(g, 0)]
    for _ in range(8):
        give(g.farms[0], food=1)
        steps.append(worth(g, 0))
    gains = [after - before for before, after in pairwise(steps)]
    return next(count for count, gain in enumerate(gains) if gain < gains[0] - 0.01)


def harvesting(phase: int, waiting: int) -> Agricola:
    """Round 4, in a harvest whose fields were reaped; a field of grain still stands."""
    g = table(2)
    g.round, g.phase, g.waiting = 4, phase, waiting
    g.farms[0].fields = 1
    g.farms[0].crops[0] = 2
    return g


def test_greedy_counts_no_crop_for_a_meal_after_the_fields_were_reaped() -> None:
    assert food_until_fed(harvesting(FEEDING, waiting=2)) == 4


def test_greedy_thinks_of_the_next_harvest_once_it_has_fed() -> None:
    for g in (harvesting(FEEDING, waiting=1), harvesting(BREEDING, waiting=2)):
        hungry = worth(g, 0)
        give(g.farms[0], food=1)
        # The next harvest is three rounds away: food for it is not as dear as now.
        assert worth(g, 0) - hungry < 2
        # One crop comes until then.
        assert food_until_fed(g) == 2


def test_greedy_fears_no_hunger_after_the_last_meal() -> None:
    g = harvesting(BREEDING, waiting=2)
    g.round = 14
    hungry = worth(g, 0)
    give(g.farms[0], food=1)
    assert worth(g, 0) == hungry
