"""Payments and meals with exchanges, held against a complete search that tries everything."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

import pytest

from tafelrunde.games.agricola.actions.improvements import why_not_minor
from tafelrunde.games.agricola.board.goods import (
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    KINDS,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
    Cost,
    cost,
)
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, Card, Conversion, card_of
from tafelrunde.games.agricola.cards.hooks import CONVERSIONS, COOKING
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.paying.budget import Listing
from tafelrunde.games.agricola.paying.leanness import given_up
from tafelrunde.games.agricola.paying.payment import LISTED, can_pay, pay, paying_by_hand, ways
from tafelrunde.games.agricola.paying.purse import USES, Craft, Way, counting, food_rates
from tafelrunde.games.agricola.phases.harvest import crafts, feed, feeding_ways
from tafelrunde.kernel.decision import Decision
from tafelrunde.words import render
from tests.agricola.table import Table, first_question, made

# A supply, and how often each counted card was used.
Here = tuple[int, ...]

# Every card in the game that exchanges or cooks.
EXCHANGING = [card.id for card in DECK if card.hooks & (1 << CONVERSIONS | 1 << COOKING)]
# Exchanges as other decks have them: several goods for one, food for goods and back, once only.
MORE: dict[str, list[tuple[Cost, Cost]]] = {
    "C050": [((0, 0, 0, 0, 0, 0, 0, 1, 1, 0), (0, 0, 0, 0, 0, 0, 0, 0, 0, 1))],
    "C139": [(cost(reed=1), cost(food=2))],
    "D060": [(cost(clay=1), cost(food=2))],
    "B032": [(cost(grain=1), cost(food=3)), (cost(grain=3), cost(food=4))],
    "C155": [(cost(wood=1), cost(food=1, grain=1))],
}
COUNTED: dict[str, list[tuple[Cost, Cost]]] = {
    "D122": [(cost(food=2), cost(clay=2))],
    "B083": [
        (cost(clay=1), cost(sheep=1)),
        (cost(clay=1), cost(food=1)),
        (cost(clay=1), (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    ],
}


class Barterer(Card):
    """Exchanges at any time."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        return [Conversion(self.number, takes, gives) for takes, gives in MORE[self.id]]


class Seller(Card):
    """Exchanges in turn, each once; the note counts them."""

    def conversions(self, g: Agricola, owner: int, used: int) -> list[Conversion]:
        offers = COUNTED[self.id]
        done = g.farms[owner].notes.get(self.number, 0) + used
        return [Conversion(self.number, *offers[done])] if done < len(offers) else []

    def convert(self, g: Agricola, owner: int, uses: int) -> None:
        notes = g.farms[owner].notes
        notes[self.number] = notes.get(self.number, 0) + uses


@pytest.fixture
def more_cards() -> Iterator[None]:
    """Exchanges of other decks for the time of a test."""
    barterers: list[Card] = [Barterer(name, MINOR, 1, "goods", [], []) for name in MORE]
    sellers: list[Card] = [Seller(name, MINOR, 1, "goods", [], []) for name in COUNTED]
    for seller in sellers:
        seller.counts = True
    with made(*barterers, *sellers):
        yield


def test_every_exchanging_card_is_held_against_the_search() -> None:
    assert EXCHANGING == ["A102", "B080", "B104", "D059"]


# --- what a complete search showed -------------------------------------------------------


def with_cards(*played: str) -> Table:
    return Table(2, variant__family=False).empty_hands().played(*played)


def test_exchanges_of_three_cards_feed_each_other() -> None:
    # A sheep becomes a vegetable, the vegetable food, the food the reed on top of the pile.
    table = with_cards("A102", "B104").note("A102", 2).holds("B024").give(sheep=1)
    assert why_not_minor(table.g, 0, card_of("B024").number) is None
    question = table.asked("meeting_place")
    assert ("minor", "B024") in question.options
    table.use("meeting_place", ("minor", "B024"))
    assert table.goods() == {}
    assert table.farm().notes == {"A102": 3, "B104": 0, "B024": 0}


@pytest.mark.usefixtures("more_cards")
def test_a_good_of_the_price_may_be_lent_on_the_way() -> None:
    # The vegetable and the sheep make 2 food, that 2 clay, one of them a sheep, a vegetable again.
    table = with_cards("B083", "B104", "D122").give(vegetable=1, sheep=1)
    assert can_pay(table.g, 0, cost(clay=1, vegetable=1))
    # A wild boar is eaten for the clay, and a sheep of the clay becomes a wild boar again.
    table = with_cards("B083", "B104", "D122").owns("fireplace_2").give(boar=1)
    assert can_pay(table.g, 0, (0, 0, 1, 0, 0, 0, 0, 0, 1, 0))


def test_sheep_feed_a_family_as_vegetables_where_nobody_cooks() -> None:
    table = with_cards("B104").family(5).give(sheep=10)
    assert table.farm().meal == 10
    table.feed((0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0))
    assert table.farm().begging == 0
    assert table.goods() == {}


def test_a_craft_cannot_pay_for_its_own_good() -> None:
    table = with_cards("A102").owns("joinery")
    # The wood on the pile costs a food that is not there before the wood is.
    found, missing = feeding_ways(table.g, 0, 2, [(WOOD, 2)], Listing())
    assert missing == 2
    assert found == [(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    table.give(food=1)
    assert feeding_ways(table.g, 0, 2, [(WOOD, 2)], Listing()) == (
        [(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)],
        0,
    )


PLENTY = {"wood": 3, "clay": 4, "reed": 2, "stone": 2, "grain": 3, "vegetable": 3}
PLENTY |= {"sheep": 3, "boar": 3, "cattle": 3}


def test_a_long_list_of_meals_is_cut_and_the_rest_is_fed_by_hand() -> None:
    shops = ("joinery", "pottery", "basketmakers_workshop", "cooking_hearth_4")
    table = with_cards("A102", "B080", "B104").owns(*shops).family(5).give(food=2, **PLENTY)
    question = first_question(feed(table.g, 0))
    found, _ = feeding_ways(table.g, 0, 10, crafts(table.g, 0), Listing())
    meals = [o for o in question.options if isinstance(o, tuple) and isinstance(o[0], int)]
    assert len(found) > LISTED
    assert meals == found[:LISTED] == sorted(found, key=given_up)[:LISTED]
    # Bots see the single conversions, too.
    assert {("convert", GRAIN), ("craft", WOOD), "beg"} <= set(question.options)


def test_a_long_list_of_payments_is_cut_and_the_rest_is_paid_by_hand() -> None:
    table = with_cards("A102", "B080", "B104").owns("cooking_hearth_4").give(**PLENTY)
    prices = [cost(food=10), cost(food=9, wood=1), cost(food=8, clay=1), cost(food=8, reed=1)]
    assert len(ways(table.g, 0, prices)) > LISTED
    flow = pay(table.g, 0, prices, "room")
    question = first_question(flow)
    assert len(question.options) < 2 * LISTED
    assert ("convert", CATTLE) in question.options
    assert isinstance(flow.send(("convert", CATTLE)), Decision)
    assert table.goods()["food"] == 4
    table.g.farms[0].goods[:] = [0, 0, 0, 0, 0, 0, 3, 0, 0, 1]
    # The last cattle is no more to be eaten when it is needed.
    assert paying_by_hand(table.g, 0, [(3, 0, 0, 0, 0, 0, 0, 0, 0, 1)]) == [("convert", VEGETABLE)]


def test_exchanges_are_open_by_hand_in_the_middle_of_a_payment() -> None:
    table = with_cards("B104").give(sheep=1, food=1, grain=1).owns("fireplace_2")
    flow = pay(table.g, 0, [cost(food=2)], "room")
    question = first_question(flow)
    assert ("exchange", 1) in question.manual
    label = render(game.label(table.g, question, ("exchange", 1)), "en", "words")
    assert label == "Sheep Walker: 1 sheep for 1 vegetable"
    flow.send(("exchange", 1))
    assert table.goods() == {"vegetable": 1, "food": 1, "grain": 1}


class Still(Card):
    """Turns things into food once a harvest."""

    def crafts(self, g: Agricola, owner: int) -> list[Craft]:
        return [(VEGETABLE, 5), (WOOD, 3)]


@pytest.fixture
def still() -> Iterator[None]:
    with made(Still("C059", MINOR, 1, "food", [], [])):
        yield


@pytest.mark.usefixtures("still")
def test_a_craft_may_use_any_good() -> None:
    table = with_cards("C059").give(vegetable=2)
    asked = table.feed((-1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    # To eat both as they are would leave less.
    assert asked[0].about == 0
    assert table.goods() == {"vegetable": 1, "food": 1}
    by_hand = with_cards("C059").give(vegetable=2)
    by_hand.feed(("craft", VEGETABLE))
    assert by_hand.goods() == {"vegetable": 1, "food": 1}


@pytest.mark.usefixtures("still")
def test_two_crafts_on_the_same_good_share_it() -> None:
    table = with_cards("C059").owns("joinery").give(wood=1)
    question = first_question(feed(table.g, 0))
    assert question.about == 1
    assert question.options == [(0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)]
    assert list(question.manual) == [("craft", WOOD), "beg"]
    table.feed(("craft", WOOD))
    assert table.farm().begging == 1
    both = with_cards("C059").owns("joinery").give(wood=2)
    both.feed(("craft", WOOD), ("craft", WOOD))
    assert both.goods() == {"food": 1}


# --- the judge ---------------------------------------------------------------------------


class Judge:
    """Every supply that can be reached, tried one conversion after the other."""

    def __init__(self, g: Agricola) -> None:
        self.g = g
        self.counting = counting(g, 0)
        self.known: dict[Here, set[Here]] = {}
        self.steps: list[tuple[Cost, Cost]] = []
        for number in g.farms[0].played:
            if not DECK[number].counts:
                found = DECK[number].conversions(g, 0, 0)
                self.steps += [(each.takes, each.gives) for each in found]
        for kind, rate in enumerate(food_rates(g, 0)):
            if rate:
                takes = tuple(int(good == GRAIN + kind) for good in range(KINDS))
                self.steps.append((takes, cost(food=rate)))

    def nexts(self, here: Here) -> list[tuple[int, Here]]:
        """What one conversion leads to, with its number; -1 for one that is counted."""
        found: list[tuple[int, Here]] = []
        for number, (takes, gives) in enumerate(self.steps):
            if all(here[good] >= takes[good] for good in range(KINDS)):
                found.append((number, plus(minus(here, takes), gives)))
        for slot, card in enumerate(self.counting):
            for offer in DECK[card].conversions(self.g, 0, here[KINDS + slot]):
                if all(here[good] >= offer.takes[good] for good in range(KINDS)):
                    then = list(plus(minus(here, offer.takes), offer.gives))
                    then[KINDS + slot] += 1
                    found.append((-1, tuple(then)))
        return found

    def needed(self, price: Cost) -> set[Here]:
        """What is left after paying by conversions of which none can be left out."""
        paid: dict[Here, list[Here]] = {}
        seen: dict[Here, list[Here]] = {}
        queue = deque([(self.start(), (0,) * len(self.steps))])
        while queue:
            here, made = queue.popleft()
            before = seen.setdefault(here, [])
            if any(fewer(other, made) for other in before):
                continue
            before.append(made)
            if all(here[good] >= price[good] for good in range(KINDS)):
                paid.setdefault(minus(here, price), []).append((*made, *here[KINDS:]))
                continue
            for number, then in self.nexts(here):
                more = list(made)
                if number >= 0:
                    more[number] += 1
                queue.append((then, tuple(more)))
        plans = [plan for found in paid.values() for plan in found]
        return {
            rest
            for rest, found in paid.items()
            if any(not any(o != plan and fewer(o, plan) for o in plans) for plan in found)
        }

    def reach(self, start: Here) -> set[Here]:
        if start not in self.known:
            seen, queue = {start}, [start]
            while queue:
                for _, then in self.nexts(queue.pop()):
                    if then not in seen:
                        seen.add(then)
                        queue.append(then)
            self.known[start] = seen
        return self.known[start]

    def start(self) -> Here:
        return (*self.g.farms[0].goods, *[0 for _ in self.counting])

    def after(self, way: Way) -> Here:
        """What a way leaves."""
        goods = self.g.farms[0].goods
        uses = [way[KINDS] // USES**slot % USES for slot in range(len(self.counting))]
        return (*[goods[good] - way[good] for good in range(KINDS)], *uses)


def no_less(one: Here, other: Here) -> bool:
    """Whether a supply has as much of everything and has used no more."""
    more = all(a >= b for a, b in zip(one[:KINDS], other[:KINDS], strict=True))
    return more and all(a <= b for a, b in zip(one[KINDS:], other[KINDS:], strict=True))


def fewer(one: Here, other: Here) -> bool:
    """Whether conversions are made no more often than others."""
    return all(a <= b for a, b in zip(one, other, strict=True))


def plus(here: Here, price: Cost) -> Here:
    return (*[here[good] + price[good] for good in range(KINDS)], *here[KINDS:])


def minus(here: Here, price: Cost) -> Here:
    return plus(here, tuple(-count for count in price))


def hold_payment(g: Agricola, price: Cost) -> int:
    """Hold the ways to pay a price against everything that can be done; how many there are."""
    judge = Judge(g)
    found = ways(g, 0, [price])
    enough = [here for here in judge.reach(judge.start()) if no_less(here, plus_uses(price, here))]
    rests = {minus(here, price) for here in enough}
    assert can_pay(g, 0, price) == bool(rests)
    assert bool(found) == bool(rests)
    kept = [judge.after(way) for way in found]
    assert len(set(kept)) == len(kept)
    for here in kept:
        assert here in rests
        for other in kept:
            if other != here:
                assert not any(no_less(later, here) for later in judge.reach(other))
    for here in kept:
        later = judge.reach(here)
        rests = {rest for rest in rests if not covered(rest, later)}
    # What is left over needs goods of the price in between: a way, and more that is done before.
    assert not rests & judge.needed(price)
    assert not rests or judge.counting
    return len(found)


def plus_uses(price: Cost, here: Here) -> Here:
    return (*price, *here[KINDS:])


def covered(here: Here, by: set[Here]) -> bool:
    return here in by or any(no_less(other, here) for other in by)


def hold_meal(g: Agricola, need: int, crafts: list[Craft]) -> None:
    """Hold the ways to feed against everything that can be done, with crafts once each."""
    judge = Judge(g)
    most = 0
    fed: set[Here] = set()
    seen: set[tuple[Here, int]] = set()
    queue = [(judge.start(), 0)]
    while queue:
        here, done = queue.pop()
        if (here, done) in seen:
            continue
        seen.add((here, done))
        most = max(most, min(here[FOOD], need))
        queue += [(then, done) for _, then in judge.nexts(here)]
        for place, (good, food) in enumerate(crafts):
            if here[good] and not done >> place & 1:
                then = list(here)
                then[good] -= 1
                then[FOOD] += food
                queue.append((tuple(then), done | 1 << place))
    fed = {minus(here, cost(food=most)) for here, _ in seen if here[FOOD] >= most}
    found, missing = feeding_ways(g, 0, need, crafts, Listing())
    assert missing == need - most
    kept = [judge.after(way) for way in found]
    assert len(set(kept)) == len(kept)
    for here in kept:
        assert here in fed
        for other in kept:
            if other != here:
                assert not any(no_less(later, here) for later in judge.reach(other))
    if not judge.counting:
        for here in kept:
            later = judge.reach(here)
            fed = {r for r in fed if not covered(r, later)}
        assert not fed


PRICES = [
    cost(stone=1),
    cost(reed=1),
    cost(food=2),
    cost(food=5),
    cost(stone=2, food=1),
    cost(wood=1, stone=2),
    cost(reed=1, food=2),
    cost(clay=2),
    cost(clay=3, stone=1),
    cost(vegetable=1),
    cost(sheep=1, food=1),
    (1, 0, 0, 0, 0, 0, 0, 0, 0, 1),
]
CRAFTS: list[Craft] = [
    (WOOD, 2),
    (CLAY, 2),
    (REED, 3),
    (STONE, 3),
    (VEGETABLE, 5),
    (WOOD, 1),
    (GRAIN, 5),
]


def position(dice: random.Random) -> Agricola:
    """A seat with some exchanging cards and few goods."""
    table = Table(2, variant__family=False)
    ids = [*EXCHANGING, *MORE, *COUNTED]
    table.played(*dice.sample(ids, dice.randrange(1, 4)))
    table.owns(*dice.choice([(), ("fireplace_2",), ("cooking_hearth_4",)]))
    for number in counting(table.g, 0):
        table.g.farms[0].notes[number] = dice.randrange(7) if DECK[number].id == "A102" else 0
    for _ in range(dice.randrange(1, 7)):
        table.g.farms[0].goods[dice.choice([FOOD, *range(KINDS)])] += 1
    return table.g


def hold(positions: int, seed: int) -> None:
    dice = random.Random(seed)
    several = payable = 0
    for number in range(positions):
        g = position(dice)
        price = dice.choice(PRICES)
        said = (
            seed,
            number,
            [DECK[card].id for card in g.farms[0].played],
            g.farms[0].goods,
            price,
        )
        try:
            count = hold_payment(g, price)
            hold_meal(g, dice.randrange(1, 8), dice.sample(CRAFTS, dice.randrange(3)))
        except AssertionError as error:
            raise AssertionError(said) from error
        payable += count > 0
        several += count > 1
    assert payable > positions // 5
    assert several > positions // 50


@pytest.mark.usefixtures("more_cards")
def test_payments_and_meals_are_what_a_complete_search_finds() -> None:
    hold(150, 16)


@pytest.mark.soak
@pytest.mark.usefixtures("more_cards")
@pytest.mark.parametrize("seed", range(20))
def test_payments_and_meals_hold_over_twenty_thousand_positions(seed: int) -> None:
    hold(1_000, seed)
