"""The search bot answers at any table, knows nothing hidden, keeps to its time, and plays well."""

from __future__ import annotations

from resource import RUSAGE_SELF, getrusage
from time import monotonic
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.expert import LevelBot
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.trials import FINALISTS, Trials, Tried, surely_better
from tafelrunde.kernel.judge import Effort
from tafelrunde.lab.loop import play_out

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("agricola", 1, {"variant.family": True}),
    ("agricola", 3, {"variant.family": True}),
    ("agricola", 2, {"variant.family": False}),
    ("loyang", 1, {}),
    ("loyang", 4, {}),
    ("lydia", 2, {"hidden_bags": True}),
    ("lydia", 4, {"modules": "all"}),
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def led_to(game: str, seats: int, options: dict[str, Any], answers: int) -> Match:
    """A match in which greedy bots have given so many answers."""
    match = new(game, seats, f"search-{seats}", options)
    bots = [find("greedy")(str(seat)) for seat in range(seats)]
    for _ in range(answers):
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    while len(match.decisions[0].options) == 1:
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    return match


@every_table
def test_the_same_view_seed_and_playouts_give_the_same_answer(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    match = led_to(game, seats, options, 12)
    decision = match.decisions[0]
    chosen = find("search:6")("same").choose(match, decision)
    assert decision.offers(chosen)
    for number in range(3):
        world = match.world(decision.seat, f"truth {number}")
        assert find("search:6")("same").choose(world, world.decisions[0]) == chosen


@pytest.mark.soak
@every_table
def test_in_twenty_truths_behind_a_view_it_answers_alike(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for answers in (0, 9, 30, 45):
        match = led_to(game, seats, options, answers)
        decision = match.decisions[0]
        chosen = find("search:24")("same").choose(match, decision)
        for number in range(20):
            world = match.world(decision.seat, f"truth {number}")
            assert find("search:24")("same").choose(world, world.decisions[0]) == chosen


def test_who_has_no_time_left_takes_what_the_judge_likes_best() -> None:
    match = led_to("loyang", 2, {}, 6)
    bot = SearchBot("late", seconds=3600.0)
    bot.until = monotonic()
    greedy = find("greedy")("late").choose(match, match.decisions[0])
    assert bot.choose(match, match.decisions[0]) == greedy


def test_another_option_must_gain_more_than_chance_would_have_it() -> None:
    favourite, other = Tried(0), Tried(1)
    favourite.results = [0.0, 0.0, 0.0, 0.0]
    other.results = [3.0, -1.0, 3.0, -1.0]
    assert not surely_better(other, favourite)
    other.results = [3.0, 0.0, 3.0, 0.0]
    assert surely_better(other, favourite)
    assert not surely_better(favourite, other)


class Counted(Trials):
    """Options that come out as their place says, in no time."""

    def tried_out(self, world: Match, one: Tried, key: str) -> None:
        one.results.append(float(self.tried.index(one) % 5))


def test_the_better_half_is_played_out_again_and_the_favourite_always() -> None:
    match = led_to("loyang", 2, {}, 20)
    effort = Effort("lots", 60)
    trials = Counted(match, match.decisions[0], judge_for(match.game), effort)
    assert len(trials.tried) > FINALISTS
    trials.run()
    counts = [len(one.results) for one in trials.tried]
    assert counts[0] == max(counts)
    assert counts[4] == max(counts)
    assert min(counts) < max(counts)
    assert sum(counts) <= effort.playouts


@pytest.mark.parametrize("moves", [70, pytest.param(10_000, marks=pytest.mark.soak)])
def test_it_answers_whenever_its_time_ends_and_keeps_no_memory(moves: int) -> None:
    each = moves // len(TABLES)
    begun = getrusage(RUSAGE_SELF).ru_maxrss
    for game, seats, options in TABLES:
        made = 0
        while made < each:
            match = new(game, seats, f"limits-{made}", options)
            bots = [LevelBot(f"{made}:{seat}", seconds=0.001) for seat in range(seats)]
            while not match.over and made < each:
                decision = match.decisions[0]
                option = bots[decision.seat].choose(match, decision)
                assert decision.offers(option)
                match.play(decision.seat, option)
                made += 1
    # In KiB.
    assert getrusage(RUSAGE_SELF).ru_maxrss - begun < 128 * 1024


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "options"), [("agricola", {"variant.family": True}), ("loyang", {}), ("lydia", {})]
)
def test_search_beats_greedy_in_most_matches(game: str, options: dict[str, Any]) -> None:
    won = 0.0
    for number in range(20):
        seat = number % 2
        names = ["greedy", "greedy"]
        names[seat] = "search"
        match = new(game, 2, f"strength-{number}", options)
        play_out(match, [find(name)(f"{number}:{n}") for n, name in enumerate(names)])
        won += (match.ranking[seat] == 1) / match.ranking.count(1)
    assert won >= 15
