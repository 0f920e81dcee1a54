"""Every reason is documented, has words, and is met somewhere on a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde import Match
from tafelrunde.games.loyang.terms import VEGETABLES
from tafelrunde.words import message_ids, render
from tests.loyang.table import (
    BEAN,
    FIVE,
    FOUR,
    LEEK,
    SIX,
    THREE,
    TURNIP,
    WHEAT,
    Table,
    asked,
    on_display,
    stock,
    why,
)

ROOT = Path(__file__).resolve().parent.parent.parent


def documented() -> set[str]:
    page = (ROOT / "docs" / "loyang.md").read_text(encoding="utf-8")
    section = page.split("## Why not")[1].split("##")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE))


def test_every_reason_in_the_catalogue_is_documented_and_the_other_way_round() -> None:
    start = "loyang-why-"
    worded = {name[len(start) :] for name in message_ids("en", "loyang") if name.startswith(start)}
    assert worded - {"not-offered"} == documented()


@pytest.mark.parametrize("reason", sorted(documented()))
def test_every_reason_is_proved_by_a_test(reason: str) -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert f'"{reason}"' in tests


def using(table: Table, kind: str) -> Match:
    match = table.match()
    match.play(0, ("use", table.card(kind)))
    return match


def test_sowing_on_a_field_that_lies_in_the_stack() -> None:
    table = Table()
    table.cart(0, WHEAT)
    assert why(table.match(), ("sow", THREE, WHEAT)) == "not-your-field"


def test_taking_a_card_that_is_not_in_the_courtyard() -> None:
    table = Table()
    table.hand(0, "tout", "haggler", "porter")
    table.yard("carter")
    assert why(table.match(), ("take", table.card("trader"))) == "not-in-courtyard"


def test_what_the_reaper_cannot_reap() -> None:
    table = Table()
    table.show(0, "reaper")
    table.field(0, SIX, TURNIP, 4)
    table.field(0, FOUR, BEAN, 2)
    table.field(0, FIVE)
    match = using(table, "reaper")
    assert asked(match).kind == "reap"
    assert why(match, FIVE) == "field-empty"
    assert why(match, "stop") == "once-at-least"
    match.play(0, SIX)
    assert why(match, SIX) == "reaped-already"


def test_what_the_gleaner_cannot_reach() -> None:
    table = Table(3)
    table.show(0, "gleaner")
    table.field(0, SIX, TURNIP, 4)
    table.field(1, SIX, TURNIP, 4)
    table.field(1, FOUR, BEAN, 2)
    table.field(2, SIX, TURNIP, 4)
    match = using(table, "gleaner")
    assert why(match, (0, SIX)) == "not-another-player"
    assert why(match, (2, FOUR)) == "not-another-players"
    assert why(match, (1, FOUR)) == "field-too-small"


def test_the_trader_swaps_for_another_kind() -> None:
    table = Table()
    table.show(0, "trader")
    (stall,) = table.show(1, "market_stall_01")
    table.cart(0, WHEAT)
    assert why(using(table, "trader"), (stall, 0)) == "same-kind"


def test_the_trader_pays_no_bowls_but_another_kind() -> None:
    table = Table()
    table.show(0, "trader")
    stall, _ = table.show(1, "market_stall_11", "market_stall_01")
    table.cart(0, LEEK)
    places = on_display(table, "stalls", stall)["places"]
    assert (places[2]["vegetable"], places[2]["bowls"]) == ("leek", 2)
    assert why(using(table, "trader"), (stall, 2)) == "same-kind"


def test_the_trader_gives_another_kind_than_he_takes() -> None:
    table = Table()
    table.show(0, "trader")
    (stall,) = table.show(1, "market_stall_01")
    got = VEGETABLES.index(str(stock(table, stall)[0]))
    table.cart(0, got, *[kind for kind in range(6) if kind != got][:2])
    match = using(table, "trader")
    match.play(0, (stall, 0))
    assert why(match, got) == "same-kind"


def test_what_went_into_the_first_bowl_is_no_longer_on_the_cart() -> None:
    table = Table()
    (stall,) = table.show(0, "market_stall_11")
    table.cart(0, WHEAT, TURNIP, TURNIP, BEAN)
    match = table.match()
    match.play(0, ("trade", stall, 2))
    match.play(0, WHEAT)
    assert why(match, WHEAT) == "not-on-cart"


def test_the_market_woman_keeps_to_one_player() -> None:
    table = Table(3)
    table.show(0, "market_woman")
    (stall,) = table.show(1, "market_stall_11")
    (other,) = table.show(2, "market_stall_12")
    table.cart(0, WHEAT, TURNIP, TURNIP, BEAN)
    match = using(table, "market_woman")
    match.play(0, (stall, 1))
    match.play(0, WHEAT)
    assert why(match, (other, 0)) == "one-player"
    assert why(match, (stall, 1)) == "place-empty"


@pytest.mark.parametrize("kind", ["shopper", "seedsman", "bargain_hunter"])
def test_a_helper_that_nobody_can_pay_for_names_the_limit_of_loans(kind: str) -> None:
    table = Table(voluntary_loan_cap=0)
    table.show(0, kind)
    table.cart(0, BEAN)
    table.cash(0, 0)
    for seat in (0, 1):
        table.empty_shop(seat)
        table.shop(seat, bean=1, leek=1)
    assert why(table.match(), ("use", table.card(kind))) == "loan-limit"


def test_the_charmer_turns_a_red_marker() -> None:
    table = Table()
    table.show(0, "charmer")
    cards = table.show(0, "regular_customer_01", "regular_customer_02", "regular_customer_03")
    table.offended(*cards[:2])
    assert why(using(table, "charmer"), cards[2]) == "marker-blue"


def test_the_recruiter_finds_no_helper_with_a_lantern() -> None:
    table = Table()
    table.show(0, "recruiter")
    table.show(1, "haggler", "saleswoman", "tout")
    assert why(using(table, "recruiter"), table.card("tout")) == "has-lantern"


def test_the_farmhand_turns_nothing_up_when_the_stack_is_gone() -> None:
    table = Table()
    table.show(0, "farmhand")
    table.turn_up_all(0)
    assert why(using(table, "farmhand"), "turn-up") == "no-private-field"


def test_what_a_customer_wants_and_is_missing_is_named() -> None:
    table = Table()
    (card,) = table.show(0, "regular_customer_14")
    table.cart(0, BEAN)
    match = table.match()
    decision = match.decision(0)
    assert decision is not None
    told = match.game.reason(match.state, decision, ("deliver", card, 1), "vegetables-missing")
    # "vegetables-lacking", with the leek alone.
    assert render(told, "en").endswith("on your cart: leek.")
