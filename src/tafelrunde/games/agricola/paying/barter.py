"""Barter: what conversions at any time can make of a supply, found back from what is missing.

Conversions may feed each other to any depth: a sheep becomes a vegetable, the vegetable food, the
food a reed. Nothing is given up here; payment.py and harvest.py ask for the ways and settle one.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tafelrunde.games.agricola.board.goods import DEAR, FOOD, KINDS, WOOD, Cost
from tafelrunde.games.agricola.cards.base import Conversion
from tafelrunde.games.agricola.paying.budget import RAISING, Budget, Listing
from tafelrunde.games.agricola.paying.feeding import fillings
from tafelrunde.games.agricola.paying.purse import USES, Craft, Purse, Way, single, some

# So many conversions for one price go round in a circle.
_CIRCLING: Final = 99


class Plan:
    """Conversions on the way to a price, and what would then be left; less than nothing is owed.

    `eaten` counts the goods turned into food, `made` the exchanges, `used` names for each counted
    card what was taken, use by use.
    """

    def __init__(self, left: list[int], eaten: list[int], made: list[int]) -> None:
        self.left = left
        self.eaten = eaten
        self.made = made
        self.used: list[tuple[int, ...]] = []

    def copy(self) -> Plan:
        new = Plan(self.left.copy(), self.eaten.copy(), self.made.copy())
        new.used = self.used.copy()
        return new

    def key(self) -> tuple[object, ...]:
        return (*self.eaten, *self.made, *self.used)

    def change(self, exchange: Conversion) -> None:
        for good in range(KINDS):
            self.left[good] += exchange.gives[good] - exchange.takes[good]

    def length(self) -> int:
        return sum(self.eaten) + sum(self.made) + sum([len(used) for used in self.used])


class Search:
    """The hunt for the conversions that a price needs, none of which can be left out.

    What is missing is owed at first and then raised, good by good, food last, and always in the
    plan that players part with most easily: where the budget is spent, the others are cut. Where
    `once` is set, one way is enough. `crafts` are made in any case. Counted cards may be used from
    `before` on up to their `limits`.
    """

    def __init__(
        self,
        purse: Purse,
        goods: list[int],
        price: Cost,
        crafts: list[Craft],
        budget: Budget,
        once: bool,
    ) -> None:
        self.purse = purse
        self.goods = goods
        self.crafts = crafts
        self.budget = budget
        self.once = once
        self.before = [0] * len(purse.counted)
        self.limits = [USES - 1] * len(purse.counted)
        self.plans: list[Plan] = []
        self.seen: set[tuple[object, ...]] = set()
        # How dear a plan is, and which one came first among those that are as dear.
        self.queue: list[tuple[int, int, Plan]] = []
        self.cut = False
        left = [goods[good] - price[good] for good in range(KINDS)]
        for good, food in crafts:
            left[good] -= 1
            left[FOOD] += food
        self.start = Plan(left, [0] * KINDS, [0] * len(purse.exchanges))
        self.start.used = [() for _ in purse.counted]

    def run(self) -> None:
        for good in range(WOOD, KINDS):
            if self.start.left[good] < 0 and not self.purse.made >> good & 1:
                return
        self._go(self.start)
        while self.queue and not (self.once and self.plans):
            if self.budget.spent():
                self.cut = True
                return
            self._raise(heappop(self.queue)[2])

    def _go(self, plan: Plan) -> None:
        """A plan waits for its turn, unless it had it."""
        self.budget.spend()
        key = plan.key()
        if key in self.seen:
            return
        self.seen.add(key)
        if self._hopeful(plan):
            heappush(self.queue, (self._dearness(plan), len(self.seen), plan))

    def _dearness(self, plan: Plan) -> int:
        """How hard it is to part with what a plan takes and owes.

        One way is found soonest where little is owed.
        """
        price = plan.length()
        for good in range(KINDS):
            price += (self.goods[good] - plan.left[good]) * DEAR[good]
            if self.once and plan.left[good] < 0:
                price -= plan.left[good] * DEAR[good]
        return price

    def _raise(self, plan: Plan) -> None:
        """Raise what is owed, first of all goods, then food."""
        for good in range(WOOD, KINDS):
            if plan.left[good] < 0:
                self._make(plan, good)
                return
        if plan.left[FOOD] < 0:
            self._raise_food(plan)
        elif self._in_some_order(plan):
            self.plans.append(plan)
        else:
            self._advance(plan)

    def _hopeful(self, plan: Plan) -> bool:
        """Whether there can be food enough in the end, and the plan does not circle."""
        purse = self.purse
        if not purse.gainful:
            food = plan.left[FOOD]
            for good in range(WOOD, KINDS):
                if plan.left[good] > 0:
                    food += plan.left[good] * purse.rates[good]
            if food < 0:
                for slot in range(len(purse.counted)):
                    food += self._profit(slot, self.before[slot] + len(plan.used[slot]))
                if food < 0:
                    return False
        return plan.length() < _CIRCLING

    def _profit(self, slot: int, use: int) -> int:
        """The most food that a counted card can still bring."""
        most = 0
        food = 0
        while use < self.limits[slot] and self.purse.pile(slot, use):
            offers = self.purse.pile(slot, use)
            food += max([self.purse.eaten(o.gives) - o.takes[FOOD] for o in offers])
            most = max(most, food)
            use += 1
        return most

    def _make(self, plan: Plan, good: int) -> None:
        """Every conversion that gives a good."""
        for place, exchange in enumerate(self.purse.exchanges):
            if exchange.gives[good]:
                self._exchange(plan, place)
        for slot in range(len(self.purse.counted)):
            self._buy(plan, slot, good, 0)

    def _exchange(self, plan: Plan, place: int) -> None:
        exchange = self.purse.exchanges[place]
        then = plan.copy()
        then.change(exchange)
        then.made[place] += 1
        if self._owes_only_what_can_be_made(then, exchange):
            self._go(then)

    def _owes_only_what_can_be_made(self, plan: Plan, exchange: Conversion) -> bool:
        for good in range(WOOD, KINDS):
            if exchange.takes[good] and plan.left[good] < 0 and not self.purse.made >> good & 1:
                return False
        return True

    def _buy(self, plan: Plan, slot: int, good: int, profit: int) -> None:
        """Use a counted card until it gives a good; with FOOD, until that has brought food."""
        used = plan.used[slot]
        use = self.before[slot] + len(used)
        if use >= self.limits[slot]:
            return
        for place, offer in enumerate(self.purse.pile(slot, use)):
            then = plan.copy()
            then.change(offer)
            then.used[slot] = (*used, place)
            if not self._owes_only_what_can_be_made(then, offer):
                continue
            gained = profit + self.purse.eaten(offer.gives) - self.purse.eaten(offer.takes)
            if gained > 0 if good == FOOD else offer.gives[good] > 0:
                self._go(then)
            else:
                self._buy(then, slot, good, gained)

    def _raise_food(self, plan: Plan) -> None:
        rates = self.purse.rates
        for eaten in fillings(-plan.left[FOOD], plan.left, rates, self.budget.left):
            then = plan.copy()
            for good in range(WOOD, KINDS):
                if eaten[good]:
                    self._eat(then, good, eaten[good])
            self._go(then)
        for place in self.purse.gainful:
            self._exchange(plan, place)
        for slot in range(len(self.purse.counted)):
            self._buy(plan, slot, FOOD, 0)

    def _advance(self, plan: Plan) -> None:
        """Nothing is owed in the end, but something must come first.

        Goods are eaten by another chain, link by link, or more is made of what is taken.
        """
        for place in range(len(self.purse.exchanges)):
            self._relink(plan, place)
        wanted = 0
        for exchange in self._conversions(plan):
            wanted |= some(exchange.takes)
        if wanted >> FOOD & 1:
            for good in range(WOOD, KINDS):
                if self.purse.rates[good] and (plan.left[good] > 0 or self.purse.made >> good & 1):
                    then = plan.copy()
                    self._eat(then, good, 1)
                    self._go(then)
        for good in range(KINDS):
            if wanted >> good & 1:
                self._make(plan, good)

    def _relink(self, plan: Plan, place: int) -> None:
        """Exchange a good that is eaten, and eat what it gives."""
        exchange = self.purse.exchanges[place]
        good = single(exchange)
        if good < 0 or not plan.eaten[good] or not self.purse.eaten(exchange.gives):
            return
        then = plan.copy()
        then.change(exchange)
        then.made[place] += 1
        self._eat(then, good, -1)
        for other in range(WOOD, KINDS):
            if exchange.gives[other] and self.purse.rates[other]:
                self._eat(then, other, 1)
        self._go(then)

    def _eat(self, plan: Plan, good: int, count: int) -> None:
        plan.left[good] -= count
        plan.left[FOOD] += count * self.purse.rates[good]
        plan.eaten[good] += count

    # --- in which order ------------------------------------------------------------------

    def _conversions(self, plan: Plan) -> list[Conversion]:
        """The exchanges of a plan, each as often as it is made."""
        found: list[Conversion] = []
        for place, exchange in enumerate(self.purse.exchanges):
            found.extend([exchange] * plan.made[place])
        for slot in range(len(plan.used)):
            found.extend(self._offers(plan, slot))
        return found

    def _offers(self, plan: Plan, slot: int) -> list[Conversion]:
        """What a plan takes from a counted card, in turn."""
        first = self.before[slot]
        used = plan.used[slot]
        return [self.purse.pile(slot, first + use)[place] for use, place in enumerate(used)]

    def _in_some_order(self, plan: Plan) -> bool:
        """Whether the conversions can be made one after the other with what is there."""
        goods = self.goods
        takes = plan.eaten.copy()
        for good, _ in self.crafts:
            takes[good] += 1
        for exchange in self._conversions(plan):
            for good in range(KINDS):
                takes[good] += exchange.takes[good]
        for good in range(KINDS):
            if takes[good] > goods[good]:
                return self._ordered(plan)
        return True

    def _ordered(self, plan: Plan) -> bool:
        steps: list[list[Conversion]] = []
        counts: list[int] = []
        for good in range(WOOD, KINDS):
            if plan.eaten[good]:
                steps.append([_eating(good, self.purse.rates[good])])
                counts.append(plan.eaten[good])
        for good, food in self.crafts:
            steps.append([_eating(good, food)])
            counts.append(1)
        for place, exchange in enumerate(self.purse.exchanges):
            if plan.made[place]:
                steps.append([exchange])
                counts.append(plan.made[place])
        for slot in range(len(plan.used)):
            if plan.used[slot]:
                steps.append(self._offers(plan, slot))
                counts.append(len(plan.used[slot]))
        return _orderly(self.goods, steps, counts, set(), self.budget)


def _eating(good: int, food: int) -> Conversion:
    takes = [0] * KINDS
    takes[good] = 1
    return Conversion(-1, tuple(takes), (food, 0, 0, 0, 0, 0, 0, 0, 0, 0))


def _orderly(
    goods: list[int],
    steps: list[list[Conversion]],
    counts: list[int],
    stuck: set[tuple[int, ...]],
    budget: Budget,
) -> bool:
    """Whether so many of each step can be made; several conversions in a step go in turn."""
    key = tuple(counts)
    if key in stuck or budget.spent():
        return False
    if not any(counts):
        return True
    budget.spend()
    for place in range(len(steps)):
        if counts[place] == 0:
            continue
        step = steps[place]
        exchange = step[0] if len(step) == 1 else step[len(step) - counts[place]]
        then = [goods[good] - exchange.takes[good] for good in range(KINDS)]
        if min(then) < 0:
            continue
        for good in range(KINDS):
            then[good] += exchange.gives[good]
        counts[place] -= 1
        if _orderly(then, steps, counts, stuck, budget):
            counts[place] += 1
            return True
        counts[place] += 1
    stuck.add(key)
    return False


# --- what comes out ----------------------------------------------------------------------


def can_raise(purse: Purse, price: Cost, crafts: list[Craft]) -> bool:
    """Whether these crafts and conversions can make a supply pay a price."""
    return bool(way_to_raise(purse, price, crafts, Budget(RAISING)))


def way_to_raise(purse: Purse, price: Cost, crafts: list[Craft], budget: Budget) -> list[Way]:
    """One of the ways below, or none."""
    search = Search(purse, purse.goods, price, crafts, budget, once=True)
    search.run()
    return [_way(purse, plan) for plan in search.plans]


def ways_to_raise(purse: Purse, price: Cost, crafts: list[Craft], listing: Listing) -> list[Way]:
    """What a supply may lose for a price where these crafts are made."""
    search = Search(purse, purse.goods, price, crafts, listing.plans, once=False)
    search.run()
    listing.cut = listing.cut or search.cut
    return [_way(purse, plan) for plan in search.plans]


def _way(purse: Purse, plan: Plan) -> Way:
    loss = [purse.goods[good] - plan.left[good] for good in range(KINDS)]
    uses = 0
    for used in reversed(plan.used):
        uses = uses * USES + len(used)
    return (*loss, uses)
