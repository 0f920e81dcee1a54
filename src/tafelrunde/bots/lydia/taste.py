"""Tastes: what a seat of Lions of Lydia holds to be worth how much."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.lydia.facts import Facts
from tafelrunde.games.lydia.cards.deck import Deck
from tafelrunde.games.lydia.terms import COIN, GOODS


class Taste:
    """Numbers by which turns are played and tables are valued."""

    def __init__(self) -> None:
        # Where there are some, tables are valued by them and not by the next numbers.
        self.facts: Facts | None = None
        # What a level of influence is worth beyond the points it scores itself: cards one may own.
        self.levels = [0.0, 4.0, 8.0, 11.0, 9.5, 7.0, 3.0]
        # What holding 0 to 6 resources of a colour is worth; a marker on 6 earns nothing more.
        self.resources = [0.0, 0.9, 1.7, 2.4, 3.0, 3.7, 3.5]
        self.coins = [0.0, 1.2, 2.4, 3.6, 4.6, 5.6, 6.5, 7.2, 7.8, 8.3, 8.7, 9.0, 9.2]
        self.lydians = [0.0, 1.5, 2.5, 2.5, 2.0]
        # What a symbol and a coin in a card's reward bring in an ordinary turn.
        self.symbol = 0.03
        self.coin = 0.05
        # How many turns each card that is still to be upgraded takes, and the last ones in which
        # goods lose their worth.
        self.pace = 1.3
        self.last = 4.0
        # To end the game is good with a lead that one more turn of the others will hardly take.
        self.end = 20.0
        self.safe = 6
        # What a purple card is bought for: so much, and a share of what it scores now.
        self.purple = 4.0
        self.purple_now = 0.0
        # Up to this level of influence a bonus goes there first.
        self.influence = 3
        # Whether the bag is refilled by what one's cards pay for, and how much a Lydian is liked.
        self.fitting = False
        self.lydian = 2.0
        self._deck: Deck | None = None
        self._rates: list[float] = []

    def rates(self, deck: Deck) -> list[float]:
        """What each face of each card of a deck brings in an ordinary turn."""
        if self._deck is not deck:
            self._deck = deck
            self._rates = [
                (symbols * self.symbol + deck.reward[face * GOODS + COIN] * self.coin)
                * min(deck.pays[face // 2].bit_count(), 4)
                for face, symbols in enumerate(deck.symbols)
            ]
        return self._rates


def knowing(facts: Facts) -> Taste:
    """The taste of a seat that values tables by facts.

    What it does by thumb was found by changing numbers as long as that won more matches.
    """
    taste = Taste()
    taste.facts = facts
    taste.purple = 4.4
    taste.purple_now = 0.14
    taste.influence = 6
    taste.fitting = True
    taste.lydian = 0.8
    return taste


GREEDY: Final = Taste()
