"""B024 Lasso, by what it does."""

from __future__ import annotations

import pytest

from tests.agricola.table import with_cards


@pytest.mark.parametrize("market", ["sheep_market", "pig_market", "cattle_market"])
def test_b024_lets_one_more_person_follow_one_on_an_animal_market(market: str) -> None:
    table = with_cards().played("B024").family(4).pile(market, 1)
    table.step(market)
    assert {"farmland", "pass"} <= set(table.asks().options)
    table.step("grain_seeds")
    # Two in a row, not three.
    assert table.turn == 1


def test_b024_is_no_help_where_no_animal_market_can_be_used() -> None:
    table = with_cards().played("B024").turned_up("sheep_market")
    table.step("day_laborer")
    assert table.turn == 1
