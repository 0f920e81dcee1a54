"""Section 4.1: the harvest phase."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.games.loyang.rounds import harvest
from tafelrunde.games.loyang.state import LoyangState
from tafelrunde.games.loyang.terms import HARVEST, HOME
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
    state,
    wares,
)


def harvested(table: Table) -> LoyangState:
    table.g.phase = HARVEST
    for player in table.g.players:
        player.stage = 0
    list(harvest(table.g))
    return table.g


def first_round(seed: int = 1) -> Match:
    match = new("loyang", 2, seed)
    match.play(match.decisions[0].seat, WHEAT)
    match.play(match.decisions[0].seat, PUMPKIN)
    return match


def test_the_first_harvest_puts_one_vegetable_on_the_cart_and_opens_one_private_field() -> None:
    for player in state(first_round()).players:
        assert sum(player.cart) == 1
        assert player.left[0] == 8
        assert len(player.fields) == 2
        assert len(player.first) == 3


def test_one_vegetable_comes_from_every_planted_field() -> None:
    table = Table()
    table.field(0, SIX, TURNIP, 6)
    table.field(0, THREE, BEAN, 3)
    g = harvested(table)
    assert wares(g.players[0].cart) == {"wheat": 1, "turnip": 1, "bean": 1}
    assert g.players[0].left[:3] == [8, 5, 2]


def test_stored_vegetables_come_back_onto_the_cart() -> None:
    table = Table()
    table.g.players[0].store = [0, 0, 0, 0, 0, 1]
    table.g.supply[5] -= 1
    g = harvested(table)
    assert g.players[0].cart[5] == 1
    assert sum(g.players[0].store) == 0


def test_an_empty_field_stays() -> None:
    table = Table()
    table.field(0, FOUR)
    assert FOUR in harvested(table).players[0].fields


def test_a_harvested_out_private_field_leaves_the_game() -> None:
    table = Table()
    table.field(0, THREE, BEAN, 1)
    g = harvested(table)
    assert THREE not in g.players[0].fields
    assert g.players[0].spent == 1
    assert g.players[0].cart[BEAN] == 1


@pytest.mark.parametrize("option", ["discard", "remove"])
def test_a_harvested_out_common_field_is_discarded_or_leaves(option: str) -> None:
    table = Table(spent_common_field=option)
    (card,) = table.show(0, "common_field_01")
    player = table.g.players[0]
    player.crops[-1], player.left[-1] = BEAN, 1
    table.g.supply[BEAN] -= 1
    g = harvested(table)
    assert (card in g.discards[0]) is (option == "discard")
    assert (card in g.box) is (option == "remove")


def test_a_common_field_that_leaves_uncovers_what_lay_below_it() -> None:
    table = Table()
    _, lower = table.stack(0, "common_field_01", "regular_customer_14")
    player = table.g.players[0]
    player.crops[-1], player.left[-1] = BEAN, 1
    table.g.supply[BEAN] -= 1
    g = harvested(table)
    assert g.players[0].regulars == [lower]


def test_a_field_uncovered_by_the_harvest_is_paid_before_cards_are_dealt() -> None:
    table = Table(covered_field_paid="when_uncovered")
    _, lower = table.stack(0, "common_field_01", "common_field_02")
    player = table.g.players[0]
    player.crops[-1], player.left[-1] = BEAN, 1
    table.g.supply[BEAN] -= 1
    table.g.phase = HARVEST
    match = table.match()
    g = state(match)
    assert asked(match).kind == "raise"
    assert not match.game.opens_with_chance(g, None)
    assert match.view(1)["active"] == [0]
    match.play(0, ("pay", lower))
    assert lower in g.players[0].fields
    assert asked(match, g.large).kind == "draft"


def test_rounds_one_to_four_bring_each_size_once_and_five_to_eight_again() -> None:
    table = Table()
    sizes = []
    for _ in range(8):
        before = set(table.g.players[0].fields)
        harvested(table)
        (new_field,) = set(table.g.players[0].fields) - before
        sizes.append(table.g.deck.plots[new_field])
    assert sorted(sizes[:4]) == sorted(sizes[4:]) == [3, 4, 5, 6]
    assert not table.g.players[0].second


def test_the_ninth_harvest_takes_the_last_vegetable_of_the_home_field() -> None:
    table = Table()
    for _ in range(9):
        assert HOME in table.g.players[0].fields
        harvested(table)
    assert HOME not in table.g.players[0].fields


def test_a_new_round_forgets_who_was_served() -> None:
    table = Table()
    (card,) = table.show(0, "regular_customer_14")
    table.g.served[card] = 1
    assert harvested(table).served[card] == 0
