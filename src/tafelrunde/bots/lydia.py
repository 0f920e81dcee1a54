"""How the greedy bot judges Lions of Lydia.

Each option is tried in a world the seat could believe; the rest of the turn is played by rules of
thumb, and the table is then valued from the seat's point of view.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import PURPLE
from tafelrunde.games.lydia.scoring import face_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    GOODS,
    LEVELS,
    LYDIAN,
    NOWHERE,
    TRIGGER,
)
from tafelrunde.games.lydia.verbs import upgraded_count
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.match import Match

# What a level of influence is worth beyond the points it scores itself: cards one may own.
_LEVEL: Final = (0.0, 4.0, 8.0, 11.0, 9.5, 7.0, 3.0)
# What holding 0 to 6 resources of a colour is worth; a marker on 6 earns nothing more.
_RESOURCES: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.7, 3.5)
_COINS: Final = (0.0, 1.2, 2.4, 3.6, 4.6, 5.6, 6.5, 7.2, 7.8, 8.3, 8.7, 9.0, 9.2)


def best_in_lydia(match: Match, decision: Decision, key: str) -> Option:
    """The option after which the turn ends best; the first of equals."""
    seat = decision.seat
    world = match.world(seat, key)
    best = decision.options[0]
    most = -1e9
    for option in decision.options:
        trial = world.fork()
        trial.play(seat, option)
        _finish_turn(trial, seat)
        state = trial.state
        assert isinstance(state, Lydia)
        value = worth(state, seat)
        if value > most:
            most = value
            best = option
    return best


def _finish_turn(match: Match, seat: int) -> None:
    """Play on by rules of thumb until the running turn is over."""
    state = match.state
    assert isinstance(state, Lydia)
    turn = state.turn
    while not match.over and state.turn == turn:
        decision = match.decisions[0]
        match.play(decision.seat, rule_of_thumb(state, decision, seat))


def rule_of_thumb(g: Lydia, decision: Decision, seat: int) -> Option:
    """A quick answer, good enough to finish a turn with."""
    kind = decision.kind
    options = decision.options
    if decision.seat != seat:
        return options[0]
    if kind in ("buy", "upgrade"):
        return _best_card(g, options)
    if kind == "bonus":
        level = g.influence[seat]
        if options[0] == "influence" and level < 3:
            return options[0]
        cards = [option for option in options if isinstance(option, int)]
        if cards:
            return _best_card(g, cards)
        return options[0]
    if kind == "sell":
        return _sale(g, seat, options)
    if kind == "refill":
        return _refill(g, seat, options)
    if kind == "race":
        return options[-1]
    return options[0]


def _best_card(g: Lydia, options: list[Option] | object) -> Option:
    best: Option = "done"
    most = 0
    assert isinstance(options, (list, tuple))
    for option in options:
        if isinstance(option, int):
            value = 4 if g.facts().type[option] == PURPLE else face_points(g, option)
            if value > most:
                most = value
                best = option
    return best if most else options[-1]


def _sale(g: Lydia, seat: int, options: object) -> Option:
    """Sell down to two of a resource."""
    assert isinstance(options, (list, tuple))
    keep = 2 if g.goods[seat * GOODS + COIN] >= 3 else 1
    amount = max(0, g.goods[seat * GOODS + g.at] - keep)
    return min(amount, len(options) - 1)


def _refill(g: Lydia, seat: int, options: object) -> Option:
    assert isinstance(options, (list, tuple))
    if "lydian" in options and g.bags[seat].count(LYDIAN) < 2:
        return "lydian"
    first: Option = options[0]
    return first


# --- the evaluation ---------------------------------------------------------------------------


def worth(g: Lydia, seat: int) -> float:
    """How well a seat stands: points, what can still become points, and the race to the end."""
    mine = points(g, seat)
    value = float(mine)
    left = _turns_left(g)
    level = g.influence[seat]
    base = seat * GOODS
    useful = min(1.0, left / 4)
    value += _LEVEL[level] * useful
    for colour in range(4):
        value += _RESOURCES[g.goods[base + colour]] * useful
    value += _COINS[g.goods[base + COIN]] * useful
    value += _engine(g, seat) * left
    lydians = g.bags[seat].count(LYDIAN)
    value += (0.0, 1.5, 2.5, 2.5, 2.0)[lydians] * useful
    if level == LEVELS:
        value += useful
    if g.token != NOWHERE:
        lead = mine - max(points(g, other) for other in range(g.seats) if other != seat)
        if g.token == seat:
            value += 10.0 if lead > 8 else lead - 4.0
    return value


def _engine(g: Lydia, seat: int) -> float:
    """What the seat's cards bring in an ordinary turn."""
    facts = g.facts()
    total = 0.0
    for card in g.properties[seat]:
        if not (g.covered >> card) & 1:
            face = card * 2 + ((g.upgraded >> card) & 1)
            bits = facts.pays[card].bit_count()
            coins = facts.reward[face * GOODS + COIN]
            total += (facts.symbols[face] * 0.03 + coins * 0.05) * min(bits, 4)
    return total


def _turns_left(g: Lydia) -> float:
    """How many turns the seats may still have, as a guess."""
    if g.token != NOWHERE:
        return 0.5
    most = 0
    for seat in range(g.seats):
        most = max(most, upgraded_count(g, seat))
    return max(1.0, (TRIGGER[g.seats] - most) * 1.3)
