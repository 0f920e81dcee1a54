"""What a table of Lions of Lydia is worth to a seat."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.lydia.cards.deck import Deck
from tafelrunde.games.lydia.scoring import own_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, GOODS, LYDIAN, NOWHERE, TRIGGER
from tafelrunde.games.lydia.verbs import upgraded_count

# What a level of influence is worth beyond the points it scores itself: cards one may own.
_LEVEL: Final = (0.0, 4.0, 8.0, 11.0, 9.5, 7.0, 3.0)
# What holding 0 to 6 resources of a colour is worth; a marker on 6 earns nothing more.
_RESOURCES: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.7, 3.5)
_LYDIANS: Final = (0.0, 1.5, 2.5, 2.5, 2.0)
_COINS: Final = (0.0, 1.2, 2.4, 3.6, 4.6, 5.6, 6.5, 7.2, 7.8, 8.3, 8.7, 9.0, 9.2)
# To end the game is good with a lead that one more turn of the others will hardly take away.
_SAFE_LEAD: Final = 6
END: Final = 20.0


class Rates:
    """What each face of each card of a deck brings in an ordinary turn."""

    def __init__(self) -> None:
        self.deck: Deck | None = None
        self.of_face: list[float] = []

    def known(self, deck: Deck) -> list[float]:
        if self.deck is not deck:
            self.deck = deck
            self.of_face = [
                (symbols * 0.03 + deck.reward[face * GOODS + COIN] * 0.05)
                * min(deck.pays[face // 2].bit_count(), 4)
                for face, symbols in enumerate(deck.symbols)
            ]
        return self.of_face


_rates: Final = Rates()


def worth(g: Lydia, seat: int, left: float) -> float:
    """How well a seat stands: points, what can still become points, and who ends the game.

    `left` are the turns the seat may still have, guessed once for all options: were it guessed
    after each, to come nearer to the end would make all that the seat holds worth less.
    """
    mine = own_points(g, seat)
    value = float(mine)
    useful = min(1.0, left / 4)
    base = seat * GOODS
    value += _LEVEL[g.influence[seat]] * useful
    for colour in range(4):
        value += _RESOURCES[g.goods[base + colour]] * useful
    value += _COINS[g.goods[base + COIN]] * useful
    value += _LYDIANS[g.bags[seat].count(LYDIAN)] * useful
    value += _engine(g, seat) * left
    if g.token == seat:
        lead = mine - max(points(g, other) for other in range(g.seats) if other != seat)
        value += END if lead > _SAFE_LEAD else lead - END
    return value


def _engine(g: Lydia, seat: int) -> float:
    """What the seat's cards bring in an ordinary turn."""
    rates = _rates.known(g.facts())
    total = 0.0
    for card in g.properties[seat]:
        if not (g.covered >> card) & 1:
            total += rates[card * 2 + ((g.upgraded >> card) & 1)]
    return total


def turns_left(g: Lydia, seat: int) -> float:
    """How many turns the seat may still have, as a guess."""
    if g.token not in (NOWHERE, seat):
        return 0.0
    most = 0
    for other in range(g.seats):
        most = max(most, upgraded_count(g, other))
    return max(1.0, (TRIGGER[g.seats] - most) * 1.3)
