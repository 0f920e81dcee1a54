"""The payment solver against a judge that tries everything."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tafelrunde.games.lydia.cards.deck import packed
from tafelrunde.games.lydia.payment import missing, ways_to_pay
from tests.lydia.table import Table

Amounts = tuple[int, ...]


def judge(price: Amounts, held: Amounts, wild: int) -> set[Amounts]:
    """Every way to give goods so that each unit of the price is covered by what may cover it."""
    found = set()
    for spent in product(*(range(count + 1) for count in held)):
        if sum(spent) == sum(price) and covers(list(spent), list(price), wild):
            found.add(spent)
    return found


def covers(spent: list[int], price: list[int], wild: int) -> bool:
    """Match unit by unit: a colour by itself, then by the wild resource, then by coins."""
    spent[4] -= price[4]
    open_units = 0
    for colour in range(4):
        own = min(spent[colour], price[colour])
        spent[colour] -= own
        open_units += price[colour] - own
    jokers = spent[4] + (spent[wild] if wild >= 0 else 0)
    wasted = sum(spent[c] for c in range(4) if c != wild)
    return spent[4] >= 0 and wasted == 0 and jokers == open_units


@pytest.mark.parametrize("seed", range(150))
def test_the_ways_are_exactly_those_the_judge_finds(seed: int) -> None:
    dice = random.Random(seed)
    price = (*(dice.choice([0, 0, 1, 1, 2]) for _ in range(4)), dice.choice([0, 0, 0, 1, 3]))
    held = (*(dice.randrange(4) for _ in range(4)), dice.randrange(5))
    wild = dice.choice([-1, 0, 1, 2, 3])
    table = Table()
    table.g.goods[:5] = list(held)
    ways = ways_to_pay(table.g, 0, packed(list(price)), held[4], wild)
    assert set(ways) == judge(price, held, wild)
    assert len(set(ways)) == len(ways)
    assert [way[4] for way in ways] == sorted(way[4] for way in ways)
    short = missing(table.g, 0, packed(list(price)), held[4], wild)
    assert (short == 0) == bool(ways)


def test_what_is_missing_is_the_number_of_coins_that_would_do() -> None:
    table = Table().holds(0, blue=1, red=6, coin=1)
    price = packed([2, 2, 0, 0, 0])
    assert missing(table.g, 0, price, 1, -1) == 2
    assert missing(table.g, 0, price, 1, 3) == 0
    assert missing(table.g, 0, packed([0, 0, 0, 0, 3]), 1, 3) == 2
