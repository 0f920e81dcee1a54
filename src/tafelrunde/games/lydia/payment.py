"""Payment: the one place that knows how a price can be paid.

A price is resources of the four colours and coins. Each resource may be paid by a coin, and by a
resource that is wild for the payer; coins are paid by coins alone. A way to pay says what is
spent: four resources and coins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import COIN, GOODS, NOWHERE, WILD_LEVEL

Way = tuple[int, int, int, int, int]

_ways: dict[int, list[Way]] = {}
_MOST_KEPT: Final = 50_000


def wild_colour(g: Lydia, seat: int) -> int:
    """The colour that is wild for a seat: its board's own, from level 6 on; or none.

    An entombed colour is none: its resources are coins.
    """
    if g.influence[seat] != WILD_LEVEL or (g.entombed[seat] >> g.colours[seat]) & 1:
        return NOWHERE
    return g.colours[seat]


def missing(g: Lydia, seat: int, price: int, coins: int, wild: int) -> int:
    """How many coins more it would take to pay a packed price with so many coins."""
    goods = g.goods
    place: i64 = seat * GOODS
    left: i64 = price
    joker: i64 = place + wild if wild >= 0 else -1
    short: i64 = 0
    spare: i64 = 0
    for _ in range(4):
        need = (left & 15) - goods[place]
        if need > 0:
            short += need
        elif place == joker:
            spare = -need
        left >>= 4
        place += 1
    if short > spare:
        short -= spare
    else:
        short = 0
    short += left
    return short - coins if short > coins else 0


def affordable(g: Lydia, seat: int, price: int) -> bool:
    """Whether a seat can pay to buy or upgrade."""
    return missing(g, seat, price, g.goods[seat * GOODS + COIN], wild_colour(g, seat)) == 0


def ways_to_pay(g: Lydia, seat: int, price: int, coins: int, wild: int) -> list[Way]:
    """Every way to pay a packed price, those with the fewest coins first.

    R6: the payer is free in the mix; the first way is the one to propose.
    """
    base = seat * GOODS
    goods = g.goods
    total = 0
    key = 0
    for colour in range(4):
        need = (price >> (4 * colour)) & 15
        total += need
        if colour != wild:
            has = goods[base + colour]
            key |= (min(has, need)) << (4 * colour)
    if wild != NOWHERE:
        has = goods[base + wild]
        key |= (min(has, total)) << (4 * wild)
    most = total + ((price >> 16) & 15)
    key |= (min(coins, most)) << 16
    full = (key << 24) | (price << 3) | (wild + 1)
    ways = _ways.get(full)
    if ways is None:
        if len(_ways) >= _MOST_KEPT:
            _ways.clear()
        ways = _listed(price, key, wild)
        _ways[full] = ways
    return ways


def _listed(price: int, has: int, wild: int) -> list[Way]:
    """All ways to pay a price out of what one has, both packed."""
    need = [(price >> (4 * good)) & 15 for good in range(GOODS)]
    own = [(has >> (4 * good)) & 15 for good in range(GOODS)]
    total = sum(need[:COIN])
    most = [own[c] if c == wild else min(need[c], own[c]) for c in range(4)]
    ways: list[Way] = []
    for b in range(most[0] + 1):
        for y in range(most[1] + 1):
            for r in range(most[2] + 1):
                for d in range(most[3] + 1):
                    spent = b + y + r + d
                    coins = total - spent + need[COIN]
                    if spent <= total and coins <= own[COIN]:
                        ways.append((b, y, r, d, coins))
    ways.sort(key=lambda way: (way[COIN], way[wild] if wild != NOWHERE else 0, way))
    return ways
