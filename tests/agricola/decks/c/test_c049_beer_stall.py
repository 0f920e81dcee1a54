"""C049 Beer Stall, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_c049_turns_a_grain_into_five_food_for_each_empty_stable_outside_pastures() -> None:
    table = with_cards().played("C049").stables(4, 9).fence((13, 14)).stables(13).give(grain=3)
    table.feed((-6, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0))
    assert table.goods() == {"food": 6, "grain": 1}


def test_c049_moves_animals_out_of_the_stables_as_far_as_it_can() -> None:
    table = with_cards().played("C049").stables(4, 9).give(sheep=1, grain=1, food=4)
    assert table.view()["players"][0]["meal"]["crafts"] == [{"good": "grain", "food": 5}] * 2
    table.give(sheep=1)
    assert table.view()["players"][0]["meal"]["crafts"] == [{"good": "grain", "food": 5}]
    table.give(sheep=1)
    assert table.view()["players"][0]["meal"]["crafts"] == []


def test_c049_may_use_a_stable_that_was_emptied_in_the_meal() -> None:
    table = with_cards().played("C049").owns("fireplace_2").stables(4).give(sheep=2, grain=1)
    asked = table.feed(("convert", 7), ("craft", 5))
    assert not asked[0].offers(("craft", 5))
    assert table.goods() == {"food": 3, "sheep": 1}
