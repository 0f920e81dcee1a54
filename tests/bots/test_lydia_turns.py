"""Turns of Lions of Lydia that a bot plays straight end like those in which it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.bots import find
from tafelrunde.bots.greedy import judge_for
from tafelrunde.bots.lydia.facts import learnt
from tafelrunde.bots.lydia.taste import GREEDY, knowing
from tafelrunde.bots.lydia.thumb import finish_turn, rule_of_thumb
from tafelrunde.games.lydia.rounds import OPENINGS
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.straight import draw_next, straight
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.judge import TRIED


def table(match: Match) -> Lydia:
    state = match.state
    assert isinstance(state, Lydia)
    return state


def lies(g: Lydia) -> tuple[Any, ...]:
    """What lies on a table between two turns."""
    seats = (g.goods, g.influence, g.bags, g.properties, g.upgraded)
    return (*seats, g.stands, g.lying, g.turn, g.ends, g.token, g.drawn)


def asked_on(match: Match, option: Any) -> Lydia:
    """The table after a turn in which every question was asked and answered by thumb."""
    trial = match.fork()
    g = table(trial)
    seat, turn = trial.decisions[0].seat, g.turn
    trial.play(seat, option)
    while g.turn == turn:
        ask = trial.decisions[0]
        trial.play(seat, rule_of_thumb(g, ask, seat))
    return g


@pytest.mark.parametrize("options", [{}, {"modules": ["pactolus"]}])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_straight_turn_ends_as_if_every_question_was_asked(
    seats: int, options: dict[str, Any]
) -> None:
    compared = set()
    match = new("lydia", seats, "straight", options)
    bots = [find("easy")(str(seat)) for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        assert straight(table(match))
        if decision.kind in OPENINGS:
            for option in decision.options:
                g = table(match).copy()
                finish_turn(g, decision.seat, decision.kind, option, GREEDY)
                draw_next(g)
                assert lies(g) == lies(asked_on(match, option)), (decision.kind, option)
                compared.add(decision.kind)
        match.play(decision.seat, bots[decision.seat].choose(match, decision))
    assert compared == set(OPENINGS)


def test_turns_with_other_modules_are_not_straight() -> None:
    for module in ("croesus", "artisans", "courtyards", "tomb", "builders", "chariots", "estates"):
        assert not straight(table(new("lydia", 2, 1, {"modules": [module]})))


def test_of_many_cards_those_are_worth_trying_that_leave_the_best_tables() -> None:
    match = new("lydia", 2, "many")
    bots = [find("greedy")(str(seat)) for seat in range(2)]
    while len((ask := match.decisions[0]).options) <= TRIED or ask.kind != "buy":
        match.play(ask.seat, bots[ask.seat].choose(match, ask))
    world = match.world(ask.seat, "any")
    facts = learnt(2)

    def hope(option: Option) -> float:
        g = table(world).copy()
        finish_turn(g, ask.seat, ask.kind, option, knowing(facts))
        draw_next(g)
        return facts.hope(g, ask.seat)

    likeliest = sorted(ask.options, key=hope, reverse=True)
    assert judge_for(match.game).worth_trying(world, ask, "any") == likeliest[:TRIED]
