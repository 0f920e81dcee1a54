"""Section 5: what can be done in the action phase, with the examples of the author's text."""

from __future__ import annotations

import random

import pytest

from tafelrunde import new
from tafelrunde.games.loyang.terms import VEGETABLES
from tafelrunde.kernel.state import digest
from tafelrunde.words import render
from tests.loyang.table import (
    BEAN,
    CABBAGE,
    FIVE,
    FOUR,
    LEEK,
    PUMPKIN,
    SIX,
    THREE,
    TURNIP,
    WHEAT,
    Table,
    asked,
    at,
    discards,
    options,
    state,
    why,
)


class TestSowing:
    @pytest.mark.parametrize(
        ("field", "plots", "kinds"),
        [
            (SIX, 6, {WHEAT, PUMPKIN, TURNIP}),
            (FIVE, 5, {WHEAT, PUMPKIN, TURNIP, CABBAGE}),
            (FOUR, 4, {WHEAT, PUMPKIN, TURNIP, CABBAGE, BEAN}),
            (THREE, 3, {WHEAT, PUMPKIN, TURNIP, CABBAGE, BEAN, LEEK}),
        ],
    )
    def test_six_plots_take_few_kinds_and_three_plots_all(
        self, field: int, plots: int, kinds: set[int]
    ) -> None:
        table = Table()
        table.field(0, field)
        table.cart(0, *range(6))
        match = table.match()
        for vegetable in range(6):
            reason = None if vegetable in kinds else "field-refuses"
            assert why(match, ("sow", field, vegetable)) == reason
        match.play(0, ("sow", field, WHEAT))
        player = at(match)
        assert player.left[player.fields.index(field)] == plots
        assert "wheat" not in player.cart

    def test_a_sown_field_cannot_be_sown_again(self) -> None:
        table = Table()
        table.field(0, SIX, WHEAT, 2)
        table.cart(0, TURNIP)
        assert why(table.match(), ("sow", SIX, TURNIP)) == "field-sown"

    def test_what_is_sown_must_lie_on_the_cart(self) -> None:
        table = Table()
        table.field(0, SIX)
        table.cart(0, WHEAT)
        assert why(table.match(), ("sow", SIX, TURNIP)) == "not-on-cart"


class TestShop:
    @pytest.mark.parametrize(
        ("vegetable", "price"),
        [(WHEAT, 3), (PUMPKIN, 4), (TURNIP, 5), (CABBAGE, 5), (BEAN, 6), (LEEK, 6)],
    )
    def test_buying_costs_the_price_and_takes_the_piece_out_of_the_shop(
        self, vegetable: int, price: int
    ) -> None:
        match = Table().match()
        word = VEGETABLES[vegetable]
        before = at(match).shop[word]
        match.play(0, ("buy", vegetable))
        player = at(match)
        assert player.cash == 10 - price
        assert player.shop.get(word, 0) == before - 1
        assert player.cart == {word: 1}

    def test_an_empty_shop_sells_nothing(self) -> None:
        match = Table().match()
        match.play(0, ("buy", LEEK))
        assert why(match, ("buy", LEEK)) == "shop-empty"

    def test_at_the_start_wheat_cannot_be_sold_because_the_shop_is_full(self) -> None:
        table = Table()
        table.cart(0, WHEAT)
        assert why(table.match(), ("sell", WHEAT)) == "shop-full"

    @pytest.mark.parametrize("vegetable", [BEAN, LEEK])
    def test_at_the_start_one_bean_and_one_leek_can_be_sold_for_two(self, vegetable: int) -> None:
        table = Table()
        table.cart(0, vegetable, vegetable)
        match = table.match()
        match.play(0, ("sell", vegetable))
        assert at(match).cash == 12
        assert why(match, ("sell", vegetable)) == "shop-full"

    def test_the_four_cheap_kinds_sell_for_one(self) -> None:
        table = Table()
        table.cart(0, WHEAT, PUMPKIN, TURNIP, CABBAGE)
        table.empty_shop(0)
        match = table.match()
        for earned, vegetable in enumerate((WHEAT, PUMPKIN, TURNIP, CABBAGE), start=11):
            match.play(0, ("sell", vegetable))
            assert at(match).cash == earned

    def test_what_cannot_be_paid_is_paid_with_as_many_loans_as_it_needs(self) -> None:
        table = Table()
        table.cash(0, 0)
        match = table.match()
        match.play(0, ("buy", LEEK))
        player = at(match)
        assert (player.loans, player.cash) == (2, 4)

    def test_whoever_holds_nineteen_loans_is_offered_no_further_one(self) -> None:
        table = Table()
        table.cash(0, 0)
        table.loans(0, 19)
        match = table.match()
        assert why(match, ("buy", WHEAT)) == "loan-limit"
        assert why(match, "loan") == "loan-limit"
        assert ("buy", WHEAT) not in options(match)


class TestStalls:
    def test_pumpkin_and_cabbage_cost_one_vegetable_and_leek_two(self) -> None:
        """The stall of the author's text."""
        table = Table()
        (stall,) = table.show(0, "market_stall_11")
        table.cart(0, WHEAT)
        match = table.match()
        assert ("trade", stall, 0) in options(match)
        assert ("trade", stall, 1) in options(match)
        assert why(match, ("trade", stall, 2)) == "too-few-vegetables"

    def test_two_bowls_take_two_vegetables_of_any_kinds(self) -> None:
        table = Table()
        (stall,) = table.show(0, "market_stall_11")
        table.cart(0, WHEAT, TURNIP, BEAN)
        match = table.match()
        match.play(0, ("trade", stall, 2))
        match.play(0, WHEAT)
        assert options(match) == [TURNIP, BEAN]
        match.play(0, TURNIP)
        assert at(match).cart == {"bean": 1, "leek": 1}

    def test_what_was_got_may_be_traded_on_at_once(self) -> None:
        table = Table()
        (stall,) = table.show(0, "market_stall_11")
        table.cart(0, WHEAT)
        match = table.match()
        match.play(0, ("trade", stall, 0))
        match.play(0, ("trade", stall, 1))
        assert at(match).cart == {"cabbage": 1}

    def test_a_copy_made_while_it_is_filled_goes_on_alike(self) -> None:
        """What was given before stays given, and a loan in between takes nothing back."""
        table = Table()
        (stall,) = table.show(0, "market_stall_11")
        table.cart(0, WHEAT, TURNIP, PUMPKIN)
        match = table.match()
        match.play(0, ("trade", stall, 2))
        match.play(0, PUMPKIN)
        copy = match.fork()
        copy.play(0, "loan")
        match.play(0, "loan")
        again = copy.fork()
        for each in (match, copy, again):
            each.play(0, WHEAT)
        assert digest(match.state) == digest(copy.state) == digest(again.state)
        assert at(match).cart == {"turnip": 1, "leek": 1}

    def test_a_stall_allows_three_trades_and_is_then_discarded(self) -> None:
        table = Table()
        (stall,) = table.show(0, "market_stall_01")
        table.cart(0, LEEK)
        match = table.match()
        for place in range(3):
            assert stall in at(match).stalls
            match.play(0, ("trade", stall, place))
        assert stall not in at(match).stalls
        assert stall in discards(match)

    def test_an_empty_place_offers_nothing(self) -> None:
        table = Table()
        (stall,) = table.show(0, "market_stall_01")
        table.cart(0, LEEK)
        match = table.match()
        match.play(0, ("trade", stall, 1))
        assert why(match, ("trade", stall, 1)) == "place-empty"


class TestHelpers:
    def test_a_helper_may_be_thrown_away_unused(self) -> None:
        table = Table()
        (helper,) = table.show(0, "tout")
        match = table.match()
        assert ("use", helper) not in options(match)
        match.play(0, ("drop", helper))
        assert at(match).helpers == []
        assert helper in discards(match)

    @pytest.mark.parametrize(
        "name", ["regular_customer_14", "casual_customer_01", "market_stall_01", "common_field_01"]
    )
    def test_no_other_card_can_be_thrown_away(self, name: str) -> None:
        table = Table()
        (card,) = table.show(0, name)
        assert why(table.match(), ("drop", card)) == "not-yours"

    def test_a_used_helper_is_discarded_at_once(self) -> None:
        table = Table()
        (helper,) = table.show(0, "haggler")
        match = table.match()
        match.play(0, ("use", helper))
        assert at(match).helpers == []
        assert helper in discards(match)


class TestStorehouse:
    def test_two_cash_enlarge_it_for_good(self) -> None:
        match = Table().match()
        match.play(0, "enlarge")
        assert at(match).large
        assert at(match).cash == 8
        assert why(match, "enlarge") == "storehouse-large"


def test_actions_come_in_any_order_and_any_number() -> None:
    table = Table()
    table.field(0, SIX)
    table.cart(0, BEAN)
    match = table.match()
    for option in (("buy", WHEAT), ("sell", BEAN), ("buy", WHEAT), ("sow", SIX, WHEAT)):
        match.play(0, option)
    assert [decision.seat for decision in match.decisions] == [0]
    assert at(match).cash == 10 - 3 + 2 - 3


def test_in_the_action_phase_only_the_player_in_turn_acts() -> None:
    match = Table(3).match()
    assert [decision.seat for decision in match.decisions] == [0]
    match.play(0, "end")
    assert [decision.kind for decision in match.decisions] == ["steps"]
    match.play(0, 0)
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_voluntary_loan_brings_five_cash() -> None:
    match = Table().match()
    match.play(0, "loan")
    player = at(match)
    assert (player.cash, player.loans) == (15, 1)


def test_a_loan_is_offered_at_every_decision_of_a_match() -> None:
    """Random play meets each question of the own turn, of helpers and of the draft."""
    kinds = set()
    for seed in range(12):
        match, chance = new("loyang", 2, seed), random.Random(seed)
        while not match.over:
            for decision in match.decisions:
                loans = at(match, decision.seat).loans
                assert decision.offers("loan") is (loans < 19), decision
                kinds.add(decision.kind)
            decision = match.decisions[0]
            match.play(decision.seat, chance.choice(decision.options))
    assert {"draft", "keep", "act", "give", "store", "farmhand", "sell-off"} <= kinds


def test_a_loan_in_the_middle_of_a_trade_leaves_the_trade_as_it_was() -> None:
    table = Table()
    (stall,) = table.show(0, "market_stall_01")
    table.cart(0, WHEAT, BEAN, LEEK)
    match = table.match()
    place = next(slot for slot in range(3) if ("trade", stall, slot) in options(match))
    match.play(0, ("trade", stall, place))
    before = options(match)
    match.play(0, "loan")
    assert (asked(match).kind, options(match)) == ("give", before)
    assert at(match).loans == 1
    assert at(match).cart == {"wheat": 1, "bean": 1, "leek": 1}


def test_a_trade_says_what_it_is_for_and_what_was_given_already() -> None:
    table = Table()
    (stall,) = table.show(0, "market_stall_03")
    table.cart(0, LEEK, LEEK, PUMPKIN)
    match = table.match()
    said: list[list[str]] = []
    for slot in range(3):
        fork = match.fork()
        fork.play(0, ("trade", stall, slot))
        said.append([])
        while asked(fork).kind == "give":
            said[-1].append(render(fork.game.prompt(fork.state, asked(fork)), "en"))
            fork.play(0, LEEK if len(said[-1]) < 2 else PUMPKIN)
    assert said == [
        ["What do you give for wheat?"],
        ["What do you give for turnip?"],
        ["What do you give for bean? 2 goods.", "You give leek. What else for bean?"],
    ]


def test_an_option_says_how_many_loans_it_takes() -> None:
    """The browser outlines it differently then, and asks.

    Whoever is in debt already and sells may borrow the rest; a helper's fee is said twice.
    """
    borrowed = set()
    for seed in range(4):
        match = new("loyang", 1 + seed, seed, {"voluntary_loan_cap": 999})
        chance = random.Random(seed)
        while not match.over:
            decision = chance.choice(match.decisions)
            kind, seat = decision.kind, decision.seat
            for option in decision.options:
                trial = match.fork()
                trial.play(seat, option)
                loans = state(trial).players[seat].loans - state(match).players[seat].loans
                label = match.game.questions[kind].label(state(match), decision, option)
                said = label.args["loans"] if label.id == "loyang-with-loans" else 0
                if kind in {"compensate", "raise"} and said == 0:
                    continue
                if loans == 0 and isinstance(option, tuple) and option[0] == "use":
                    continue
                assert said == loans, (kind, option, label)
                if loans:
                    borrowed.add(kind)
            match.play(seat, chance.choice(decision.options))
    assert {"act", "steps", "grid"} <= borrowed
