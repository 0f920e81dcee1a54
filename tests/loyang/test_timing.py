"""Section 9.1: when each kind of helper can be used, at each seat count."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.games.loyang.terms import HELPERS
from tests.loyang.table import (
    BEAN,
    LEEK,
    SIX,
    THREE,
    TURNIP,
    WHEAT,
    Table,
    asked,
    at,
    options,
    verbs,
    why,
)

NO_SOLO_TARGET = {"gleaner", "bargain_hunter", "peddler", "recruiter"}
BRING_MONEY = {
    "deliveryman",
    "gleaner",
    "peddler",
    "farmhand",
    "seedsman",
    "reaper",
    "charmer",
    "wholesaler",
}
REACH_OTHERS = {
    "market_woman",
    "trader",
    "deliveryman",
    "tout",
    "messenger",
    *NO_SOLO_TARGET,
}
SEATS = (1, 2, 3, 4)
every_kind = pytest.mark.parametrize("kind", HELPERS)
every_seat_count = pytest.mark.parametrize("seats", SEATS)


def rich(seats: int, kind: str) -> Table:
    """A table where every helper of seat 0 would find something to do."""
    table = Table(seats)
    table.show(0, kind, "regular_customer_12")
    table.field(0, SIX, TURNIP, 4)
    table.cart(0, WHEAT, BEAN, LEEK, BEAN)
    table.cash(0, 0)
    if seats == 1:
        regular = table.view(0)["opponent"]["regulars"][0]["card"]
        table.cart(0, *table.wanted(regular))
        return table
    other = 2 if seats == 4 else 1
    table.show(other, "market_stall_01", "regular_customer_14", "casual_customer_01")
    table.show(other, "porter" if kind == "haggler" else "haggler")
    table.field(other, THREE, TURNIP, 3)
    return table


def usable(table: Table, kind: str) -> bool:
    return ("use", table.card(kind)) in options(table.match())


@every_seat_count
@every_kind
def test_in_the_own_turn_of_the_action_phase(kind: str, seats: int) -> None:
    table = rich(seats, kind)
    assert usable(table, kind) is (seats > 1 or kind not in NO_SOLO_TARGET)


def in_card_phase(seats: int, kind: str) -> Match:
    """Seat 0 has a common field to pay in the card phase."""
    table = rich(seats, kind)
    table.card_phase()
    table.bill(0, "common_field_01", 2)
    return table.match()


@every_seat_count
@every_kind
def test_in_the_card_phase_only_what_brings_money_while_a_field_is_paid(
    kind: str, seats: int
) -> None:
    match = in_card_phase(seats, kind)
    assert asked(match).kind == "raise"
    card = Table().card(kind)
    expected = kind in BRING_MONEY
    if seats == 1 and kind in NO_SOLO_TARGET:
        expected = False
    if seats == 4 and kind in REACH_OTHERS:
        # before the pairs are formed there is no partner
        if expected:
            assert why(match, ("use", card)) == "no-partner-yet"
        expected = False
    assert (("use", card) in options(match)) is expected


@every_seat_count
@every_kind
def test_while_a_field_of_the_two_pack_is_paid(kind: str, seats: int) -> None:
    table = rich(seats, kind)
    table.bill(0, "common_field_01", 2)
    expected = kind in BRING_MONEY and not (seats == 1 and kind in NO_SOLO_TARGET)
    assert usable(table, kind) is expected


@pytest.mark.parametrize("seats", [2, 3, 4])
@every_kind
def test_not_while_cards_are_drafted(kind: str, seats: int) -> None:
    table = rich(seats, kind)
    table.hand(0, "casual_customer_02", "casual_customer_03")
    match = table.match()
    assert asked(match).kind == "draft"
    assert verbs(match) <= {"lay", "take", "reveal"}


@every_seat_count
@every_kind
def test_not_in_the_steps_at_the_end_of_the_turn(kind: str, seats: int) -> None:
    match = rich(seats, kind).match()
    match.play(0, "end")
    while asked(match).kind == "store":
        assert verbs(match) <= {"keep", "sell", "enlarge", "lose"}
        match.play(0, options(match)[0])
    assert asked(match).kind == "steps"


@pytest.mark.parametrize("kind", sorted(REACH_OTHERS))
def test_with_four_players_only_the_partner_is_another_player(kind: str) -> None:
    """Seat 0 pairs with seat 2; what seats 1 and 3 have is out of reach."""
    table = Table(4)
    table.show(0, kind)
    table.cart(0, WHEAT, BEAN, LEEK)
    for other, number in ((1, "01"), (3, "02")):
        table.show(other, f"market_stall_{number}", f"casual_customer_{number}")
        table.field(other, THREE, TURNIP, 3)
    table.show(1, "regular_customer_14", "haggler")
    table.empty_shop(2)
    match = table.match()
    card = table.card(kind)
    if kind == "messenger":
        match.play(0, ("use", card))
        assert at(match).effects["messenger"] == 2
    elif kind == "peddler":
        match.play(0, ("use", card))
        assert verbs(match) == {2}
    else:
        assert ("use", card) not in options(match)
