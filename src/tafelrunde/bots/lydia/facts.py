"""Facts of a table of Lions of Lydia, and what it was learnt that they are worth.

A fact is a number for something that is so, such as "I have 3 blue" or "the next seat has upgraded
card 17", told from the looking seat round the table. In each stretch of a match every fact has a
weight; together they say how likely the seat is to win. `lab/learn/facts.py` finds the weights.
"""

from __future__ import annotations

from importlib import import_module
from math import exp
from typing import Final

from tafelrunde.games.lydia.cards.deck import AT_GATES, CARDS, FIRST_GOLD, FIRST_PURPLE
from tafelrunde.games.lydia.scoring import own_points, points, purple_points, ranking
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    FOUNTAIN,
    GOODS,
    KINDS,
    LEVELS,
    MOST_COINS,
    MOST_RESOURCES,
    NOWHERE,
    PLACING,
)
from tafelrunde.games.lydia.verbs import upgraded_count

# How many of something are told apart; more count as so many.
_MERCHANTS: Final = 5
_OWNED: Final = 12
_UPGRADED: Final = 9
_PAID: Final = 14
_POINTS: Final = 40
_LEADS: Final = 61
_TURNS: Final = 40
# So many points, and so many points of a lead, are one fact.
_STEP: Final = 4
# In how many stretches of a match facts have a weight of their own.
STRETCHES: Final = 5
# What counts as much as being sure to win or to lose, and what a point of a lead counts beside it.
_SURE: Final = 8.0
_POINT: Final = 0.04
# Lydians and four colours: these are tables without artisans.
_COLOURS: Final = 5

# Facts about each seat, one block after the other.
_CARD: Final = 0
_GOOD: Final = _CARD + 2 * CARDS
_COINS: Final = _GOOD + COIN * (MOST_RESOURCES + 1)
_LEVEL: Final = _COINS + MOST_COINS + 1
_BAG: Final = _LEVEL + LEVELS + 1
_BOARD: Final = _BAG + _COLOURS * _MERCHANTS
_SILVER: Final = _BOARD + 4
_GOLD: Final = _SILVER + _OWNED
_PURPLE: Final = _GOLD + _OWNED
_TURNED: Final = _PURPLE + _OWNED
_PAYS: Final = _TURNED + _UPGRADED
_HAS: Final = _PAYS + _COLOURS * _PAID
_PURPLES: Final = _HAS + _POINTS
_NEXT: Final = _PURPLES + _POINTS
_ENDS: Final = _NEXT + 1
_SEAT: Final = _ENDS + 4

# Facts about the table come first.
_LIES: Final = 0
_STANDS: Final = _LIES + CARDS
_TURN: Final = _STANDS + (FOUNTAIN + 1) * _COLOURS * _MERCHANTS
_LEAD: Final = _TURN + _TURNS
_SEATS: Final = _LEAD + _LEADS


def size(seats: int) -> int:
    """How many facts there are to tell apart."""
    return _SEATS + seats * _SEAT


def stretch(g: Lydia) -> int:
    """How far the match has come, by who has upgraded most."""
    most = 0
    for seat in range(g.seats):
        most = max(most, upgraded_count(g, seat))
    return min(most // 2, STRETCHES - 1)


class Facts:
    """What facts are worth at tables with so many seats: for each stretch, the weights of all."""

    def __init__(self, seats: int, weights: list[float]) -> None:
        self.size = size(seats)
        assert len(weights) == STRETCHES * self.size
        self.weights = weights

    def hope(self, g: Lydia, seat: int) -> float:
        """How well a seat stands between two turns; 0 where it wins as often as not."""
        if g.turn >= g.ends:
            return _SURE * (2.0 * _won(g, seat) - 1.0) + _POINT * _lead(g, seat)
        weights = self.weights
        start = stretch(g) * self.size
        total = 0.0
        for fact in look(g, seat):
            total += weights[start + fact]
        return total

    def chance(self, g: Lydia, seat: int) -> float:
        """How likely a seat is to win; of two matches won the greater lead counts a little more."""
        hope = self.hope(g, seat)
        return 0.5 + hope / (2.0 * _SURE) if g.turn >= g.ends else 1.0 / (1.0 + exp(-hope))


def learnt(seats: int) -> Facts:
    """What the package knows about tables with so many seats."""
    # NumPy reads the weights, so it is loaded only where somebody searches.
    net = import_module("tafelrunde.bots.net")
    return Facts(seats, net.weights_of(f"lydia-facts-{seats}.npz"))


def _won(g: Lydia, seat: int) -> float:
    places = ranking(g)
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def _lead(g: Lydia, seat: int) -> int:
    return points(g, seat) - max(points(g, other) for other in range(g.seats) if other != seat)


def look(g: Lydia, seat: int) -> list[int]:
    """The facts that are so between two turns, as a seat sees them."""
    lying = g.lying
    facts = [_LIES + card for card in g.market if (lying >> card) & 1]
    stands = g.stands
    for place in range(FOUNTAIN + 1):
        for kind in range(_COLOURS):
            standing = stands[place * KINDS + kind]
            if standing:
                number = (place * _COLOURS + kind) * _MERCHANTS
                facts.append(_STANDS + number + min(standing, _MERCHANTS - 1))
    facts.append(_TURN + min(g.turn // g.seats, _TURNS - 1))
    best = -1000
    own = 0
    for step in range(g.seats):
        count = _seat(facts, g, (seat + step) % g.seats, _SEATS + step * _SEAT)
        if step == 0:
            own = count
        else:
            best = max(best, count)
    lead = (own - best) // _STEP + _LEADS // 2
    facts.append(_LEAD + max(0, min(lead, _LEADS - 1)))
    return facts


def _seat(facts: list[int], g: Lydia, seat: int, start: int) -> int:
    """Tell the facts about a seat; gives its points."""
    deck = g.facts()
    silver = 0
    gold = 0
    purple = 0
    purples = 0
    pays = [0] * _COLOURS
    for card in g.properties[seat]:
        face = (g.upgraded >> card) & 1
        facts.append(start + _CARD + 2 * card + face)
        if card >= FIRST_PURPLE:
            purple += 1
            purples += purple_points(g, seat, card)
            continue
        if card >= FIRST_GOLD:
            gold += 1
        else:
            silver += 1
        brings = deck.symbols[2 * card + face] + deck.reward[(2 * card + face) * GOODS + COIN]
        gates = deck.pays[card]
        for kind in range(_COLOURS):
            if gates & (AT_GATES << kind):
                pays[kind] += brings
    base = seat * GOODS
    for good in range(COIN):
        held = good * (MOST_RESOURCES + 1) + g.goods[base + good]
        facts.append(start + _GOOD + held)
    facts.append(start + _COINS + g.goods[base + COIN])
    facts.append(start + _LEVEL + g.influence[seat])
    bag = g.bags[seat]
    if g.drawn != NOWHERE and g.stage <= PLACING and g.active() == seat:
        # What was drawn is still to be played.
        bag = [*bag, g.drawn]
    bags = [0, 0, 0, 0, 0]
    for kind in bag:
        bags[kind] += 1
    for kind in range(_COLOURS):
        facts.append(start + _BAG + kind * _MERCHANTS + bags[kind])
        facts.append(start + _PAYS + kind * _PAID + min(pays[kind], _PAID - 1))
    facts.append(start + _BOARD + g.colours[seat])
    facts.append(start + _SILVER + min(silver, _OWNED - 1))
    facts.append(start + _GOLD + min(gold, _OWNED - 1))
    facts.append(start + _PURPLE + min(purple, _OWNED - 1))
    facts.append(start + _TURNED + min(upgraded_count(g, seat), _UPGRADED - 1))
    has = own_points(g, seat)
    facts.append(start + _HAS + min(has // _STEP, _POINTS - 1))
    facts.append(start + _PURPLES + min(purples // _STEP, _POINTS - 1))
    if g.active() == seat:
        facts.append(start + _NEXT)
    if g.token == seat:
        facts.append(start + _ENDS + max(0, min(3, g.ends - g.turn)))
    return has
