"""Answers inside a trade or a helper of Loyang, for the greedy bot.

Where an answer says all that follows it is done on a copy of the table; else the match is played on
in a world of the seat. Then the table is valued.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.loyang.common import NOTHING, twin_of
from tafelrunde.bots.loyang.worth import worth
from tafelrunde.games.loyang.asking import Asking
from tafelrunde.games.loyang.card_verbs import finish_helper, finish_stall
from tafelrunde.games.loyang.customers import on_cart
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ACTING, ACTIONS
from tafelrunde.games.loyang.verbs import trade_in
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# Questions of helpers whose answers do at once what they do, after which one can stop.
_AT_ONCE: Final = frozenset(
    [
        "bargain",
        "charm",
        "glean",
        "peddle",
        "reap",
        "saleswoman",
        "seed",
        "sell-off",
        "shopper",
        "storekeeper",
    ]
)


def inside(match: Match, decision: Decision, key: str) -> Option:
    """The answer after which the table is worth most; the first of equals."""
    g = match.state
    assert isinstance(g, LoyangState)
    player = g.players[decision.seat]
    values: list[float] | None = None
    if g.phase == ACTIONS and player.stage == ACTING and not player.unpaid:
        about: Any = decision.about
        if decision.kind in _AT_ONCE:
            values = _done(match, g, decision)
        elif decision.kind == "give" and about[0] == "trade" and about[1] in player.stalls:
            values = _given(g, decision)
    if values is None:
        values = _played(match, decision, key)
    best, most = decision.options[0], NOTHING
    for option, value in zip(decision.options, values, strict=True):
        if value > most:
            best, most = option, value
    return best


def _done(match: Match, g: LoyangState, decision: Decision) -> list[float]:
    """A helper's question answered, and no more of it; then its card leaves."""
    seat = decision.seat
    question = match.game.questions[decision.kind]
    assert isinstance(question, Asking)
    use: Any = match.begun_with(seat)
    values: list[float] = []
    for option in decision.options:
        twin = twin_of(g)
        question.does(twin, seat, option)
        finish_helper(twin, seat, use[1])
        values.append(worth(twin, seat))
    return values


def _given(g: LoyangState, decision: Decision) -> list[float]:
    """What is given at an own stall; for the bowls after this one the last kind each time."""
    seat = decision.seat
    about: Any = decision.about
    _, card, slot, bowls, *before = about
    values: list[float] = []
    for option in decision.options:
        assert isinstance(option, int)
        given: list[int] = [*before, option]
        left = g.players[seat].cart[:]
        for vegetable in given:
            left[vegetable] -= 1
        for _ in range(bowls - 1):
            last: Any = on_cart(left)[-1]
            left[last] -= 1
            given.append(last)
        twin = twin_of(g)
        trade_in(twin, seat, seat, card, slot, given)
        finish_stall(twin, seat, card)
        values.append(worth(twin, seat))
    return values


def _played(match: Match, decision: Decision, key: str) -> list[float]:
    """Each answer played in a world of the seat, with the last to what is asked alike then."""
    seat = decision.seat
    world = match.world(seat, key)
    values: list[float] = []
    for option in decision.options:
        trial = world.fork()
        trial.play(seat, option)
        ask = trial.decision(seat)
        while ask is not None and ask.kind == decision.kind and not trial.over:
            trial.play(seat, ask.options[-1])
            ask = trial.decision(seat)
        then = trial.state
        assert isinstance(then, LoyangState)
        values.append(worth(then, seat))
    return values
