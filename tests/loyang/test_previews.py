"""What a preview promises is what the events tell afterwards, and forecasts are what comes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tafelrunde import Match, find_game, new
from tafelrunde.games.loyang.shown.outlook import outlook
from tafelrunde.games.loyang.terms import ACTING, FIELD, HOME, VEGETABLES
from tafelrunde.kernel.decision import Option
from tafelrunde.kernel.settings import Choice, Flag
from tafelrunde.kernel.state import Event
from tests.generic.playing import random_move
from tests.loyang.table import CABBAGE, LEEK, PUMPKIN, TURNIP, WHEAT, Table, asked, state

# What previews and events both tell: cash, loans, steps, cart, offended markers, cards.
Ledger = Counter[tuple[str, Any]]


def promised(rows: list[dict[str, Any]]) -> Ledger:
    ledger: Ledger = Counter()
    for row in rows:
        if row["what"] in ("cash", "loans", "steps"):
            ledger[row["what"], ""] += row["by"]
        elif row["what"] in ("cart", "store"):  # no event tells what is stored
            ledger["cart", row["vegetable"]] += row["by"]
        elif row["what"] in ("offended", "comes"):
            ledger[row["what"], row["card"]] += 1
    return ledger


def entered(match: Match, event: Event, seat: int, ledger: Ledger) -> None:
    """Write down what an event tells of a seat."""
    name, args = event.name, event.args
    deck = state(match).deck
    if name == "reaped":
        if args[3] == seat:
            ledger["cart", VEGETABLES[args[2]]] += 1
        return
    if not args or args[0] != seat:
        return
    if name == "cash":
        ledger["cash", ""] += args[1]
    elif name == "loan":
        ledger["loans", ""] += 1
        ledger["cash", ""] += 5
    elif name == "stepped":
        ledger["steps", ""] += args[1]
    elif name == "offended":
        ledger["offended", args[1]] += 1
    elif name in ("laid-out", "lured", "field"):
        if args[1] < HOME and (deck.types[args[1]] == FIELD) == (name == "field"):
            ledger["comes", args[1]] += 1
    elif name in ("bought", "seeded"):
        ledger["cart", VEGETABLES[args[1]]] += 1
    elif name in ("sold", "sold-off"):
        ledger["cart", VEGETABLES[args[1]]] -= 1
    elif name == "sown":
        ledger["cart", VEGETABLES[args[2]]] -= 1
    elif name == "lost":
        ledger["cart", VEGETABLES[args[1]]] -= args[2]
    elif name in ("traded", "swapped"):
        ledger["cart", VEGETABLES[args[2]]] += 1
        for given in args[4:]:
            ledger["cart", VEGETABLES[given]] -= 1
    elif name in ("delivered", "served"):
        for vegetable in deck.wants[3 * args[1] : 3 * args[1] + 3]:
            if vegetable >= 0:
                ledger["cart", VEGETABLES[vegetable]] -= args[3] if name == "delivered" else 1


def nothing_but(ledger: Ledger) -> dict[tuple[str, Any], int]:
    return {what: by for what, by in ledger.items() if by}


def ledgers(match: Match, since: int, seat: int) -> list[dict[tuple[str, Any], int]]:
    """What the events since then have brought the seat, event by event."""
    ledger: Ledger = Counter()
    found = [nothing_but(ledger)]
    for heard in match.events(seat)[since:]:
        entered(match, heard.event, seat, ledger)
        found.append(nothing_but(ledger))
    return found


class Forecast:
    """What the outlook of a seat says will be, held against what is after a move."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.before = outlook(state(match), seat)

    def check(self, match: Match, since: int) -> int:
        """Fail where it was wrong; how much of it was put to the proof."""
        after = outlook(state(match), self.seat)
        events = [heard.event for heard in match.events(self.seat)[since:]]
        own = [event for event in events if event.args and event.args[0] == self.seat]
        names = [event.name for event in own]
        proofs = 0
        if match.moves[-1].option == "end":
            ended = self.before["if_ended"]
            red = [event.args[1] for event in own if event.name == "offended"]
            assert red == ended["turn_red"]
            paid = sum(event.args[1] for event in own if event.name == "compensated")
            assert paid in (0, ended["compensation"])
            proofs += 1
        if state(match).players[self.seat].stage != ACTING:
            return proofs
        if "served" in names:
            assert after["casual"]["now"] in self.before["casual"]["after_one"]
            proofs += 1
        if "dropped" in names:
            assert after["pack"]["price"] in self.before["pack"]["one_helper_less"]
            proofs += 1
        if "emptied" in names and "used" not in names:
            assert after["pack"]["price"] in self.before["pack"]["one_stall_less"]
            proofs += 1
        return proofs


def turned(rows: list[dict[str, Any]], match: Match, seat: int) -> None:
    """The new balance of customers and price of the two-pack are what the outlook then says."""
    if state(match).players[seat].stage != ACTING:
        return
    for row in rows:
        if row["what"] == "casual":
            assert row["to"] == outlook(state(match), seat)["casual"]["now"]
        elif row["what"] == "pack":
            assert row["to"] == outlook(state(match), seat)["pack"]["price"]


def house_rules(seats: int, dice: random.Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for setting in find_game("loyang").settings:
        if dice.random() < 0.3 and (seats > 1 or setting.name != "introductory"):
            if isinstance(setting, Flag):
                chosen[setting.name] = not setting.default
            elif isinstance(setting, Choice):
                chosen[setting.name] = dice.choice(setting.values)
    return chosen


def hold_previews_against_events(number: int) -> Counter[str]:
    """Play a match at random; how many previews of each kind of decision came true."""
    dice = random.Random(f"previews {number}")
    seats = 1 + number % 4
    match = new("loyang", seats, number, house_rules(seats, dice), listening=True)
    held: Counter[str] = Counter()
    while not match.over:
        seat, option = random_move(match, dice)
        decision = match.decision(seat)
        assert decision is not None
        rows = match.game.preview(match.state, decision, option)
        expected = promised(rows)
        acting = state(match).players[seat].stage == ACTING
        forecast = Forecast(match, seat) if acting and decision.kind == "act" else None
        since = len(match.events(seat))
        match.play(seat, option)
        told = number, decision, option, rows, match.events(seat)[since:]
        came = ledgers(match, since, seat)
        assert nothing_but(expected) in came, told
        if came[-1] == nothing_but(expected):
            turned(rows, match, seat)
        held[decision.kind] += bool(nothing_but(expected))
        if forecast is not None:
            held["forecast"] += forecast.check(match, since)
    return held


@pytest.mark.parametrize("number", range(4))
def test_previews_and_forecasts_are_what_comes(number: int) -> None:
    held = hold_previews_against_events(number)
    assert held["act"] > 20
    assert held["forecast"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("number", range(300))
def test_previews_and_forecasts_are_what_comes_in_many_matches(number: int) -> None:
    assert hold_previews_against_events(1000 + number)["act"] > 20


def preview(match: Match, option: Option) -> list[dict[str, Any]]:
    return list(match.game.preview(match.state, asked(match), option))


def test_a_casual_customer_under_the_one_who_is_served_counts_then() -> None:
    table = Table()
    upper, _ = table.stack(0, "casual_customer_09", "casual_customer_03")
    table.show(0, "regular_customer_14")
    table.cart(0, PUMPKIN, TURNIP, LEEK)
    match = table.match()
    assert outlook(state(match), 0)["casual"]["after_one"] == [0]
    match.play(0, ("serve", upper))
    assert outlook(state(match), 0)["casual"]["now"] == 0


def test_a_stall_under_a_helper_counts_for_the_two_pack_when_the_helper_is_gone() -> None:
    table = Table()
    upper, _ = table.stack(0, "tout", "market_stall_01")
    table.show(0, "market_stall_02")
    match = table.match()
    assert outlook(state(match), 0)["pack"]["one_helper_less"] == [2]
    match.play(0, ("drop", upper))
    assert outlook(state(match), 0)["pack"]["price"] == 2


def test_a_price_that_hangs_on_which_helper_leaves_is_told_for_each() -> None:
    table = Table()
    upper, _ = table.stack(0, "tout", "seedsman")
    (plain,) = table.show(0, "haggler")
    assert outlook(table.g, 0)["pack"]["one_helper_less"] == [1, 2]
    for card, price in ((upper, 2), (plain, 1)):
        match = table.match()
        match.play(0, ("drop", card))
        assert outlook(state(match), 0)["pack"]["price"] == price


def test_a_stall_on_a_stack_that_sells_out_uncovers_what_counts_for_the_two_pack() -> None:
    table = Table()
    upper, lower = table.stack(0, "market_stall_01", "tout")
    table.show(0, "haggler")
    assert outlook(table.g, 0)["pack"]["one_stall_less"] == [2]
    table.g.stock[3 * upper + 1 : 3 * upper + 3] = [-1, -1]
    table.cart(0, *[WHEAT] * table.g.deck.bowls[3 * upper])
    match = table.match()
    match.play(0, ("trade", upper, 0))
    assert state(match).players[0].helpers[-1] == lower
    assert outlook(state(match), 0)["pack"]["price"] == 2


def test_a_helper_who_has_nothing_to_ask_shows_all_that_it_does() -> None:
    table = Table()
    (man,) = table.show(0, "deliveryman")
    (customer,) = table.show(1, "regular_customer_14")
    wants = table.g.deck.wants[3 * customer : 3 * customer + 2]
    table.cart(0, *wants)
    rows = preview(table.match(), ("use", man))
    assert {"what": "asks"} not in rows
    assert {"what": "cash", "by": table.g.deck.pays[4 * customer]} in rows
    assert {"what": "leaves", "card": man} in rows


def test_what_a_helper_brings_is_shown_whole() -> None:
    table = Table()
    (shopper,) = table.show(0, "shopper")
    match = table.match()
    match.play(0, ("use", shopper))
    rows = preview(match, CABBAGE)
    assert {"what": "cash", "by": -3} in rows
    assert {"what": "cart", "vegetable": "cabbage", "by": 1} in rows
    assert {"what": "shop", "vegetable": "cabbage", "by": -1} in rows


def test_a_field_to_be_turned_up_is_not_foretold() -> None:
    table = Table()
    (hand,) = table.show(0, "farmhand")
    rows = preview(table.match(), ("use", hand))
    assert not any(row["what"] == "field" for row in rows)


def test_an_answer_inside_a_helper_promises_no_price_that_the_helper_changes_by_leaving() -> None:
    table = Table()
    upper, _ = table.stack(0, "common_field_01", "tout")
    (hand,) = table.show(0, "farmhand")
    match = table.match()
    match.play(0, ("use", hand))
    assert not any(row["what"] == "pack" for row in preview(match, ("tuck", upper)))
    match.play(0, ("tuck", upper))
    assert outlook(state(match), 0)["pack"]["price"] == 1
