"""E058 Lunchtime Beer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e058_leaves_out_field_and_breeding_phase_for_a_food() -> None:
    table = with_cards().played("E058", "B050").sown(grain=(4, 3)).sown(seat=1, grain=(4, 3))
    table.give(sheep=3).fence((13, 14)).round(4)
    table.harvest().step("yes")
    assert table.goods() == {"food": 1, "sheep": 3}
    assert table.goods(1) == {"grain": 1}
    table.last_to_breed(0).step()
    assert table.goods() == {"food": 1, "sheep": 3}


def test_e058_reaps_and_breeds_as_ever_where_it_is_declined() -> None:
    table = with_cards().played("E058").sown(grain=(4, 3)).give(sheep=2).fence((13, 14)).round(4)
    table.harvest().step("no")
    table.last_to_breed(0).step()
    assert table.goods() == {"grain": 1, "sheep": 3}


def test_e058_leaves_out_what_comes_at_the_start_of_the_field_phase() -> None:
    table = with_cards().played("E058", "B061").sown(grain=(3, 3), vegetable=(4, 2)).fields(9)
    table.round(4)
    table.copy().harvest().step("no")
    table.harvest().step("yes")
    # Not the three food of a field phase that is left out.
    assert table.goods() == {"food": 1}
