"""Payment: every way to pay a price worth considering, conversions at any time included.

A way is what the supply loses of each good (a gain counts negative), and the counted uses of
card conversions. It works backwards from what is missing.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.agricola.cards.base import DECK, Conversion
from tafelrunde.games.agricola.events import PAY
from tafelrunde.games.agricola.feeding import Meal, meals, most_food
from tafelrunde.games.agricola.goods import CATTLE, FOOD, FREE, GRAIN, KINDS, STONE, WOOD, Cost
from tafelrunde.games.agricola.livestock import food_for
from tafelrunde.games.agricola.majors import COOKING, cooker
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import CARDS
from tafelrunde.games.agricola.verbs import give_up, spend
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.flow import Flow, choose
from tafelrunde.kernel.news import News

Way = tuple[int, ...]

# Counted uses of a card's conversion are a digit of the way's last number, card by card.
USES: Final = 9
COUNTED: Final = 4

_NODES: Final = 300
_DEEP: Final = 6


def food_rates(g: Agricola, seat: int) -> list[int]:
    """Food at any time for grain, vegetable, sheep, wild boar, cattle."""
    if not g.rules & CARDS:
        rates = COOKING[cooker(g, seat)]
        return [1, rates[0], rates[1], rates[2], rates[3]]
    return [1, *[food_for(g, seat, good) for good in range(GRAIN + 1, CATTLE + 1)]]


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
    if g.rules & CARDS and convertible(g, seat):
        if len(prices) == 1:
            return _with_cards(g, seat, prices[0])
        found: list[Way] = []
        for price in prices:
            found.extend(_with_cards(g, seat, price))
        return _lean(found)
    if len(prices) == 1:
        return _plain(g, seat, prices[0])
    found = []
    for price in prices:
        found.extend(_plain(g, seat, price))
    return _lean(found)


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


def _lean(found: list[Way]) -> list[Way]:
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


def _lean_among(some: list[Way], known: set[Way]) -> list[Way]:
    """Those of some ways that lose more of something than every other known way."""
    fewest: dict[Way, int] = {}
    for way in known:
        goods = way[:KINDS]
        if way[KINDS] < fewest.get(goods, way[KINDS] + 1):
            fewest[goods] = way[KINDS]
    # Of others, only what loses less in all can lose no more of anything.
    by_loss: dict[int, list[Way]] = {}
    for goods, uses in fewest.items():
        by_loss.setdefault(sum(goods), []).append((*goods, uses))
    losses = sorted(by_loss)
    kept: list[Way] = []
    for way in some:
        lean = fewest[way[:KINDS]] == way[KINDS]
        loss = sum(way[:KINDS])
        for less in losses:
            if less >= loss or not lean:
                break
            for other in by_loss[less]:
                if _no_more(other, way):
                    lean = False
                    break
        if lean:
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
            if good != FOOD and not g.rules & CARDS:
                return False
    if enough:
        return True
    if g.rules & CARDS and convertible(g, seat):
        return _payable_with_cards(g, seat, price)
    for good in range(WOOD, KINDS):
        if goods[good] < price[good]:
            return False
    have = [goods[GRAIN + i] - price[GRAIN + i] for i in range(5)]
    return goods[FOOD] + most_food(have, food_rates(g, seat)) >= price[FOOD]


def pay(g: Agricola, seat: int, prices: list[Cost], about: str) -> Flow:
    """Pay one of these prices; the seat chooses where there are several ways."""
    found = ways(g, seat, prices)
    way = found[0] if len(found) == 1 else (yield choose(seat, "pay", found, about=about))
    settle(g, seat, way)


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


# --- with conversions of cards -----------------------------------------------------------


def convertible(g: Agricola, seat: int) -> list[Conversion]:
    """The conversions that the seat's cards allow now.

    Those that can run out come last, so that the others keep their places.
    """
    found: list[Conversion] = []
    counted: list[Conversion] = []
    for number in g.farms[seat].played:
        card = DECK[number]
        (counted if card.counts else found).extend(card.conversions(g, seat, 0))
    return found + counted


def counting(g: Agricola, seat: int) -> list[int]:
    """The seat's cards that count the uses of their conversions."""
    return [number for number in g.farms[seat].played if DECK[number].counts]


class _Search:
    """The hunt for conversions that make a price payable, back from what is missing.

    `edible` are the goods that give food at any time, as a mask. Where `once` is set, one way is
    enough.
    """

    def __init__(self, g: Agricola, seat: int, price: Cost, once: bool) -> None:
        self.g = g
        self.seat = seat
        self.price = price
        self.once = once
        self.rates = food_rates(g, seat)
        self.edible = 1 << FOOD
        for kind in range(5):
            if self.rates[kind]:
                self.edible |= 1 << (GRAIN + kind)
        self.exchanges: list[Conversion] = []
        for number in g.farms[seat].played:
            if not DECK[number].counts:
                self.exchanges.extend(DECK[number].conversions(g, seat, 0))
        self.counting = counting(g, seat)
        self.helpful: dict[int, list[Conversion]] = {}
        self.found: set[Way] = set()
        self.seen: set[tuple[int, ...]] = set()

    def go(self, goods: list[int], uses: int, deep: int) -> None:
        """Find the ways on from this supply; conversions are made in an order that works."""
        key = (*goods, uses)
        if key in self.seen or len(self.seen) >= _NODES:
            return
        self.seen.add(key)
        price = self.price
        missing = 0
        for good in range(WOOD, KINDS):
            if goods[good] < price[good]:
                missing |= 1 << good
        if not missing:
            short = price[FOOD] - goods[FOOD]
            have = [goods[GRAIN + i] - price[GRAIN + i] for i in range(5)]
            start = self.g.farms[self.seat].goods
            loss = tuple([price[good] + start[good] - goods[good] for good in range(KINDS)])
            for meal in meals(short, have, self.rates):
                self.found.add(way_of(loss, meal, worth(meal, self.rates), uses))
            if short <= 0:
                return
            missing = self.edible
        if deep == 0 or (self.once and self.found):
            return
        for conversion in self._helping(missing):
            self._try(goods, uses, deep, conversion)
        digit = 1
        for number in self.counting:
            used = uses // digit % USES
            if used < USES - 1:
                for conversion in DECK[number].conversions(self.g, self.seat, used):
                    self._try(goods, uses + digit, deep, conversion)
            digit *= USES

    def _helping(self, missing: int) -> list[Conversion]:
        """The exchanges that lead to goods that are missing, directly or by another exchange."""
        known = self.helpful.get(missing)
        if known is not None:
            return known
        useful = missing
        before = 0
        while useful != before:
            before = useful
            for conversion in self.exchanges:
                if _some(conversion.gives) & useful:
                    useful |= _some(conversion.takes)
        if useful & 1 << FOOD:
            useful |= self.edible
        known = [c for c in self.exchanges if _some(c.gives) & useful]
        self.helpful[missing] = known
        return known

    def _try(self, goods: list[int], uses: int, deep: int, conversion: Conversion) -> None:
        """Go on after a conversion; its food may have to be raised first."""
        takes, gives = conversion.takes, conversion.gives
        for good in range(WOOD, KINDS):
            if goods[good] < takes[good]:
                return
        now = [goods[good] - takes[good] + gives[good] for good in range(KINDS)]
        short = takes[FOOD] - goods[FOOD]
        if short <= 0:
            self.go(now, uses, deep - 1)
            return
        have = [goods[GRAIN + i] - takes[GRAIN + i] for i in range(5)]
        for meal in meals(short, have, self.rates):
            then = now.copy()
            then[FOOD] += worth(meal, self.rates)
            for i in range(5):
                then[GRAIN + i] -= meal[i]
            self.go(then, uses, deep - 1)

    def needed(self) -> list[Way]:
        """The lean ways, without those that are another and an exchange made afterwards."""
        known = self.found
        changes: list[Way] = []
        for conversion in self.exchanges:
            loss = [conversion.takes[good] - conversion.gives[good] for good in range(KINDS)]
            changes.append((*loss, 0))
        own: list[Way] = []
        for way in known:
            for change in changes:
                if tuple([way[i] - change[i] for i in range(KINDS + 1)]) in known:
                    break
            else:
                own.append(way)
        return sorted(_lean_among(own, known))


def _some(amounts: Cost) -> int:
    """The goods of which there are some, as a mask."""
    mask = 0
    for good in range(KINDS):
        if amounts[good]:
            mask |= 1 << good
    return mask


def _with_cards(g: Agricola, seat: int, price: Cost) -> list[Way]:
    search = _Search(g, seat, price, once=False)
    search.go(g.farms[seat].goods, 0, _DEEP)
    return search.needed()


def _payable_with_cards(g: Agricola, seat: int, price: Cost) -> bool:
    search = _Search(g, seat, price, once=True)
    search.go(g.farms[seat].goods, 0, _DEEP)
    return bool(search.found)


def changed_costs(g: Agricola, seat: int, what: int, price: Cost) -> list[Cost]:
    """A price with what the seat's cards make of it."""
    prices = [price]
    if g.rules & CARDS:
        for number in g.farms[seat].played:
            prices = DECK[number].costs_for(g, seat, what, prices)
    return prices


def affordable(g: Agricola, seat: int, prices: list[Cost]) -> bool:
    return any(can_pay(g, seat, price) for price in prices)


def pay_plainly(g: Agricola, seat: int, price: Cost) -> bool:
    """Pay at once where there is nothing to choose; False where the seat must be asked."""
    if g.rules & CARDS or price[FOOD] > g.farms[seat].goods[FOOD]:
        return False
    if price != FREE:
        spend(g, seat, price)
    return True


def building_short(g: Agricola, seat: int, price: Cost) -> bool:
    """Whether building resources for a price are missing."""
    goods = g.farms[seat].goods
    return any(goods[good] < price[good] for good in range(WOOD, STONE + 1))
