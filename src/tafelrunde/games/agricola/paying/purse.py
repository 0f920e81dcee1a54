"""Purse: a supply, and what conversions at any time may make of it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import CATTLE, FOOD, GRAIN, KINDS, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, Conversion
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS
from tafelrunde.games.agricola.cards.hooks import COOKING as COOKING_CARDS
from tafelrunde.games.agricola.cards.majors import COOKING, cooker
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.verbs.livestock import food_for

# What a supply loses of each good (a gain counts negative), and the counted uses of cards.
Way = tuple[int, ...]
# A good and the food that one of it gives, once a harvest.
Craft = tuple[int, int]

# Counted uses of a card's conversion are a digit of the way's last number, card by card.
USES: Final = 9
COUNTED: Final = 4


def food_rates(g: Agricola, seat: int) -> list[int]:
    """Food at any time for grain, vegetable, sheep, wild boar, cattle."""
    farm = g.farms[seat]
    if farm.played and opened(farm, COOKING_CARDS):
        return [1, *[food_for(g, seat, good) for good in range(GRAIN + 1, CATTLE + 1)]]
    rates = COOKING[cooker(g, seat)]
    return [1, rates[0], rates[1], rates[2], rates[3]]


def edible(g: Agricola, seat: int) -> int:
    """All the food that the seat's goods give at any time."""
    farm = g.farms[seat]
    goods = farm.goods
    food = goods[GRAIN]
    if farm.played and opened(farm, COOKING_CARDS):
        for good in range(GRAIN + 1, CATTLE + 1):
            food += goods[good] * food_for(g, seat, good)
        return food
    rates = COOKING[cooker(g, seat)]
    for kind in range(4):
        food += goods[GRAIN + 1 + kind] * rates[kind]
    return food


def convertible(g: Agricola, seat: int) -> list[Conversion]:
    """The conversions that the seat's cards allow now.

    Those that can run out come last, so that the others keep their places.
    """
    found: list[Conversion] = []
    cards = opened(g.farms[seat], CONVERSIONS)
    if not cards:
        return found
    counted: list[Conversion] = []
    for number in cards:
        card = DECK[number]
        (counted if card.counts else found).extend(card.conversions(g, seat, 0))
    return found + counted


def counting(g: Agricola, seat: int) -> list[int]:
    """The seat's cards that count the uses of their conversions."""
    return [number for number in opened(g.farms[seat], CONVERSIONS) if DECK[number].counts]


class Purse:
    """A supply, and what may be made of it at any time.

    `exchanges` are without limit, those of `counted` cards run out use by use. `rates` are the
    food that one of a good gives in the end, by its best chain of conversions one for one.
    `gainful` are exchanges that are no such chain and give more food in the end than they take.
    """

    def __init__(self, g: Agricola, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.goods = g.farms[seat].goods.copy()
        self.exchanges: list[Conversion] = []
        self.counted = counting(g, seat)
        for number in opened(g.farms[seat], CONVERSIONS):
            if not DECK[number].counts:
                self.exchanges.extend(DECK[number].conversions(g, seat, 0))
        self.piles: list[list[list[Conversion]]] = [[] for _ in self.counted]
        self.rates = [0] * KINDS
        rates = food_rates(g, seat)
        for kind in range(5):
            self.rates[GRAIN + kind] = rates[kind]
        self.gainful = self._best_rates()
        self.made = 0
        for exchange in self.exchanges:
            self.made |= some(exchange.gives)
        for slot in range(len(self.counted)):
            use = 0
            while self.pile(slot, use):
                for exchange in self.pile(slot, use):
                    self.made |= some(exchange.gives)
                use += 1

    def _best_rates(self) -> list[int]:
        """Let the rates look through chains; the exchanges that still gain food."""
        better = True
        while better:
            better = False
            for exchange in self.exchanges:
                good = single(exchange)
                if good >= 0 and self.eaten(exchange.gives) > self.rates[good]:
                    self.rates[good] = self.eaten(exchange.gives)
                    better = True
        return [
            place
            for place, exchange in enumerate(self.exchanges)
            if self.eaten(exchange.gives) > self.eaten(exchange.takes)
        ]

    def eaten(self, goods: Cost) -> int:
        """The food that goods give in the end."""
        food = goods[FOOD]
        for good in range(WOOD, KINDS):
            food += goods[good] * self.rates[good]
        return food

    def pile(self, slot: int, use: int) -> list[Conversion]:
        """What a counted card offers after so many uses; nothing when it has run out."""
        known = self.piles[slot]
        while len(known) <= use:
            made: list[Conversion] = []
            if len(known) < USES - 1 and (not known or known[-1]):
                card = DECK[self.counted[slot]]
                made = card.conversions(self.g, self.seat, len(known))
            known.append(made)
        return known[use]


def uses_of(way: Way, slot: int) -> int:
    """How often a way uses a counted card."""
    uses = way[KINDS]
    for _ in range(slot):
        uses //= USES
    return uses % USES


def single(exchange: Conversion) -> int:
    """The good of which an exchange turns one into one other or into food, or -1."""
    found = -1
    for good in range(KINDS):
        count = exchange.takes[good]
        if count:
            if count > 1 or found >= 0 or good == FOOD:
                return -1
            found = good
    gains = 0
    for good in range(WOOD, KINDS):
        gains += exchange.gives[good]
    if gains > 1 or (gains and exchange.gives[FOOD]):
        return -1
    return found


def some(amounts: Cost) -> int:
    """The goods of which there are some, as a mask."""
    mask = 0
    for good in range(KINDS):
        if amounts[good]:
            mask |= 1 << good
    return mask
