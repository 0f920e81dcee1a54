"""Section 11: the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.games.loyang.terms import CASUAL, FIELD, REGULAR, STALL
from tests.loyang.table import LEEK, WHEAT, Table, asked, options, state, why


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
    g = state(match)
    return [cell for cell in range(12) if g.deck.types[g.grid[cell]] != FIELD]


def seed_with(*cells: int) -> int:
    """A seed whose first grid holds no field in these cells."""
    return next(s for s in range(99) if set(cells) <= set(plain_cells(at_grid(s))))


def test_the_imaginary_opponent_has_two_stalls_two_regular_and_two_casual_customers() -> None:
    g = state(new("loyang", 1, 1))
    opponent = g.players[1]
    assert len(opponent.stalls) == len(opponent.regulars) == len(opponent.casuals) == 2
    assert opponent.helpers == []
    for cards, kind in (
        (opponent.stalls, STALL),
        (opponent.regulars, REGULAR),
        (opponent.casuals, CASUAL),
    ):
        assert {g.deck.types[card] for card in cards} == {kind}
    assert all(g.stock[3 * card] >= 0 for card in opponent.stalls)


def test_twelve_cards_lie_in_the_grid_before_the_prelude() -> None:
    g = state(new("loyang", 1, 1))
    assert len(g.grid) == 12
    assert len(g.piles[0]) == 70 - 12 - 6


def test_rows_cost_nothing_one_two_and_two() -> None:
    seed = seed_with(0, 3, 6, 9)
    for cell, cost in ((0, 0), (3, 1), (6, 2), (9, 2)):
        match = at_grid(seed)
        cash = state(match).players[0].cash
        pick(match, cell)
        assert state(match).players[0].cash == cash - cost


def test_a_card_of_row_two_and_one_of_row_three_cost_three() -> None:
    match = at_grid(seed_with(3, 6))
    cash = state(match).players[0].cash
    pick(match, 3)
    pick(match, 6)
    assert state(match).players[0].cash == cash - 3


def test_a_common_field_costs_two_in_addition() -> None:
    match = next(at_grid(s) for s in range(99) if not {3, 4, 5} <= set(plain_cells(at_grid(s))))
    (cell, *_) = {3, 4, 5} - set(plain_cells(match))
    cash = state(match).players[0].cash
    card = state(match).grid[cell]
    pick(match, cell)
    assert state(match).players[0].cash == cash - 3
    assert card in state(match).players[0].fields


def test_the_grid_slides_by_columns() -> None:
    """Row 1 of column 1 and row 4 of column 2 are taken."""
    match = at_grid(seed_with(0, 10))
    before = list(state(match).grid)
    pick(match, 0)
    pick(match, 10)
    g = state(match)
    assert set(before[3:6]) <= set(g.discards[0])
    assert g.grid[0] == before[6]
    assert g.grid[4] == before[7]
    assert g.grid[5] == before[8]
    assert g.grid[1:3] == before[1:3]
    assert all(card >= 0 for card in g.grid)


def test_taking_a_row_one_card_makes_the_row_three_card_below_it_free() -> None:
    """The author's remark."""
    match = at_grid(seed_with(2, 3))
    wanted = state(match).grid[8]
    pick(match, 2)
    pick(match, 3)
    assert state(match).grid[2] == wanted
    assert match.view(0)["grid"][2]["cost"] in {0, 2}


def test_nothing_moves_between_the_two_picks() -> None:
    match = at_grid(seed_with(0))
    before = list(state(match).grid)
    pick(match, 0)
    assert state(match).grid == [-1, *before[1:]]
    assert why(match, 0) == "cell-empty"


def test_exactly_two_cards_are_taken_unless_the_table_says_otherwise() -> None:
    assert why(at_grid(), "stop") == "two-cards-due"
    match = at_grid(solo_cards="up_to_two")
    match.play(0, "stop")
    assert asked(match).kind == "act"


def test_the_row_price_may_be_raised_by_selling() -> None:
    table = Table(1)
    table.g.phase = 3
    table.cash(0, 0)
    table.cart(0, LEEK)
    g = table.g
    g.grid[3], old = table.pick("tout"), g.grid[3]
    g.piles[0].append(old)
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
    g = table.g
    g.phase = 3
    g.discards[0] = sorted(g.piles[0][2:])
    g.piles[0] = g.piles[0][:2]
    match = table.match()
    gone = [g.grid[0], g.grid[1]]
    pick(match, 0)
    pick(match, 1)
    after = state(match)
    assert all(card >= 0 for card in after.grid)
    assert after.discards[0] == []
    assert not set(gone) & set(after.grid)


@pytest.mark.parametrize(("option", "gone"), [("remove_without_target", 4), ("remove_all", 9)])
def test_lantern_helpers_may_be_removed(option: str, gone: int) -> None:
    g = state(new("loyang", 1, 1, {"solo_lantern_helpers": option}))
    assert len(g.box) == gone
    assert all(g.deck.lantern[card] for card in g.box)


@pytest.mark.parametrize(("refill", "left"), [(False, 1), (True, 2)])
def test_the_opponents_used_up_card_is_replaced_only_where_the_table_says_so(
    refill: bool, left: int
) -> None:
    table = Table(1, solo_refill_opponent=refill)
    (tout,) = table.show(0, "tout")
    match = table.match()
    match.play(0, ("use", tout))
    match.play(0, options(match)[0])
    g = state(match)
    assert len(g.players[0].casuals) == 1
    assert len(g.players[1].casuals) == left
    assert g.players[0].cash == 9


def test_a_solo_match_tells_its_target_marks() -> None:
    assert new("loyang", 1, 1).view(0)["marks"] == {"good": 17, "exceptional": 18}
    assert new("loyang", 2, 1).view(0)["marks"] is None
