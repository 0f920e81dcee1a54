"""What the greedy bot does with cash and goods in Loyang: bills, steps on the path, the store."""

from __future__ import annotations

from tafelrunde.bots.loyang.common import NOTHING, twin_of
from tafelrunde.bots.loyang.taste import taste_for
from tafelrunde.bots.loyang.worth import worth
from tafelrunde.games.loyang.ending import steps_cost
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import ROUNDS
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.state import changed


def raised(g: LoyangState, decision: Decision) -> Option:
    """Pay where there is cash for it, else sell what is worth least, else borrow."""
    seat = decision.seat
    player = g.players[seat]
    pay = decision.options[0]
    due = player.owed if pay == "pay" else player.bills[0]
    if player.cash >= due:
        return pay
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "sell":
            return option
    return pay


def steps(g: LoyangState, decision: Decision) -> Option:
    """Every round the cheap step; further ones with what is not needed soon."""
    player = g.players[decision.seat]
    taste = taste_for(g.seats)
    last = g.round == ROUNDS
    angry = sum(g.red[card] for card in player.regulars)
    spare = player.cash if last else player.cash - taste.reserve[g.round] - taste.angry * angry
    chosen = 0
    for option in decision.options:
        assert isinstance(option, int)
        cost = steps_cost(player.place, option)
        if cost <= spare or (option == 1 and player.cash >= 1):
            chosen = option
    return chosen


def stored(g: LoyangState, decision: Decision) -> Option:
    """Sell what will not be kept, then keep what is worth most; let go what is left."""
    player = g.players[decision.seat]
    best: Option = "lose"
    most = NOTHING
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "keep":
            assert isinstance(option[1], int)
            twin = twin_of(g)
            keeper = twin.players[decision.seat]
            keeper.store = changed(keeper.store, option[1], keeper.store[option[1]] + 1)
            keeper.cart[option[1]] -= 1
            value = worth(twin, decision.seat)
            if value > most:
                most = value
                best = option
    kept = best[1] if isinstance(best, tuple) else -1
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "sell":
            assert isinstance(option[1], int)
            if option[1] != kept or player.cart[option[1]] > 1:
                return option
    return best
