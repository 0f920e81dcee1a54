"""Leanness: of the ways to pay or to feed, those that leave something no other one can leave."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import DEAR, FOOD, KINDS, WOOD
from tafelrunde.games.agricola.paying.barter import Search
from tafelrunde.games.agricola.paying.budget import RAISING, Budget, Listing
from tafelrunde.games.agricola.paying.purse import Purse, Way, uses_of

# To look at a plan takes as long as to compare so many ways.
_PLAN: Final = 10


def becomes(purse: Purse, one: Way, other: Way, budget: Budget) -> bool:
    """Whether what one way leaves can still be turned into all that another leaves."""
    budget.spend()
    missing = False
    food = other[FOOD] - one[FOOD]
    for good in range(WOOD, KINDS):
        more = other[good] - one[good]
        if more < 0:
            if not purse.made >> good & 1:
                return False
            missing = True
        food += more * purse.rates[good]
    uses = other[KINDS] != one[KINDS]
    if food < 0 and not uses and not purse.gainful:
        return False
    slots = range(len(purse.counted)) if uses else range(0)
    for slot in slots:
        if uses_of(one, slot) > uses_of(other, slot):
            return False
    if not missing and one[FOOD] <= other[FOOD]:
        return True
    rest = [purse.goods[good] - one[good] for good in range(KINDS)]
    price = tuple([purse.goods[good] - other[good] for good in range(KINDS)])
    allowed = Budget(min(RAISING, budget.left // _PLAN))
    left = allowed.left
    search = Search(purse, rest, price, [], allowed, once=True)
    for slot in range(len(purse.counted)):
        search.before[slot] = uses_of(one, slot)
        search.limits[slot] = uses_of(other, slot)
    search.run()
    budget.spend((left - allowed.left) * _PLAN)
    return bool(search.plans)


def lean(purse: Purse, found: list[Way], listing: Listing) -> list[Way]:
    """Without ways that leave nothing that another could not still be turned into.

    The easiest to part with come first; where the budget is spent, the others are cut.
    """
    budget = listing.pairs
    kept: list[Way] = []
    for way in sorted(set(found), key=given_up):
        if kept and budget.spent():
            listing.cut = True
            break
        if not any(becomes(purse, other, way, budget) for other in kept):
            kept = [other for other in kept if not becomes(purse, way, other, budget)]
            kept.append(way)
    return kept


def given_up(way: Way) -> tuple[int, Way]:
    """How hard players find it to part with what a way takes."""
    price = way[KINDS]
    for good in range(KINDS):
        price += way[good] * DEAR[good]
    return price, way
