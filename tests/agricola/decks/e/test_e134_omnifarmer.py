"""E134 Omnifarmer, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e134_takes_a_reaped_crop_or_a_young_animal_each_harvest_for_points() -> None:
    table = with_cards(3).played("E134").sown(grain=(4, 3)).give(sheep=2).fence((13, 14)).round(4)
    table.harvest().step()
    table.give(food=9)
    table.last_to_breed(0).step("yes", "sheep")
    assert table.goods() == {"food": 9, "sheep": 2, "grain": 1}
    assert table.points("bonus") == 0
    table.round(7).harvest().step()
    asked = table.last_to_breed(0).step("yes")
    # A kind that lies there already is not asked for again.
    assert asked.kinds == ["card"]
    assert table.points("bonus") == 3


def test_e134_knows_only_what_came_in_this_harvest() -> None:
    table = with_cards(3).played("E134").sown(grain=(4, 1)).round(4)
    table.harvest().step()
    table.last_to_breed(0).step("no")
    table.round(7).harvest().step()
    assert table.give(food=9).last_to_breed(0).step() == []


def test_e134_takes_no_wood_that_was_reaped() -> None:
    table = with_cards(3).played("E134", "D075").note("D075", 3).round(4)
    table.harvest().step()
    assert table.goods() == {"wood": 1}
    assert table.give(food=9).last_to_breed(0).step() == []
