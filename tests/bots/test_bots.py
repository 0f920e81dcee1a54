"""Bots sit at any table, know what their seat knows, and play the same by the same seed."""

from __future__ import annotations

import sys
from itertools import pairwise
from subprocess import run
from typing import Any

import pytest

from tafelrunde import Match, TafelrundeError, game_names, new
from tafelrunde.bots import bot_names, find, level_names, title
from tafelrunde.bots.base import Luck
from tafelrunde.kernel.decision import Option
from tafelrunde.lab.loop import play_out
from tafelrunde.lab.simulate import Plan, play_one
from tafelrunde.words import render


def played(match: Match, *names: str) -> Match:
    bots = [
        find(names[seat % len(names)])(f"{match.header.seed}:{seat}") for seat in range(match.seats)
    ]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return match


def moves(match: Match) -> list[tuple[int, Option]]:
    return [(move.seat, move.option) for move in match.moves]


def wins(seats: int, games: int, **options: Any) -> float:
    """The greedy bot's share of wins, one of it against random ones, on every seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % seats
        names = ["random"] * seats
        names[seat] = "greedy"
        ranking = played(new("lydia", seats, seed, options), *names).ranking
        if ranking[seat] == 1:
            won += 1 / ranking.count(1)
    return won / games


def test_the_bots_are_known_by_name() -> None:
    strengths = ["beginner", "easy", "good", "strong", "best"]
    assert level_names() == strengths
    kinds = ["random", "greedy", "search", "learned", "search+learned", "expert"]
    assert bot_names() == [*strengths, *kinds]
    with pytest.raises(TafelrundeError, match="no bot 'deep'; known: beginner, easy, good"):
        find("deep")


@pytest.mark.parametrize(("game", "matches"), [("agricola", 4), ("loyang", 2), ("lydia", 4)])
def test_each_strength_below_the_middle_plays_better_than_the_one_before(
    game: str, matches: int
) -> None:
    names = ["random", "beginner", "easy", "good"]
    for weak, able in pairwise(names):
        lead = 0
        for number in range(matches):
            seat = number % 2
            sat = [able, weak] if seat == 0 else [weak, able]
            scores = played(new(game, 2, f"dial-{number // 2}"), *sat).scores
            lead += scores[seat] - scores[1 - seat]
        assert lead > 0, (weak, able)


@pytest.mark.parametrize("effort", ["", "0", "-3", "0s", "nans", "infs", "1e9s", "soon", "1.5"])
def test_an_effort_that_says_nothing_is_refused_by_name(effort: str) -> None:
    for kind in ("search", "search+learned"):
        with pytest.raises(TafelrundeError, match=r"like search.*:200 or search.*:0\.5s"):
            find(f"{kind}:{effort}")


def test_an_effort_is_for_bots_that_search() -> None:
    with pytest.raises(TafelrundeError, match="the bot 'greedy' does not search"):
        find("greedy:7")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_bot_plays_every_game_to_its_end(game: str, bot: str) -> None:
    match = new(game, 2, 7)
    assert played(match, bot).finished


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_the_same_match_by_the_same_seed(bot: str) -> None:
    first, second = (played(new("lydia", 2, 3, {"modules": "all"}), bot) for _ in range(2))
    assert moves(first) == moves(second)
    assert moves(played(new("lydia", 2, 4, {"modules": "all"}), bot)) != moves(first)


@pytest.mark.parametrize("modules", [[], "all"])
def test_a_bot_looks_only_through_its_own_seats_eyes(modules: object) -> None:
    """In a world its seat could not tell from the match it decides alike."""
    match = new("lydia", 2, 5, {"modules": modules, "hidden_bags": True})
    bots = [find("greedy")(f"{seat}") for seat in range(2)]
    for number in range(40):
        if match.over:
            break
        decision = match.decisions[0]
        seat = decision.seat
        world = match.world(seat, f"world {number}")
        here = find("greedy")("same").choose(match, decision)
        assert find("greedy")("same").choose(world, world.decisions[0]) == here
        match.play(seat, bots[seat].choose(match, decision))


@pytest.mark.parametrize(
    "seed", ["701f46842ce4b490222e57e7b08bf917", "d22d6951658efeb4ae91974edf7ad7e7"]
)
def test_greedy_ends_a_match_of_lydia_rather_than_hoard_until_it_is_stopped(seed: str) -> None:
    match = new("lydia", 2, seed)
    bots = [find("greedy")(f"{seed}:{seat}") for seat in range(2)]
    play_out(match, bots)
    assert not match.game.stopped(match.state)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_is_hardly_ever_stopped(seats: int) -> None:
    plan = Plan("lydia", seats, 60, ("greedy",) * seats, "hoarding")
    assert sum(play_one(plan, number).stopped for number in range(plan.games)) <= 1


@pytest.mark.parametrize(("seats", "games"), [(2, 12), (3, 9), (4, 8)])
def test_greedy_beats_random_nearly_always(seats: int, games: int) -> None:
    assert wins(seats, games) >= 0.95


def test_greedy_beats_random_with_all_modules() -> None:
    assert wins(3, 6, modules="all") >= 0.8


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_over_many_matches(seats: int) -> None:
    assert wins(seats, 400) >= 0.98


def test_luck_is_even_and_repeatable() -> None:
    luck, again = Luck("a seed"), Luck("a seed")
    rolled = [luck.below(6) for _ in range(6000)]
    assert rolled == [again.below(6) for _ in range(6000)]
    assert all(900 < rolled.count(face) < 1100 for face in range(6))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_bot_is_called_something(language: str) -> None:
    assert all(render(title(name), language) for name in bot_names())
    # Who chooses a strength must be able to tell them apart.
    called = [render(title(name), language) for name in level_names()]
    assert len(set(called)) == len(called)


def test_strong_loads_numpy_only_where_it_asks_a_network() -> None:
    code = """
import sys
from tafelrunde import new
from tafelrunde.bots import find
bot = find("strong")("seed")
for game in "loyang", "agricola":
    match = new(game, 2, "seed")
    bot.choose(match, match.decisions[0])
    print("numpy" in sys.modules)
"""
    said = run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["False", "True"]
