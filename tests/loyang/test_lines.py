"""Alone, a patient search also tries two actions together, in worlds and turns of its own seat."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.trials import Trials
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.judge import Effort
from tests.loyang.table import LEEK, WHEAT, Table, asked, state

KEY = "lines"


def acting(match: Match, number: int) -> Decision:
    """Greedy bots play on to an action that could be one of several."""
    bot = find("greedy")("0")
    while True:
        decision = match.decisions[0]
        if decision.kind == "act" and len(decision.options) > 4:
            number -= 1
            if number < 0:
                return decision
        match.play(decision.seat, bot.choose(match, decision))


def lines(match: Match, decision: Decision) -> list[list[Option]]:
    judge = judge_for(match.game)
    tried = judge.worth_trying(match, decision, KEY)
    return judge.lines(match, decision, tried, KEY)


def test_lines_are_two_actions_that_are_worth_trying_in_an_order_that_goes() -> None:
    match = new("loyang", 1, KEY)
    found = 0
    for _ in range(12):
        decision = acting(match, 1)
        tried = judge_for(match.game).worth_trying(match, decision, KEY)
        for one, other in lines(match, decision):
            assert one in decision.options
            assert {one, other} <= set(tried)
            assert "end" not in (one, other)
            found += 1
        match.play(0, find("greedy")("0").choose(match, decision))
    assert found > 12


def test_of_two_orders_of_the_same_actions_one_is_tried() -> None:
    match = new("loyang", 1, KEY)
    for _ in range(6):
        decision = acting(match, 3)
        pairs = [frozenset(line) for line in lines(match, decision)]
        assert len(pairs) == len(set(pairs)) <= 12


def test_what_greedy_does_anyway_is_no_line() -> None:
    """After a line the round ends otherwise than after any single action."""
    match = new("loyang", 1, KEY)
    decision = acting(match, 5)
    tried = judge_for(match.game).worth_trying(match, decision, KEY)
    single = [ended(match, [option]) for option in tried]
    found = lines(match, decision)
    assert found
    for line in found:
        assert ended(match, line) not in single


def ended(match: Match, line: list[Option]) -> dict[str, object]:
    """The seat's side of the table at the end of the round, after a line and what greedy adds."""
    after = match.fork()
    number = state(after).round
    for option in line:
        while asked(after).kind != "act":
            after.play(0, judge_for(match.game).best(after, asked(after), KEY))
        after.play(0, option)
    while not after.over and state(after).round == number:
        ask = asked(after)
        options = ask.options
        best = judge_for(match.game).best(after, ask, KEY) if len(options) > 1 else options[0]
        after.play(0, best)
    side = state(after).players[0]
    return {name: getattr(side, name) for name in ("cash", "place", "store", "shop", "crops")}


def test_among_others_there_are_no_lines() -> None:
    match = new("loyang", 2, KEY)
    assert lines(match, acting(match, 4)) == []


def test_a_line_is_played_one_action_after_the_other() -> None:
    table = Table(1)
    table.cart(0, WHEAT, LEEK)
    match = table.match()
    decision = asked(match)
    trials = Trials(match, decision, judge_for(match.game), Effort(KEY, 1))
    single = len(trials.tried)
    trials.with_lines()
    assert single < len(trials.tried)
    for one in trials.tried[single:]:
        begun = trials.begun(match, one, KEY)
        by_hand = match.fork()
        for option in [one.option, *one.then]:
            by_hand.play(0, option)
            while asked(by_hand).kind != "act":
                ask = asked(by_hand)
                by_hand.play(0, judge_for(match.game).within(by_hand, ask, KEY))
        assert state(begun).players[0].cash == state(by_hand).players[0].cash
        assert state(begun).players[0].cart == state(by_hand).players[0].cart


@pytest.mark.parametrize("number", [2, 9])
def test_with_patience_the_same_view_and_seed_give_the_same_answer(number: int) -> None:
    match = new("loyang", 1, KEY)
    decision = acting(match, number)
    assert lines(match, decision)
    chosen = find("search:200")("same").choose(match, decision)
    for truth in range(3):
        world = match.world(0, f"truth {truth}")
        assert find("search:200")("same").choose(world, world.decisions[0]) == chosen
