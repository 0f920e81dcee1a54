"""Rules of thumb for Lions of Lydia: quick answers, and what a seat of a taste wishes for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.bots.lydia.taste import Taste
from tafelrunde.games.lydia.cards.deck import AT_GATES, PURPLE
from tafelrunde.games.lydia.payment import affordable
from tafelrunde.games.lydia.rounds import OPENINGS, next_step
from tafelrunde.games.lydia.scoring import face_points, purple_points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.straight import INFLUENCE, Wishes, go_on_straight, straight
from tafelrunde.games.lydia.terms import (
    COIN,
    FOUNTAIN,
    GOODS,
    KINDS,
    LEVELS,
    LYDIAN,
    NOWHERE,
)
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.flow import Flow
from tafelrunde.kernel.runner import Track, driver

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


def finish_turn(g: Lydia, seat: int, kind: str, option: Option, taste: Taste) -> None:
    """Answer the question that opens a step, and play the turn to its end by rules of thumb."""
    if straight(g):
        go_on_straight(g, seat, kind, option, Thumb(taste))
    else:
        _ask_on(g, seat, OPENINGS[kind](g, seat, option))


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


class Thumb(Wishes):
    """What a seat of a taste wishes for by rule of thumb."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def bonus(self, g: Lydia, seat: int) -> int:
        level = g.influence[seat]
        if level < self.taste.influence:
            return INFLUENCE
        card = NOWHERE
        most = 0.0
        basic = False
        for own in g.properties[seat]:
            if not (g.upgraded >> own) & 1:
                basic = True
                value = _value(g, seat, own, self.taste)
                if value > most:
                    most = value
                    card = own
        return INFLUENCE if not basic and level < LEVELS else card

    def sale(self, g: Lydia, seat: int, most: int) -> int:
        return _for_sale(g, seat, most)

    def purchase(self, g: Lydia, seat: int) -> int:
        market = g.market
        slots = len(market) // 4
        prices = g.facts().price
        best = NOWHERE
        most = 0.0
        for slot in range(len(market)):
            card = market[slot]
            if (g.lying >> card) & 1 and (g.sides >> (slot // slots)) & 1:
                value = _value(g, seat, card, self.taste)
                if value > most and affordable(g, seat, prices[card]):
                    most = value
                    best = slot
        return best

    def improvement(self, g: Lydia, seat: int) -> int:
        prices = g.facts().price
        best = NOWHERE
        most = 0.0
        for card in g.properties[seat]:
            if not (g.upgraded >> card) & 1:
                value = _value(g, seat, card, self.taste)
                if value > most and affordable(g, seat, prices[card]):
                    most = value
                    best = card
        return best

    def merchant(self, g: Lydia, seat: int) -> int:
        return _fitting(g, seat, self.taste) if self.taste.fitting else _usual(g, seat)


def _value(g: Lydia, seat: int, card: int, taste: Taste) -> float:
    if g.facts().type[card] != PURPLE:
        return float(face_points(g, card))
    if taste.purple_now:
        return taste.purple + taste.purple_now * purple_points(g, seat, card)
    return taste.purple


def _usual(g: Lydia, seat: int) -> int:
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
            value = float(paid_for(g, seat, kind))
            if kind == LYDIAN:
                few = g.bags[seat].count(LYDIAN) < _ENOUGH_LYDIANS
                value += taste.lydian if few else 0.0
            if value > most:
                most = value
                best = kind
    return best


def paid_for(g: Lydia, seat: int, kind: int) -> int:
    """How many goods a seat's cards pay at gates for a merchant."""
    facts = g.facts()
    mask = AT_GATES << kind
    total = 0
    for card in g.properties[seat]:
        if facts.pays[card] & mask and not (g.covered >> card) & 1:
            face = card * 2 + ((g.upgraded >> card) & 1)
            total += facts.symbols[face] + facts.reward[face * GOODS + COIN]
    return total
