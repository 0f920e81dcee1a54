"""E010 Straw Hat, by what it does."""

from __future__ import annotations

from tests.agricola.table import with_cards


def test_e010_moves_a_person_from_farmland_to_a_free_space_after_round_3() -> None:
    table = with_cards().played("E010").stands("farmland").stands("forest", seat=1).round(3)
    table.pile("clay_pit", 3).round(3).work_done()
    asked = table.copy().work_done()
    options = [*asked.asks().options]
    assert "clay_pit" in options
    assert "forest" not in options
    table.step("clay_pit")
    assert table.goods() == {"clay": 3}


def test_e010_gives_a_food_instead_and_nothing_after_other_rounds() -> None:
    table = with_cards().played("E010").stands("farmland").round(6).work_done()
    table.step("food")
    assert table.goods() == {"food": 1}
    # With nobody on Farmland there is nothing to choose.
    assert table.round(3).work_done().step() == []
    assert table.goods() == {"food": 2}
    assert table.stands("farmland").round(5).work_done().step() == []
    assert table.goods() == {"food": 2}


def test_e010_brings_what_still_comes_while_people_work() -> None:
    table = with_cards().played("E010", "A053").stands("farmland").pile("forest", 9).round(3)
    table.work_done().step("forest")
    assert table.goods() == {"wood": 9, "food": 2}
