"""Styles: bots that play unlike each other, each of them the same whenever it is asked for."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tafelrunde import Match, TafelrundeError, find_game, new
from tafelrunde.bots import find, sits_at
from tafelrunde.bots.agricola.judge import PLACE
from tafelrunde.bots.agricola.taste import MILD, MOST, WEIGHTS, drawn
from tafelrunde.bots.styles import judge_with, population
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.kernel.registry import game_names
from tafelrunde.lab.loop import play_out

FAMILY = {"variant.family": True}
STYLES = [name for name in population("agricola") if not name.startswith("search")]


def placements(name: str) -> list[Any]:
    """Where a style would place at the same tables, whoever really played them."""
    chosen = []
    match = new("agricola", 2, 1, FAMILY)
    guide = find("greedy")("guide")
    while not match.over:
        decision = match.decisions[0]
        if decision.kind == PLACE and len(decision.options) > 1:
            chosen.append(find(name)("same").choose(match, decision))
        match.play(decision.seat, guide.choose(match, decision))
    return chosen


def test_no_two_styles_choose_alike() -> None:
    chosen = {name: placements(name) for name in STYLES}
    for one, other in combinations(STYLES, 2):
        assert chosen[one] != chosen[other], (one, other)


def test_a_style_chooses_the_same_whenever_it_is_asked() -> None:
    for name in ("styles:5", "mild:2", "rusher:fields", "blocker:3"):
        assert placements(name) == placements(name)


def test_weights_are_drawn_by_number_and_within_bounds() -> None:
    one, same, other = drawn(7), drawn(7), drawn(8)
    assert one.weights == same.weights != other.weights
    assert set(one.weights) == set(WEIGHTS)
    for number in range(50):
        for most in (MOST, MILD):
            for weight in drawn(number, most).weights.values():
                assert 0.999 / most < weight < 1.001 * most


def test_who_rushes_for_family_has_more_people_than_who_rushes_for_fields() -> None:
    def people(name: str) -> int:
        total = 0
        for seed in range(4):
            match = new("agricola", 2, seed, FAMILY)
            play_out(match, [find(name)(f"{seed}:{seat}") for seat in range(2)])
            state = match.state
            assert isinstance(state, Agricola)
            total += sum(farm.people for farm in state.farms)
        return total

    assert people("rusher:family") > people("rusher:fields")


def answers_in_truths(match: Match, name: str) -> set[str]:
    decision = match.decisions[0]
    worlds = [match, *(match.world(decision.seat, f"truth {number}") for number in range(4))]
    return {str(find(name)("same").choose(world, world.decisions[0])) for world in worlds}


@pytest.mark.parametrize("options", [FAMILY, {}], ids=["family", "cards"])
def test_styles_know_nothing_hidden(options: dict[str, bool]) -> None:
    match = new("agricola", 3, 5, options)
    guides = [find("greedy")(f"{seat}") for seat in range(3)]
    asked = 0
    while asked < 6:
        decision = match.decisions[0]
        if decision.kind == PLACE and len(decision.options) > 1:
            asked += 1
            for name in ("styles:1", "blocker", "blocker:3"):
                assert len(answers_in_truths(match, name)) == 1
        match.play(decision.seat, guides[decision.seat].choose(match, decision))


def test_styles_play_matches_with_cards_and_alone_to_the_end() -> None:
    for seats in (1, 4):
        match = new("agricola", seats, 3)
        play_out(match, [find(f"blocker:{seat}")(f"{seat}") for seat in range(seats)])
        assert match.over


def test_a_population_has_no_bot_twice_and_each_can_play() -> None:
    for game in game_names():
        members = population(game)
        options = find_game(game).options(2, {})
        assert len(set(members)) == len(members)
        for name in members:
            assert sits_at(name, game, 2, options), (name, game)
            find(name)


@pytest.mark.parametrize(
    "name", ["styles", "styles:x", "mild", "rusher", "rusher:gold", "blocker:x"]
)
def test_a_style_that_there_is_not_sits_nowhere_and_is_refused_by_name(name: str) -> None:
    kind, _, which = name.partition(":")
    assert not sits_at(name, "agricola", 2, {})
    with pytest.raises(TafelrundeError, match=f"agricola has no style {kind}:{which}"):
        judge_with("agricola", kind, which)


def test_a_game_without_tastes_says_so() -> None:
    assert not sits_at("styles:1", "lydia", 2, {})
    with pytest.raises(TafelrundeError, match="styles has no style for lydia"):
        judge_with("lydia", "styles", "1")
