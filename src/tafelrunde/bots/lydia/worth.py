"""What a table of Lions of Lydia is worth to a seat."""

from __future__ import annotations

from tafelrunde.bots.lydia.taste import Taste
from tafelrunde.games.lydia.scoring import own_points, points
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, GOODS, LYDIAN, NOWHERE, TRIGGER
from tafelrunde.games.lydia.verbs import upgraded_count


def worth(g: Lydia, seat: int, left: float, taste: Taste) -> float:
    """How well a seat stands: points, what can still become points, and who ends the game.

    `left` are the turns the seat may still have, guessed once for all options: were it guessed
    after each, to come nearer to the end would make all that the seat holds worth less.
    """
    if taste.facts is not None:
        return taste.facts.hope(g, seat)
    mine = own_points(g, seat)
    value = float(mine)
    useful = min(1.0, left / taste.last)
    base = seat * GOODS
    resources = taste.resources
    value += taste.levels[g.influence[seat]] * useful
    for colour in range(4):
        value += resources[g.goods[base + colour]] * useful
    value += taste.coins[g.goods[base + COIN]] * useful
    value += taste.lydians[g.bags[seat].count(LYDIAN)] * useful
    value += _engine(g, seat, taste) * left
    if g.token == seat:
        lead = mine - max(points(g, other) for other in range(g.seats) if other != seat)
        value += taste.end if lead > taste.safe else lead - taste.end
    return value


def _engine(g: Lydia, seat: int, taste: Taste) -> float:
    """What the seat's cards bring in an ordinary turn."""
    rates = taste.rates(g.facts())
    total = 0.0
    for card in g.properties[seat]:
        if not (g.covered >> card) & 1:
            total += rates[card * 2 + ((g.upgraded >> card) & 1)]
    return total


def turns_left(g: Lydia, seat: int, taste: Taste) -> float:
    """How many turns the seat may still have, as a guess."""
    if g.token not in (NOWHERE, seat):
        return 0.0
    most = 0
    for other in range(g.seats):
        most = max(most, upgraded_count(g, other))
    return max(1.0, (TRIGGER[g.seats] - most) * taste.pace)
