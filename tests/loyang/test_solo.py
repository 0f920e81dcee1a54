"""Section 11: the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Match, new
from tests.loyang.table import LEEK, WHEAT, Table, asked, at, discards, grid, options, why


def at_grid(seed: int = 1, **chosen: Any) -> Match:
    match = new("loyang", 1, seed, chosen)
    match.play(0, WHEAT)
    return match


def pick(match: Match, cell: int) -> None:
    match.play(0, cell)
    while match.decisions[0].kind == "raise":
        match.play(0, match.decisions[0].options[0])


def plain_cells(match: Match) -> list[int]:
    """Cells that hold no field."""
    cards = match.view(0)["cards"]
    return [cell for cell, card in enumerate(grid(match)) if not is_field(cards, card)]


def is_field(cards: dict[str, Any], card: int | None) -> bool:
    return bool(cards[str(card)]["type"] == "common_field")


def seed_with(*cells: int) -> int:
    """A seed whose first grid holds no field in these cells."""
    return next(s for s in range(99) if set(cells) <= set(plain_cells(at_grid(s))))


def test_the_imaginary_opponent_has_two_stalls_two_regular_and_two_casual_customers() -> None:
    view = new("loyang", 1, 1).view(0)
    opponent = view["opponent"]
    assert opponent["helpers"] == []
    for zone, kind in (
        ("stalls", "market_stall"),
        ("regulars", "regular_customer"),
        ("casuals", "casual_customer"),
    ):
        cards = [entry["card"] for entry in opponent[zone]]
        assert [view["cards"][str(card)]["type"] for card in cards] == [kind] * 2
    assert all(place["vegetable"] for stall in opponent["stalls"] for place in stall["places"])


def test_twelve_cards_lie_in_the_grid_before_the_prelude() -> None:
    view = new("loyang", 1, 1).view(0)
    assert len(view["grid"]) == 12
    assert view["pile"] == 70 - 12 - 6


def test_rows_cost_nothing_one_two_and_two() -> None:
    seed = seed_with(0, 3, 6, 9)
    for cell, cost in ((0, 0), (3, 1), (6, 2), (9, 2)):
        match = at_grid(seed)
        cash = at(match).cash
        pick(match, cell)
        assert at(match).cash == cash - cost


def test_a_card_of_row_two_and_one_of_row_three_cost_three() -> None:
    match = at_grid(seed_with(3, 6))
    cash = at(match).cash
    pick(match, 3)
    pick(match, 6)
    assert at(match).cash == cash - 3


def test_a_common_field_costs_two_in_addition() -> None:
    match = next(at_grid(s) for s in range(99) if not {3, 4, 5} <= set(plain_cells(at_grid(s))))
    (cell, *_) = {3, 4, 5} - set(plain_cells(match))
    cash = at(match).cash
    card = grid(match)[cell]
    pick(match, cell)
    assert at(match).cash == cash - 3
    assert card in at(match).fields


def test_the_grid_slides_by_columns() -> None:
    """Row 1 of column 1 and row 4 of column 2 are taken."""
    match = at_grid(seed_with(0, 10))
    before = grid(match)
    pick(match, 0)
    pick(match, 10)
    assert set(before[3:6]) <= set(discards(match))
    assert grid(match)[0] == before[6]
    assert grid(match)[4] == before[7]
    assert grid(match)[5] == before[8]
    assert grid(match)[1:3] == before[1:3]
    assert None not in grid(match)


def test_taking_a_row_one_card_makes_the_row_three_card_below_it_free() -> None:
    """The author's remark."""
    match = at_grid(seed_with(2, 3))
    wanted = grid(match)[8]
    pick(match, 2)
    pick(match, 3)
    assert grid(match)[2] == wanted
    assert match.view(0)["grid"][2]["cost"] in {0, 2}


def test_nothing_moves_between_the_two_picks() -> None:
    match = at_grid(seed_with(0))
    before = grid(match)
    pick(match, 0)
    assert grid(match) == [None, *before[1:]]
    assert why(match, 0) == "cell-empty"


def test_exactly_two_cards_are_taken_unless_the_table_says_otherwise() -> None:
    assert why(at_grid(), "stop") == "two-cards-due"
    match = at_grid(solo_cards="up_to_two")
    match.play(0, "stop")
    assert asked(match).kind == "act"


def test_the_row_price_may_be_raised_by_selling() -> None:
    table = Table(1)
    table.at_grid()
    table.cash(0, 0)
    table.cart(0, LEEK)
    table.in_grid(3, "tout")
    match = table.match()
    match.play(0, 3)
    assert asked(match).kind == "raise"
    assert ("sell", LEEK) in options(match)


def test_there_are_no_tokens() -> None:
    match = at_grid()
    assert match.view(0)["large"] is None
    assert match.view(0)["small"] is None


def test_discards_return_when_the_draw_pile_is_empty_in_the_middle_of_a_refill() -> None:
    table = Table(1)
    table.at_grid(pile=2)
    match = table.match()
    gone = grid(match)[:2]
    pick(match, 0)
    pick(match, 1)
    assert None not in grid(match)
    assert discards(match) == []
    assert not set(gone) & set(grid(match))


@pytest.mark.parametrize(("option", "gone"), [("remove_without_target", 4), ("remove_all", 9)])
def test_lantern_helpers_may_be_removed(option: str, gone: int) -> None:
    view = new("loyang", 1, 1, {"solo_lantern_helpers": option}).view(0)
    assert len(view["box"]) == gone
    assert all(view["cards"][str(card)]["lantern"] for card in view["box"])


@pytest.mark.parametrize(("refill", "left"), [(False, 1), (True, 2)])
def test_the_opponents_used_up_card_is_replaced_only_where_the_table_says_so(
    refill: bool, left: int
) -> None:
    table = Table(1, solo_refill_opponent=refill)
    (tout,) = table.show(0, "tout")
    match = table.match()
    match.play(0, ("use", tout))
    match.play(0, options(match)[0])
    assert len(at(match).casuals) == 1
    assert len(match.view(0)["opponent"]["casuals"]) == left
    assert at(match).cash == 9


def test_a_solo_match_tells_its_target_marks() -> None:
    assert new("loyang", 1, 1).view(0)["marks"] == {"good": 17, "exceptional": 18}
    assert new("loyang", 2, 1).view(0)["marks"] is None
