"""The greedy bot earns money and beats random play nearly always, at every seat count."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import Bot, find
from tafelrunde.bots.greedy import judge_for
from tests.loyang.table import LEEK, THREE, WHEAT, Table, asked, state

MATCHES = 6


def against_random(seats: int, number: int) -> tuple[Match, int]:
    """A match in which one seat is greedy and the others play at random."""
    match = new("loyang", seats, f"bots-{number}")
    seat = number % seats
    bots: list[Bot] = [
        find("greedy" if other == seat else "random")(f"{number}-{other}") for other in range(seats)
    ]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    return match, seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for number in range(MATCHES):
        match, seat = against_random(seats, number)
        won += match.ranking[seat] == 1
    assert won >= MATCHES - 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_earns_money(seats: int) -> None:
    match, seat = against_random(seats, 1)
    assert state(match).players[seat].place >= 8
    assert match.scores[seat] >= 5


def test_greedy_does_not_look_at_what_is_hidden() -> None:
    """In every world of its seat it answers alike, until it is asked inside a helper."""
    match = new("loyang", 3, "worlds")
    bots = [find("greedy")(str(seat)) for seat in range(3)]
    for _ in range(60):
        decision = match.decisions[0]
        seat = decision.seat
        if decision.kind in {"draft", "keep", "act", "pack", "raise", "store", "steps"}:
            chosen = find("greedy")("same").choose(match, decision)
            world = match.world(seat, "another")
            there = world.decision(seat)
            assert there is not None
            assert find("greedy")("same").choose(world, there) == chosen
        match.play(seat, bots[seat].choose(match, decision))


def test_nobody_is_advised_to_give_a_vegetable_for_another_of_its_kind() -> None:
    table = Table()
    (stall,) = table.show(0, "market_stall_04")
    table.cart(0, WHEAT, WHEAT)
    match = table.match()
    judge = judge_for(match.game)
    trades = [("trade", stall, slot) for slot in range(3)]
    assert set(trades) <= set(asked(match).options)
    tried = judge.worth_trying(match, asked(match), "alike")
    assert trades[0] not in tried  # wheat for wheat
    assert trades[1] in tried
    table = Table()
    (stall,) = table.show(0, "market_stall_04")
    table.cart(0, WHEAT, LEEK)
    match = table.match()
    match.play(0, ("trade", stall, 0))
    assert set(asked(match).options) == {WHEAT, LEEK}
    assert judge.worth_trying(match, asked(match), "alike") == [LEEK]


def test_greedy_sows_before_it_weighs_a_trade() -> None:
    table = Table()
    (stall,) = table.show(0, "market_stall_04")
    table.field(0, THREE)
    table.cart(0, WHEAT, LEEK, LEEK)
    match = table.match()
    bot = find("greedy")("first")
    asks = asked(match)
    assert any(
        isinstance(option, tuple) and option[:2] == ("trade", stall) for option in asks.options
    )
    chosen = bot.choose(match, asks)
    assert isinstance(chosen, tuple)
    assert chosen[0] == "sow"


def test_alone_every_card_of_the_grid_is_worth_trying_what_greedy_takes_first() -> None:
    match = new("loyang", 1, "grid", {"solo_cards": "up_to_two"})
    match.play(0, WHEAT)
    judge = judge_for(match.game)
    tried = judge.worth_trying(match, asked(match), "alike")
    assert tried[0] == judge.best(match, asked(match), "alike")
    assert sorted(tried[:-1], key=str) == sorted(range(12), key=str)
    assert tried[-1] == "stop"


def test_alone_a_loan_counts_for_more_than_its_point_until_the_match_is_over() -> None:
    table = Table(1)
    table.cash(0, 24)
    table.place(0, 5)
    match = table.match()
    judge = judge_for(match.game)
    before = judge.standing(match, match, 0)
    table.loans(0, 1)
    assert before - 2.0 <= judge.standing(match, table.match(), 0) < before - 1.0


def test_alone_a_match_that_is_over_stands_at_its_points_and_what_is_left_of_a_step() -> None:
    match = alone("over")
    points = match.scores[0]
    assert points <= judge_for(match.game).standing(match, match, 0) < points + 1


def test_alone_greedy_comes_far_on_the_path_and_search_further() -> None:
    """The best there is of greedy has 12.6 points on average, search with so few play-outs 15."""
    seeds = [f"far-{number}" for number in range(4)]
    greedy = [alone(seed).scores[0] for seed in seeds]
    searched = [alone(seed, "search:24").scores[0] for seed in seeds]
    assert sum(greedy) >= 4 * 11
    assert sum(searched) >= sum(greedy) + 4


def alone(seed: str, name: str = "greedy") -> Match:
    """A match of one seat, played to its end by a bot."""
    match = new("loyang", 1, seed)
    bot = find(name)("0")
    while not match.over:
        decision = match.decisions[0]
        match.play(0, bot.choose(match, decision))
    return match
