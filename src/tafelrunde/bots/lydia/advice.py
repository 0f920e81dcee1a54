"""What speaks for an option at Lions of Lydia: found by comparing the table before and after it."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.lydia.thumb import paid_for
from tafelrunde.games.lydia.scoring import own_points, symbols
from tafelrunde.games.lydia.state import Lydia
from tafelrunde.games.lydia.terms import (
    COIN,
    GOOD_WORDS,
    GOODS,
    KIND_OF,
    LYDIAN,
    NOWHERE,
    PROPERTY_LIMIT,
    TRIGGER,
    UNLIMITED,
)
from tafelrunde.games.lydia.verbs import upgraded_count
from tafelrunde.games.lydia.words import merchant
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.text import Text

# The fewest points, goods of a kind and goods in all that are worth going for on their own.
_POINTS: Final = 2
_HEAP: Final = 2


def gains(before: Lydia, after: Lydia, seat: int) -> list[Text]:
    """What a seat gains, the most telling first."""
    found: list[Text] = []
    points = own_points(after, seat) - own_points(before, seat)
    upgraded = upgraded_count(after, seat)
    if after.token == seat != before.token:
        found.append(_why("token"))
    elif upgraded > upgraded_count(before, seat) and before.token == NOWHERE:
        found.append(_why("upgrade", count=upgraded, trigger=TRIGGER[after.seats]))
    if points >= _POINTS:
        found.append(_why("points", count=points))
    found += _influence(before, after, seat)
    if symbols(after, seat) > symbols(before, seat):
        found.append(_why("engine"))
    if after.bags[seat].count(LYDIAN) > before.bags[seat].count(LYDIAN):
        found.append(_why("lydian"))
    found += _goods(before, after, seat)
    if points == 1:
        found.append(_why("points", count=1))
    return found


def refills(g: Lydia, seat: int, option: Option) -> list[Text]:
    """What a seat's cards pay for a merchant that comes into its bag."""
    word = str(option)
    count = paid_for(g, seat, KIND_OF[word]) if word in KIND_OF else 0
    return [_why("paid", count=count, merchant=merchant(word))] if count else []


def _why(word: str, **args: int | str | Text) -> Text:
    return Text(f"lydia-advice-{word}", **args)


def _influence(before: Lydia, after: Lydia, seat: int) -> list[Text]:
    level = after.influence[seat]
    limit = PROPERTY_LIMIT[level]
    if limit <= PROPERTY_LIMIT[before.influence[seat]]:
        return []
    return [_why("unlimited") if limit == UNLIMITED else _why("influence", count=limit)]


def _goods(before: Lydia, after: Lydia, seat: int) -> list[Text]:
    """Coins, a heap of one resource, or some of several."""
    first = seat * GOODS
    more = [after.goods[first + good] - before.goods[first + good] for good in range(GOODS)]
    best = max(range(GOODS), key=lambda good: more[good])
    if more[best] >= _HEAP:
        heap = Text(f"lydia-amount-{GOOD_WORDS[best]}", count=more[best])
        return [_why("goods", heap=heap)]
    several = sum(amount for amount in more[:COIN] if amount > 0)
    if several > _HEAP and min(more) >= 0:
        return [_why("several", count=several)]
    return []
