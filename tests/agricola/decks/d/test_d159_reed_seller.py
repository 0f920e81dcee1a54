"""D159 Reed Seller, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_d159_turns_a_reed_into_three_food_unless_somebody_buys_it() -> None:
    table = with_cards(4).played("D159").give(reed=1)
    table.by_hand(("errand", 0, 0, 0))
    assert table.goods() == {"food": 3}


def test_d159_lets_the_owner_choose_among_buyers() -> None:
    table = with_cards(4).played("D159").give(reed=1).round(4)
    for seat in (1, 2, 3):
        table.give(seat=seat, food=2)
    asked = table.harvest().step(("errand", 0, 0, 0), "yes", "no", "yes", 3)
    assert [decision.seat for decision in asked] == [0, 1, 2, 3, 0]
    assert (table.goods(), table.goods(3)) == ({"food": 2}, {"reed": 1})
    assert table.goods(1) == {"food": 2}
