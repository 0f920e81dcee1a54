"""Rules of thumb for Lions of Lydia: quick answers, and whole turns played by them.

Where nothing but the usual is asked a turn goes without questions, straight through the verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.bots.lydia_taste import Taste
from tafelrunde.games.lydia.cards.deck import AT_GATES, PURPLE
from tafelrunde.games.lydia.fountain import DONE, fountain_opens, keep_to, side_of
from tafelrunde.games.lydia.gate import gate_income, most_to_sell, pair_leaves, property_income
from tafelrunde.games.lydia.payment import affordable, ways_to_pay, wild_colour
from tafelrunde.games.lydia.rounds import OPENINGS, fountain_size, next_step
from tafelrunde.games.lydia.scoring import face_points, purple_points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    BONUS_AFTER_BOTH_INCOMES,
    BONUS_MAY_BE_PASSED,
    BUY_BEFORE_UPGRADE,
    BUYING,
    COIN,
    FOUNTAIN,
    FOUNTAIN_CARDS_COUNT,
    GOODS,
    KIND_OF,
    KINDS,
    LEVELS,
    LYDIAN,
    NOWHERE,
    PACTOLUS,
    PLACE_OF,
    PROPERTY_LIMIT,
    REFILLING,
    UPGRADING,
)
from tafelrunde.games.lydia.verbs import (
    acquire,
    advance,
    draw_merchant,
    end_turn,
    pay_all,
    place_merchant,
    refill,
    trade,
    upgrade,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.runner import Track, driver

# Rulings under which a turn asks nothing but the usual.
_USUAL: Final = (
    BUY_BEFORE_UPGRADE | BONUS_AFTER_BOTH_INCOMES | BONUS_MAY_BE_PASSED | FOUNTAIN_CARDS_COUNT
)
# From this level on a seat may own as many cards as it likes.
_ENOUGH_INFLUENCE: Final = 3
_ENOUGH_LYDIANS: Final = 2
# A purple card has no points of its own; it is bought as if it had these.
_PURPLE: Final = 4

# --- answers ----------------------------------------------------------------------------------


def rule_of_thumb(g: Lydia, decision: Decision, seat: int) -> Option:
    """A quick answer, good enough to finish a turn with; the first where no rule is known."""
    options = decision.options
    way = _WAYS.get(decision.kind)
    if way is None or decision.seat != seat:
        return options[0]
    return way(g, seat, options)


def _bonus(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    return "influence" if _wants_influence(g, seat, options) else _best_card(g, seat, options)


def _refill(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    wants = "lydian" in options and g.bags[seat].count(LYDIAN) < _ENOUGH_LYDIANS
    return "lydian" if wants else options[0]


def _race(_g: Lydia, _seat: int, options: Sequence[Option]) -> Option:
    return options[-1]


def _wants_influence(g: Lydia, seat: int, options: Sequence[Option]) -> bool:
    return "influence" in options and (
        g.influence[seat] < _ENOUGH_INFLUENCE
        or not any(isinstance(option, int) for option in options)
    )


def _best_card(g: Lydia, _seat: int, options: Sequence[Option]) -> Option:
    """The card with the most points on it; the last option where there is none."""
    best = options[-1]
    most = 0
    for option in options:
        if isinstance(option, int):
            value = _PURPLE if g.facts().type[option] == PURPLE else face_points(g, option)
            if value > most:
                most = value
                best = option
    return best


def _sale(g: Lydia, seat: int, options: Sequence[Option]) -> Option:
    """Keep one or two of the resource and sell the rest."""
    return _for_sale(g, seat, len(options) - 1)


def _for_sale(g: Lydia, seat: int, most: int) -> int:
    keep = 2 if g.goods[seat * GOODS + COIN] >= 3 else 1
    return min(most, max(0, g.goods[seat * GOODS + g.at] - keep))


# How each kind of decision is answered quickly.
_WAYS: Final[dict[str, Callable[[Lydia, int, Sequence[Option]], Option]]] = {
    "buy": _best_card,
    "upgrade": _best_card,
    "cover": _best_card,
    "bonus": _bonus,
    "sell": _sale,
    "refill": _refill,
    "race": _race,
}


# --- turns ------------------------------------------------------------------------------------


def straight(g: Lydia) -> bool:
    """Whether turns can be played without questions."""
    return not g.modules & ~PACTOLUS and g.rules & _USUAL == _USUAL and NOWHERE not in g.colours


def finish_turn(g: Lydia, seat: int, kind: str, option: Option, taste: Taste) -> None:
    """Answer the question that opens a step, and play the turn to its end by rules of thumb."""
    if straight(g):
        _OPENED[kind](g, seat, option, taste)
    else:
        _ask_on(g, seat, OPENINGS[kind](g, seat, option))


def draw_next(g: Lydia) -> None:
    """The next turn begins with its draw, if there is one."""
    if g.turn < g.ends:
        draw_merchant(g, g.active())


def finish_step(g: Lydia, seat: int, taste: Taste) -> None:
    """Play a turn that stands between its steps to the end, straight."""
    if g.stage == BUYING:
        _buy(g, seat, taste)
    if g.stage == UPGRADING:
        _upgrade(g, seat, taste)
    if g.stage == REFILLING:
        _refill_bag(g, seat, taste)
        end_turn(g)


def place_straight(g: Lydia, seat: int, place: int, taste: Taste) -> None:
    """A whole turn after the draw."""
    if place < FOUNTAIN:
        _gate(g, seat, place, taste)
    else:
        fountain_opens(g, seat, place)
    finish_step(g, seat, taste)


def _ask_on(g: Lydia, seat: int, flow: Flow | None) -> None:
    turn = g.turn
    track = Track()
    steps = driver(track)
    while flow is not None:
        track.flow = flow
        ask: Any = steps.send(None)
        while ask is not None:
            assert isinstance(ask, Decision)
            ask = steps.send(rule_of_thumb(g, ask, seat))
        flow = next_step(g) if g.turn == turn else None


def _placed(g: Lydia, seat: int, option: Any, taste: Taste) -> None:
    place_straight(g, seat, PLACE_OF[option], taste)


def _bought(g: Lydia, seat: int, option: Any, taste: Taste) -> None:
    if option == DONE:
        g.sides = 0
        g.stage = UPGRADING
    else:
        _acquire(g, seat, option, side_of(g, option))
    finish_step(g, seat, taste)


def _upgraded(g: Lydia, seat: int, option: Any, taste: Taste) -> None:
    if option == DONE:
        g.opened = 0
        g.stage = REFILLING
    else:
        _pay(g, seat, option)
        upgrade(g, seat, option)
    finish_step(g, seat, taste)


def _refilled(g: Lydia, seat: int, option: Any, _taste: Taste) -> None:
    _turn_done(g)
    if isinstance(option, str):
        refill(g, seat, FOUNTAIN, KIND_OF[option])
    else:
        refill(g, seat, PLACE_OF[option[0]], KIND_OF[option[1]])
    end_turn(g)


# How a turn goes on straight after the answer to the question that opens a step.
_OPENED: Final[dict[str, Callable[[Lydia, int, Any, Taste], None]]] = {
    "place": _placed,
    "buy": _bought,
    "upgrade": _upgraded,
    "refill": _refilled,
}


def _gate(g: Lydia, seat: int, gate: int, taste: Taste) -> None:
    place_merchant(g, seat, gate)
    reached = property_income(g, seat, g.drawn, gate) + gate_income(g, seat, gate)
    for _ in range(reached):
        _take_bonus(g, seat, taste)
    if g.stands[gate * KINDS + LYDIAN]:
        most = most_to_sell(g, seat, gate)
        if most:
            amount = _for_sale(g, seat, most)
            if amount:
                trade(g, seat, gate, amount)
    pair_leaves(g, gate)
    g.stage = REFILLING


def _take_bonus(g: Lydia, seat: int, taste: Taste) -> None:
    level = g.influence[seat]
    if level < taste.influence:
        advance(g, seat)
        return
    card = NOWHERE
    most = 0.0
    basic = False
    for own in g.properties[seat]:
        if not (g.upgraded >> own) & 1:
            basic = True
            value = _value(g, seat, own, taste)
            if value > most:
                most = value
                card = own
    if card != NOWHERE:
        upgrade(g, seat, card)
    elif not basic and level < LEVELS:
        advance(g, seat)


def _value(g: Lydia, seat: int, card: int, taste: Taste) -> float:
    if g.facts().type[card] != PURPLE:
        return float(face_points(g, card))
    if taste.purple_now:
        return taste.purple + taste.purple_now * purple_points(g, seat, card)
    return taste.purple


def _buy(g: Lydia, seat: int, taste: Taste) -> None:
    market = g.market
    slots = len(market) // 4
    prices = g.facts().price
    while len(g.properties[seat]) < PROPERTY_LIMIT[g.influence[seat]]:
        best = NOWHERE
        most = 0.0
        for slot in range(len(market)):
            card = market[slot]
            if (g.lying >> card) & 1 and (g.sides >> (slot // slots)) & 1:
                value = _value(g, seat, card, taste)
                if value > most and affordable(g, seat, prices[card]):
                    most = value
                    best = slot
        if best == NOWHERE:
            break
        _acquire(g, seat, market[best], best // slots)
    g.sides = 0
    g.stage = UPGRADING


def _acquire(g: Lydia, seat: int, card: int, side: int) -> None:
    _pay(g, seat, card)
    keep_to(g, side)
    acquire(g, seat, card, side)


def _upgrade(g: Lydia, seat: int, taste: Taste) -> None:
    prices = g.facts().price
    while True:
        best = NOWHERE
        most = 0.0
        for card in g.properties[seat]:
            if not (g.upgraded >> card) & 1:
                value = _value(g, seat, card, taste)
                if value > most and affordable(g, seat, prices[card]):
                    most = value
                    best = card
        if best == NOWHERE:
            break
        _pay(g, seat, best)
        upgrade(g, seat, best)
    g.opened = 0
    g.stage = REFILLING


def _pay(g: Lydia, seat: int, card: int) -> None:
    coins = g.goods[seat * GOODS + COIN]
    pay_all(g, seat, ways_to_pay(g, seat, g.facts().price[card], coins, wild_colour(g, seat))[0])


def _refill_bag(g: Lydia, seat: int, taste: Taste) -> None:
    _turn_done(g)
    if fountain_size(g):
        fits = _fitting if taste.fitting else _usual
        refill(g, seat, FOUNTAIN, fits(g, seat, taste))
        return
    first = 0
    while not g.stands[first]:
        first += 1
    refill(g, seat, first // KINDS, first % KINDS)


def _usual(g: Lydia, seat: int, _taste: Taste) -> int:
    """A Lydian where they are few, else the first merchant."""
    stands = g.stands
    first = FOUNTAIN * KINDS
    if stands[first + LYDIAN] and g.bags[seat].count(LYDIAN) < _ENOUGH_LYDIANS:
        return LYDIAN
    kind = 0
    while not stands[first + kind]:
        kind += 1
    return kind


def _fitting(g: Lydia, seat: int, taste: Taste) -> int:
    """The merchant for whom the seat's cards pay most."""
    stands = g.stands
    first = FOUNTAIN * KINDS
    best = NOWHERE
    most = -1.0
    for kind in range(KINDS):
        if stands[first + kind]:
            value = float(_paid_for(g, seat, kind))
            if kind == LYDIAN:
                few = g.bags[seat].count(LYDIAN) < _ENOUGH_LYDIANS
                value += taste.lydian if few else 0.0
            if value > most:
                most = value
                best = kind
    return best


def _paid_for(g: Lydia, seat: int, kind: int) -> int:
    """How many goods a seat's cards pay at gates for a merchant."""
    facts = g.facts()
    mask = AT_GATES << kind
    total = 0
    for card in g.properties[seat]:
        if facts.pays[card] & mask and not (g.covered >> card) & 1:
            face = card * 2 + ((g.upgraded >> card) & 1)
            total += facts.symbols[face] + facts.reward[face * GOODS + COIN]
    return total


def _turn_done(g: Lydia) -> None:
    g.drawn = NOWHERE
    g.at = NOWHERE
    g.copied = NOWHERE
    g.swapped = 0
