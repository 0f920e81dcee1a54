"""Prices that cards change, and the own cost of an occupation."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tafelrunde.games.agricola.actions.building import renovation_prices, room_prices
from tafelrunde.games.agricola.board.goods import CLAY, Cost, cost
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.board.terms import CLAY_HOUSE
from tafelrunde.games.agricola.cards.base import MINOR, OCCUPATION, Card
from tafelrunde.games.agricola.cards.hooks import FOR_RENOVATION, FOR_ROOM
from tests.agricola.table import Table, made


class Cheaper(Card):
    """A room or a renovation costs a clay less."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        if what not in (FOR_ROOM, FOR_RENOVATION):
            return costs
        return [(*p[:CLAY], max(0, p[CLAY] - 1), *p[CLAY + 1 :]) for p in costs]


class ReedForClay(Card):
    """One clay may be replaced by a reed."""

    def costs_for(self, g: Agricola, owner: int, what: int, costs: list[Cost]) -> list[Cost]:
        more = [(*p[:CLAY], p[CLAY] - 1, p[CLAY + 1] + 1, *p[CLAY + 2 :]) for p in costs if p[CLAY]]
        return costs + more


@pytest.fixture(autouse=True)
def cards() -> Iterator[None]:
    with made(
        Cheaper("C013", MINOR, 1, "building", [], []),
        ReedForClay("C014", MINOR, 1, "building", [], []),
        Card("C129", OCCUPATION, 1, "points", [cost(food=3)], []),
        Card("C128", OCCUPATION, 1, "points", [cost(food=1, wood=2)], []),
    ):
        yield


def with_cards(*played: str) -> Table:
    return Table(2, variant__family=False).empty_hands().played(*played)


def test_prices_do_not_depend_on_the_order_in_which_cards_were_played() -> None:
    # Two clay: one less, or none of them and a wood.
    found = {
        frozenset(renovation_prices(with_cards(*order).g, 0, CLAY_HOUSE))
        for order in itertools.permutations(["A123", "C013"])
    }
    assert found == {frozenset([cost(clay=1, reed=1), cost(wood=1, reed=1)])}
    rooms = {
        frozenset(room_prices(with_cards(*order).house("clay").g, 0))
        for order in itertools.permutations(["A123", "C013", "C014"])
    }
    assert len(rooms) == 1


def test_a_price_is_replaced_once_by_each_card() -> None:
    table = with_cards("A123").house("clay")
    assert room_prices(table.g, 0) == [cost(clay=5, reed=2), cost(wood=1, clay=3, reed=2)]


def test_an_occupation_with_a_cost_of_its_own_is_paid_for_twice() -> None:
    table = with_cards().holds("C129").give(food=5)
    table.play_occupation("C129", 1)
    assert table.goods() == {"food": 1}
    assert table.farm().begging == 0


def test_food_of_its_own_cost_is_begged_for_where_it_cannot_be_paid() -> None:
    table = with_cards().holds("C129").give(food=2, grain=1)
    assert table.why_no_occupation("C129", 1) is None
    table.play_occupation("C129", 1)
    assert table.goods() == {}
    assert table.farm().begging == 1


def test_neither_the_occupation_cost_nor_other_goods_are_begged_for() -> None:
    table = with_cards().holds("C129", "C128").give(wood=2)
    assert table.why_no_occupation("C129", 1) == "cannot-pay-occupation"
    assert table.why_no_occupation("C128", 0) is None
    table.has(wood=1)
    assert table.why_no_occupation("C128", 0) == "cannot-pay-occupation"


def test_b109_raises_the_own_cost_of_an_occupation_too() -> None:
    table = with_cards("B109").occupations(4).holds("C129").give(wood=1)
    table.play_occupation("C129", 1, "yes")
    assert table.goods() == {}
    assert table.farm().begging == 0
