"""Section 4.1: the harvest phase."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.games.loyang.terms import HOME
from tests.loyang.table import (
    BEAN,
    FOUR,
    PUMPKIN,
    SIX,
    THREE,
    TURNIP,
    WHEAT,
    Table,
    asked,
    at,
    customer,
    discards,
)


def harvested(table: Table) -> Table:
    table.harvest()
    return table


def first_round(seed: int = 1) -> Match:
    match = new("loyang", 2, seed)
    match.play(match.decisions[0].seat, WHEAT)
    match.play(match.decisions[0].seat, PUMPKIN)
    return match


def test_the_first_harvest_puts_one_vegetable_on_the_cart_and_opens_one_private_field() -> None:
    match = first_round()
    for player in (at(match, 0), at(match, 1)):
        assert sum(player.cart.values()) == 1
        assert player.left[0] == 8
        assert len(player.fields) == 2
        assert player.stack == 7


def test_one_vegetable_comes_from_every_planted_field() -> None:
    table = Table()
    table.field(0, SIX, TURNIP, 6)
    table.field(0, THREE, BEAN, 3)
    player = at(harvested(table))
    assert player.cart == {"wheat": 1, "turnip": 1, "bean": 1}
    assert player.left[:3] == [8, 5, 2]


def test_stored_vegetables_come_back_onto_the_cart() -> None:
    table = Table()
    table.store(0, leek=1)
    player = at(harvested(table))
    assert player.cart["leek"] == 1
    assert player.store == {}


def test_an_empty_field_stays() -> None:
    table = Table()
    table.field(0, FOUR)
    assert FOUR in at(harvested(table)).fields


def test_a_harvested_out_private_field_leaves_the_game() -> None:
    table = Table()
    table.field(0, THREE, BEAN, 1)
    player = at(harvested(table))
    assert THREE not in player.fields
    assert player.spent == 1
    assert player.cart["bean"] == 1


@pytest.mark.parametrize("option", ["discard", "remove"])
def test_a_harvested_out_common_field_is_discarded_or_leaves(option: str) -> None:
    table = Table(spent_common_field=option)
    (card,) = table.show(0, "common_field_01")
    table.sown(0, BEAN, 1)
    harvested(table)
    assert (card in discards(table)) is (option == "discard")
    assert (card in table.view(None)["box"]) is (option == "remove")


def test_a_common_field_that_leaves_uncovers_what_lay_below_it() -> None:
    table = Table()
    _, lower = table.stack(0, "common_field_01", "regular_customer_14")
    table.sown(0, BEAN, 1)
    assert at(harvested(table)).regulars == [lower]


def test_a_field_uncovered_by_the_harvest_is_paid_before_cards_are_dealt() -> None:
    table = Table(covered_field_paid="when_uncovered")
    _, lower = table.stack(0, "common_field_01", "common_field_02")
    table.sown(0, BEAN, 1)
    table.before_harvest()
    match = table.match()
    assert asked(match).kind == "raise"
    assert not match.game.opens_with_chance(match.state, None)
    assert match.view(1)["active"] == [0]
    match.play(0, ("pay", lower))
    assert lower in at(match).fields
    assert asked(match, 0).kind == "draft"


def test_rounds_one_to_four_bring_each_size_once_and_five_to_eight_again() -> None:
    table = Table()
    sizes = []
    for _ in range(8):
        before = at(table).plots
        after = at(harvested(table)).plots
        (new_field,) = set(after) - set(before)
        sizes.append(after[new_field])
    assert sorted(sizes[:4]) == sorted(sizes[4:]) == [3, 4, 5, 6]
    assert at(table).stack == 0


def test_the_ninth_harvest_takes_the_last_vegetable_of_the_home_field() -> None:
    table = Table()
    for _ in range(9):
        assert HOME in at(table).fields
        table.harvest()
    assert HOME not in at(table).fields


def test_a_new_round_forgets_who_was_served() -> None:
    table = Table()
    (card,) = table.show(0, "regular_customer_14")
    table.served(card)
    assert not customer(harvested(table), card)["served"]
