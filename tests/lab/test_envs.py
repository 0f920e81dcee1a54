"""Environments: the libraries' own tests, numbers of actions, nothing hidden in what is seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from tafelrunde import TafelrundeError, find_game, new
from tafelrunde.bots import find
from tafelrunde.lab.envs import SeatEnv, TableEnv
from tafelrunde.lab.envs.actions import Actions

GAMES = ("agricola", "loyang", "lydia")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("agricola", 2, {}),
    ("agricola", 4, {"variant.family": True}),
    ("loyang", 1, {}),
    ("loyang", 4, {}),
    ("lydia", 3, {"modules": "all"}),
    ("lydia", 2, {"hidden_bags": True}),
]


def named(table: object) -> str:
    return "-".join(map(str, table[:2])) if isinstance(table, tuple) else str(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:Observation")
def test_a_table_passes_the_api_test_of_pettingzoo(game: str) -> None:
    api_test(TableEnv(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_passes_the_check_of_gymnasium(game: str) -> None:
    check_env(SeatEnv(game, bot="random"), skip_render_check=True)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_row_of_a_seat_is_the_same_in_all_worlds_it_could_believe(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    """Hidden things that the row told would differ from world to world."""
    game, seats, options = table
    encoding = find_game(game).encoding()
    assert encoding is not None
    match = new(game, seats, 7, options)
    bots = [find("random")(f"{seat}") for seat in range(seats)]
    for count in range(150):
        if match.over:
            break
        if count % 10 == 0:
            for seat in range(seats):
                row = encoding.row(match.state, seat)
                assert len(row) == encoding.size == sum(field.size for field in encoding.fields)
                world = match.world(seat, f"{count}")
                assert encoding.row(world.state, seat) == row
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))


def test_a_hidden_bag_is_seen_by_its_owner_alone() -> None:
    encoding = find_game("lydia").encoding()
    assert encoding is not None
    match = new("lydia", 2, 1, {"hidden_bags": True})
    row = encoding.row(match.state, 0)
    own, other = (encoding.where(f"seat{seat}.bag") for seat in (0, 1))
    assert sum(row[place] for place in own) > 0
    assert sum(row[place] for place in other) == 0


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    encoding = find_game("agricola").encoding()
    assert encoding is not None
    row = encoding.row(new("agricola", 2, 1).state, 1)
    assert sum(row[place] for place in encoding.where("hand")) == 14
    assert row[encoding.where("seat1.hand_size").start] == 1.0


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_number_and_no_two_the_same(game: str) -> None:
    actions = Actions(find_game(game))
    match = new(game, 2, 3)
    bots = [find("random")(f"{seat}") for seat in range(2)]
    for _ in range(200):
        if match.over:
            break
        decision = match.decisions[0]
        found = actions.options(decision)
        assert sorted(map(repr, found.values())) == sorted(map(repr, decision.options))
        assert all(0 <= number < actions.size for number in found)
        match.play(decision.seat, bots[decision.seat].choose(match, decision))


def test_options_beyond_the_bound_of_what_is_offered_are_left_out() -> None:
    actions = Actions(find_game("agricola"))
    actions.size = actions.offered + 2
    match = new("agricola", 2, 1, {"variant.family": True})
    decision = match.decisions[0]
    decision.kind = "fence"
    decision.options = [1, 2, 4, 8, "done"]
    assert list(actions.options(decision).values()) == [1, 2, "done"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_the_same_matches(game: str) -> None:
    one, other = SeatEnv(game, bot="random"), SeatEnv(game, bot="random")
    first = [one.reset(seed=5)[0]["observation"], one.reset()[0]["observation"]]
    again = [other.reset(seed=5)[0]["observation"], other.reset()[0]["observation"]]
    assert all(np.array_equal(mine, theirs) for mine, theirs in zip(first, again, strict=True))
    assert not np.array_equal(first[0], first[1])


def _play(env: TableEnv) -> dict[str, float]:
    env.reset(seed=2)
    luck = np.random.default_rng(0)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] += reward
        assert seen is not None
        env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return won


def test_places_are_rewarded_from_1_down_to_minus_1() -> None:
    env = TableEnv("lydia", 3)
    won = _play(env)
    best = env.match.ranking.index(1)
    assert won[f"seat_{best}"] == max(won.values()) <= 1.0
    assert sum(won.values()) == pytest.approx(0.0)


def test_points_and_leads_can_be_the_reward_instead() -> None:
    env = TableEnv("lydia", 2, reward="score")
    assert list(_play(env).values()) == env.match.scores
    ahead = TableEnv("lydia", 2, reward="lead")
    won = _play(ahead)
    assert won["seat_0"] == -won["seat_1"] == ahead.match.scores[0] - ahead.match.scores[1]
    assert ahead.infos == {}


def test_alone_the_points_are_the_reward() -> None:
    env = SeatEnv("loyang", 1)
    seen, _ = env.reset(seed=1)
    reward, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        action = np.flatnonzero(seen["action_mask"])[-1]
        seen, reward, over, _, info = env.step(action)
    assert reward == info["scores"][0]
    with pytest.raises(TafelrundeError, match="reset"):
        env.step(np.int64(0))


def test_a_forbidden_action_is_refused_at_a_table_and_ends_the_match_of_a_seat() -> None:
    table = TableEnv("lydia")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(TafelrundeError, match="is not offered"):
        table.step(wrong)
    seat = SeatEnv("lydia", bot="random")
    seen, _ = seat.reset(seed=1)
    _, reward, over, _, info = seat.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, over, info["forbidden"]) == (-1.0, True, True)


def test_a_position_is_shown_in_one_line() -> None:
    table, seat = TableEnv("lydia", render_mode="ansi"), SeatEnv("lydia", render_mode="ansi")
    table.reset(seed=1)
    seat.reset(seed=1)
    assert table.render() == repr(table.match)
    assert seat.render() == repr(seat.match)
    assert TableEnv("lydia").render() is None


def test_wrong_tables_are_refused_by_name() -> None:
    with pytest.raises(TafelrundeError, match="no seat 2 at a table of 2"):
        SeatEnv("lydia", 2, seat=2)
    with pytest.raises(TafelrundeError, match="place, score, lead"):
        TableEnv("lydia", reward="luck")  # type: ignore[arg-type]
