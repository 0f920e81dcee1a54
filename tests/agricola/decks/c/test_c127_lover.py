"""C127 Lover, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c127_costs_a_food_for_each_complete_round_left_and_needs_no_room() -> None:
    table = with_cards(3).holds("C127").round(11).give(food=3)
    table.play_occupation("C127", 0)
    assert table.goods() == {}
    assert (table.farm().people, table.farm().newborn, table.farm().begging) == (3, 1, 0)


def test_c127_begs_for_what_cannot_be_paid_of_its_own_cost() -> None:
    table = with_cards(3).holds("C127").round(11).give(food=1)
    table.play_occupation("C127", 1)
    assert table.farm().begging == 3


def test_c127_is_not_played_by_a_complete_family() -> None:
    table = with_cards(3).holds("C127").round(14).family(5)
    assert table.why_no_occupation("C127", 0) == "family-complete"
    assert table.family(4).why_no_occupation("C127", 0) is None
