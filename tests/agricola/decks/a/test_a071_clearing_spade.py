"""A071 Clearing Spade, by what it does."""

from __future__ import annotations

from tafelrunde.games.agricola.actions.fields import unplanted
from tafelrunde.words import render
from tests.agricola.table import Table, with_cards


def errands(table: Table) -> list[tuple[int | str, ...]]:
    """From where to where a crop may be moved before placing."""
    manual = [option for option in table.asks().manual if isinstance(option, tuple)]
    return [option[2:] for option in manual if option[0] == "errand"]


def test_a071_moves_a_crop_to_an_empty_field_at_any_time() -> None:
    table = with_cards().played("A071").sown(grain=(3, 3)).sown(vegetable=(4, 2)).fields(9)
    question = table.asks()
    assert ("errand", 0, 3, 9) in question.manual
    assert ("errand", 0, 4, 9) in question.manual
    said = render(table.label(question, ("errand", 0, 4, 9)), "en", "words")
    assert said == "Move 1 crop from row 1, column 5 to row 2, column 5"
    table.by_hand(("errand", 0, 4, 9))
    assert table.farm().crops == {3: ("grain", 3), 4: ("vegetable", 1), 9: ("vegetable", 1)}
    assert unplanted(table.g.farms[0]) == 0
    assert errands(table) == []


def test_a071_is_asked_before_a_harvest_and_reaps_more() -> None:
    table = with_cards().played("A071").sown(grain=(3, 3)).fields(4, 9).harvest()
    asked = table.step(("errand", 0, 3, 4), ("errand", 0, 3, 9))
    assert asked.kinds == ["errand", "errand"]
    assert table.goods() == {"grain": 3}
    again = with_cards().played("A071").sown(grain=(3, 3)).fields(4).harvest()
    again.step("done")
    assert again.goods() == {"grain": 1}


def test_a071_keeps_grain_out_of_a_bean_field() -> None:
    table = with_cards().played("A071", "B068").sown(grain=(3, 3)).fields(4)
    table.sown(vegetable=(9, 2))
    assert errands(table) == [(3, 4), (9, 4), (9, 15)]
    table.by_hand(("errand", 0, 9, 15))
    assert table.farm().crops == {3: ("grain", 3), 9: ("vegetable", 1)}
    table.reap()
    assert table.goods() == {"grain": 1, "vegetable": 2}
