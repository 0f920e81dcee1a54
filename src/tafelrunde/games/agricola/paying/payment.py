"""Payment: every way to pay a price worth considering, conversions at any time included.

A way is what the supply loses of each good (a gain counts negative), and the counted uses of
card conversions.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.board.goods import FOOD, FREE, GRAIN, KINDS, WOOD, Cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import FAMILY
from tafelrunde.games.agricola.cards.base import DECK
from tafelrunde.games.agricola.cards.hooks import COSTS, TOLD
from tafelrunde.games.agricola.cards.places import opened
from tafelrunde.games.agricola.paying.barter import can_raise, way_to_raise, ways_to_raise
from tafelrunde.games.agricola.paying.budget import RAISING, Budget, Listing
from tafelrunde.games.agricola.paying.byhand import by_hand, conversions
from tafelrunde.games.agricola.paying.feeding import Meal, meals, most_food
from tafelrunde.games.agricola.paying.leanness import given_up, lean
from tafelrunde.games.agricola.paying.purse import (
    USES,
    Purse,
    Way,
    convertible,
    counting,
    food_rates,
)
from tafelrunde.games.agricola.verbs.events import PAY
from tafelrunde.games.agricola.verbs.later import later
from tafelrunde.games.agricola.verbs.verbs import give_up, spend
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.news import News

# More ways than these are not listed: the others are made of single conversions.
LISTED: Final = 36


def way_of(price: Cost, meal: Meal, food: int, uses: int) -> Way:
    """A price and a meal that raises food for it, as one loss of goods."""
    return (
        price[0] - food,
        price[1],
        price[2],
        price[3],
        price[4],
        price[5] + meal[0],
        price[6] + meal[1],
        price[7] + meal[2],
        price[8] + meal[3],
        price[9] + meal[4],
        uses,
    )


def ways(g: Agricola, seat: int, prices: list[Cost]) -> list[Way]:
    """The ways to pay one of these prices, none giving more of everything than another."""
    return listed(g, seat, prices)[0]


def listed(g: Agricola, seat: int, prices: list[Cost]) -> tuple[list[Way], bool]:
    """These ways, and whether they are all or only the best, as far as the budget goes."""
    if not g.rules & FAMILY and convertible(g, seat):
        return _with_cards(g, seat, prices)
    if len(prices) == 1:
        return _plain(g, seat, prices[0]), True
    found = []
    for price in prices:
        found.extend(_plain(g, seat, price))
    return thin(found), True


def _plain(g: Agricola, seat: int, price: Cost) -> list[Way]:
    goods = g.farms[seat].goods
    for good in range(WOOD, KINDS):
        if goods[good] < price[good]:
            return []
    short = price[FOOD] - goods[FOOD]
    if short <= 0:
        return [way_of(price, (0, 0, 0, 0, 0), 0, 0)]
    rates = food_rates(g, seat)
    have = [goods[GRAIN + i] - price[GRAIN + i] for i in range(5)]
    return [way_of(price, meal, worth(meal, rates), 0) for meal in meals(short, have, rates)]


def worth(meal: Meal, rates: list[int]) -> int:
    food = 0
    for kind in range(5):
        food += meal[kind] * rates[kind]
    return food


def thin(found: list[Way]) -> list[Way]:
    """Without repeats, and without ways that lose at least as much of everything as another."""
    kept: list[Way] = []
    # What loses no more of anything comes before in this order.
    for way in sorted(set(found)):
        for other in kept:
            if _no_more(other, way):
                break
        else:
            kept.append(way)
    return kept


def _no_more(one: Way, other: Way) -> bool:
    """Whether a way loses no more of anything; looks first where ways differ most."""
    return (
        one[10] <= other[10]
        and one[7] <= other[7]
        and one[0] <= other[0]
        and one[6] <= other[6]
        and one[8] <= other[8]
        and one[9] <= other[9]
        and one[5] <= other[5]
        and one[3] <= other[3]
        and one[4] <= other[4]
        and one[2] <= other[2]
        and one[1] <= other[1]
    )


def can_pay(g: Agricola, seat: int, price: Cost) -> bool:
    """Whether there is a way to pay this price."""
    goods = g.farms[seat].goods
    enough = True
    for good in range(KINDS):
        if goods[good] < price[good]:
            enough = False
            if good != FOOD and g.rules & FAMILY:
                return False
    if enough:
        return True
    if not g.rules & FAMILY and convertible(g, seat):
        return can_raise(Purse(g, seat), price, [])
    for good in range(WOOD, KINDS):
        if goods[good] < price[good]:
            return False
    have = [goods[GRAIN + i] - price[GRAIN + i] for i in range(5)]
    return goods[FOOD] + most_food(have, food_rates(g, seat)) >= price[FOOD]


def pay(g: Agricola, seat: int, prices: list[Cost], about: str) -> Flow:
    """Pay one of these prices; the seat chooses where there are several ways.

    Single conversions are made by hand before; where not every way is listed, bots see them, too.
    """
    while True:
        found, whole = listed(g, seat, prices)
        if whole and len(found) == 1:
            settle(g, seat, found[0])
            _tell_paid(g, seat, found[0], about)
            return
        if g.rules & FAMILY:
            way = yield choose(seat, "pay", found, about=about)
        elif not whole or len(found) > LISTED:
            options: list[Option] = [*found[:LISTED], *paying_by_hand(g, seat, prices)]
            way = yield choose(seat, "pay", options, about=about)
        else:
            manual = later(paying_by_hand, g, seat, prices)
            way = yield choose(seat, "pay", found, manual, about=about)
        if not isinstance(way[0], str):
            settle(g, seat, way)
            _tell_paid(g, seat, way, about)
            return
        by_hand(g, seat, way)


def _tell_paid(g: Agricola, seat: int, way: tuple[int | str, ...], about: str) -> None:
    """Tell the seat's cards that listen to payments."""
    for number in opened(g.farms[seat], TOLD):
        DECK[number].paid(g, seat, way, about)


def paying_by_hand(g: Agricola, seat: int, prices: list[Cost]) -> list[Option]:
    """Single conversions after which one of these prices can still be paid."""
    options: list[Option] = []
    for option in conversions(g, seat):
        then = g.copy()
        then._heard = None
        by_hand(then, seat, option)
        if affordable(then, seat, prices):
            options.append(option)
    return options


def settle(g: Agricola, seat: int, way: Option, news: News[Agricola] = PAY) -> None:
    """Give up what a way says."""
    assert isinstance(way, tuple)
    give_up(g, seat, way, news)
    uses = way[KINDS]
    assert isinstance(uses, int)
    if uses:
        for number in counting(g, seat):
            if uses % USES:
                DECK[number].convert(g, seat, uses % USES)
            uses //= USES


def _with_cards(g: Agricola, seat: int, prices: list[Cost]) -> tuple[list[Way], bool]:
    """The ways where cards exchange goods; those that players like best come first."""
    goods = g.farms[seat].goods
    purse: Purse | None = None
    listing = Listing()
    found: list[Way] = []
    for price in prices:
        if all(goods[good] >= price[good] for good in range(KINDS)):
            found.append((*price, 0))
            continue
        if purse is None:
            purse = Purse(g, seat)
        found.extend(ways_to_raise(purse, price, [], listing))
    if purse is None:
        return found if len(found) == 1 else sorted(thin(found), key=given_up), True
    if not found and listing.cut:
        found = _one_way(purse, prices)
    if len(found) > 1:
        found = lean(purse, found, listing)
    return found, not listing.cut


def changed_costs(g: Agricola, seat: int, what: int, price: Cost) -> list[Cost]:
    """What the seat's cards make of a price: each may change it once, in whatever order."""
    if g.rules & FAMILY:
        return [price]
    cards = opened(g.farms[seat], COSTS)
    if not cards:
        return [price]
    found: list[Cost] = []
    # Prices on the way, with the cards that had their turn as a mask.
    queue: list[tuple[Cost, int]] = [(price, 0)]
    at = 0
    while at < len(queue):
        now, done = queue[at]
        at += 1
        last = True
        for place, number in enumerate(cards):
            if done >> place & 1:
                continue
            changed = DECK[number].costs_for(g, seat, what, [now])
            if len(changed) == 1 and changed[0] == now:
                continue
            last = False
            for then in changed:
                if (then, done | 1 << place) not in queue:
                    queue.append((then, done | 1 << place))
        if last and now not in found:
            found.append(now)
    return found


def affordable(g: Agricola, seat: int, prices: list[Cost]) -> bool:
    if g.rules & FAMILY or not convertible(g, seat):
        for price in prices:
            if can_pay(g, seat, price):
                return True
        return False
    goods = g.farms[seat].goods
    for price in prices:
        if all(goods[good] >= price[good] for good in range(KINDS)):
            return True
    return len(_one_way(Purse(g, seat), prices)) > 0


def _one_way(purse: Purse, prices: list[Cost]) -> list[Way]:
    """A way to raise what one of these prices lacks; always the same."""
    budget = Budget(RAISING)
    for price in prices:
        found = way_to_raise(purse, price, [], budget)
        if found:
            return found
    return []


def pay_plainly(g: Agricola, seat: int, price: Cost) -> bool:
    """Pay at once where there is nothing to choose; False where the seat must be asked."""
    if not g.rules & FAMILY or price[FOOD] > g.farms[seat].goods[FOOD]:
        return False
    if price != FREE:
        spend(g, seat, price)
    return True
