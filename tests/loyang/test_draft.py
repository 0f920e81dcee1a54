"""Section 4.2 and the card mechanism of the author's text: courtyard, tokens, fields to pay."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tests.loyang.table import (
    BEAN,
    WHEAT,
    Table,
    asked,
    at,
    customer,
    discards,
    hands,
    options,
    stock,
    tokens,
    why,
    yard,
)


def at_cards(seats: int, seed: int = 1) -> Match:
    """The first decision of the first card phase."""
    match = new("loyang", seats, seed)
    while match.decisions[0].kind == "home":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    return match


def take(match: Match, seat: int, card: int, hand: int) -> None:
    match.play(seat, ("take", card))
    match.play(seat, hand)


def three() -> tuple[Table, list[list[int]]]:
    """Three players with four cards each; nobody holds a field."""
    table = Table(3)
    held = [
        table.hand(0, "casual_customer_01", "casual_customer_02", "market_stall_01", "tout"),
        table.hand(1, "casual_customer_03", "casual_customer_04", "market_stall_02", "trader"),
        table.hand(2, "casual_customer_05", "casual_customer_06", "market_stall_03", "porter"),
    ]
    return table, [list(hand) for hand in held]


def test_everybody_is_dealt_four_cards() -> None:
    for seats in (2, 3, 4):
        match = at_cards(seats)
        assert hands(match) == [4] * seats
        assert match.view(None)["pile"] == 70 - 4 * seats


def test_with_an_empty_courtyard_only_laying_is_possible() -> None:
    table, held = three()
    match = table.match()
    assert options(match) == [("lay", card) for card in held[0]]
    assert why(match, ("take", held[1][0])) == "courtyard-empty"


def test_the_example_of_three_players() -> None:
    """The author's example: 1 lays, 2 lays, 3 takes, 1 lays, 2 takes, 1 must take."""
    table, held = three()
    match = table.match()
    match.play(0, ("lay", held[0][0]))
    match.play(1, ("lay", held[1][0]))
    take(match, 2, held[0][0], held[2][3])
    assert at(match, 2).casuals == [held[0][0]]
    assert at(match, 2).helpers == [held[2][3]]
    assert yard(match) == [held[1][0], *held[2][:3]]
    match.play(0, ("lay", held[0][1]))
    take(match, 1, held[2][0], held[1][3])
    assert len(yard(match)) == 6
    # Only one player is left: laying is over.
    assert {option[0] for option in options(match) if isinstance(option, tuple)} == {"take"}
    assert why(match, ("lay", held[0][2])) == "last-must-take"
    take(match, 0, held[1][0], held[0][2])
    assert match.view(None)["order"] == [0, 1, 2]
    assert tokens(match) == (0, 1)
    assert yard(match) == []
    assert len(discards(match)) == 6


def test_the_second_player_could_take_the_very_card_just_laid() -> None:
    table, held = three()
    match = table.match()
    match.play(0, ("lay", held[0][0]))
    assert ("take", held[0][0]) in options(match, 1)


def test_a_player_with_one_hand_card_must_take() -> None:
    table, held = three()
    table.last_hand_card(0)
    table.yard("casual_customer_07")
    match = table.match()
    assert options(match) == [("take", table.card("casual_customer_07"))]
    assert why(match, ("lay", held[0][0])) == "last-hand-card"


def test_the_last_player_with_three_hand_cards_chooses_one_of_them_and_a_courtyard_card() -> None:
    table = Table(2)
    hand = list(table.hand(0, "casual_customer_01", "casual_customer_02", "market_stall_01"))
    yard = list(table.yard("casual_customer_03", "casual_customer_04"))
    table.only_one_left(1)
    match = table.match()
    assert options(match) == [("take", card) for card in yard]
    match.play(0, ("take", yard[0]))
    assert options(match) == hand


def test_the_remaining_hand_goes_into_the_courtyard() -> None:
    table, held = three()
    match = table.match()
    match.play(0, ("lay", held[0][0]))
    take(match, 1, held[0][0], held[1][0])
    assert yard(match) == held[1][1:]


def test_the_two_cards_lie_separately() -> None:
    table, held = three()
    match = table.match()
    match.play(0, ("lay", held[0][0]))
    take(match, 1, held[0][0], held[1][0])
    assert at(match, 1).casuals == [held[0][0], held[1][0]]
    entries = match.view(None)["players"][1]["casuals"]
    assert [entry["covers"] for entry in entries] == [None, None]


def test_a_stall_is_filled_and_a_regular_customer_starts_blue() -> None:
    table = Table(3)
    table.hand(0, "market_stall_11", "casual_customer_01")
    (regular,) = table.yard("regular_customer_14")
    match = table.match()
    take(match, 0, regular, table.card("market_stall_11"))
    assert stock(match, table.card("market_stall_11")) == ["pumpkin", "cabbage", "leek"]
    assert at(match).regulars == [regular]
    assert not customer(match, regular)["red"]


class TestTwoPlayers:
    def test_one_card_may_be_turned_up_before_each_turn(self) -> None:
        match = at_cards(2)
        seat = match.decisions[0].seat
        assert "reveal" in options(match, seat)
        match.play(seat, "reveal")
        assert len(yard(match)) == 1
        assert "reveal" not in options(match, seat)
        assert why(match, "reveal", seat) == "revealed-already"
        # so the first player may take in the very first turn
        assert ("take", yard(match)[0]) in options(match, seat)

    def test_who_turns_one_up_has_said_so_and_is_not_asked_again(self) -> None:
        match = at_cards(2)
        match.wait_for(0b11)
        seat = match.decisions[0].seat
        match.play(seat, "reveal")
        assert match.waiting() == []
        assert len(yard(match)) == 1

    def test_it_is_never_a_duty(self) -> None:
        match = at_cards(2)
        seat = match.decisions[0].seat
        match.play(seat, options(match, seat)[0])
        assert match.decisions[0].seat != seat

    def test_the_last_player_may_also_turn_one_up(self) -> None:
        match = at_cards(2)
        first = match.decisions[0].seat
        match.play(first, "reveal")
        take(match, first, yard(match)[0], at(match, first).hand[0])
        while match.decisions[0].kind == "raise":
            match.play(first, match.decisions[0].options[0])
        assert "reveal" in options(match, 1 - first)

    def test_with_an_empty_draw_pile_nothing_is_turned_up(self) -> None:
        table = Table(2)
        table.hand(0, "casual_customer_01", "casual_customer_02")
        table.pile()
        assert why(table.match(), "reveal") == "pile-empty"

    @pytest.mark.parametrize("seats", [3, 4])
    def test_with_more_players_no_card_is_turned_up(self, seats: int) -> None:
        match = at_cards(seats)
        seat = match.decisions[0].seat
        assert why(match, "reveal", seat) == "reveal-two-players"


class TestTokens:
    def test_the_last_to_take_gets_the_large_token_and_the_last_but_one_the_small(self) -> None:
        table, held = three()
        match = table.match()
        match.play(0, ("lay", held[0][0]))
        take(match, 1, held[0][0], held[1][0])
        take(match, 2, held[1][1], held[2][0])
        take(match, 0, held[1][2], held[0][1])
        assert tokens(match) == (0, 2)
        assert match.view(None)["order"] == [0, 2, 1]

    def test_the_large_token_opens_the_next_card_phase(self) -> None:
        match = at_cards(3)
        while match.view(None)["round"] == 1:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[-1])
        while match.decisions[0].kind not in {"draft", "raise"}:
            match.play(match.decisions[0].seat, match.decisions[0].options[0])
        assert match.decisions[0].seat == tokens(match)[0]


class TestShortDeck:
    def with_pile(self, cards: int) -> Match:
        table = Table(3)
        table.deal(cards, gone=70)
        return table.match()

    def test_everybody_gets_the_same_largest_number(self) -> None:
        assert hands(self.with_pile(11)) == [3, 3, 3]

    def test_below_two_cards_each_there_is_no_draft_and_the_tokens_stay(self) -> None:
        match = self.with_pile(5)
        assert hands(match) == [0, 0, 0]
        assert tokens(match) == (0, 1)
        assert match.view(None)["pile"] == 5


def test_discards_return_only_when_a_card_phase_begins() -> None:
    table = Table(2)
    table.deal(10)
    match = table.match()
    assert discards(match) == []
    assert match.view(None)["pile"] == 70 - 8


class TestFieldsCostTwo:
    def drafted(self, cash: int, *shown: str) -> Match:
        table = Table(3)
        table.hand(0, "common_field_01", "casual_customer_01")
        table.yard("casual_customer_02")
        table.show(0, *shown)
        table.cart(0, BEAN, WHEAT)
        table.cash(0, cash)
        match = table.match()
        take(match, 0, table.card("casual_customer_02"), table.card("common_field_01"))
        return match

    def test_a_common_field_costs_two_cash_when_it_is_taken(self) -> None:
        match = self.drafted(5)
        field = Table().card("common_field_01")
        assert asked(match).kind == "raise"
        assert field not in at(match).fields
        match.play(0, ("pay", field))
        assert at(match).cash == 3
        assert field in at(match).fields

    def test_vegetables_may_be_sold_to_the_shop_for_it(self) -> None:
        match = self.drafted(0)
        assert ("sell", BEAN) in options(match)
        assert ("sell", WHEAT) not in options(match)
        match.play(0, ("sell", BEAN))  # nothing else is left to do: the field is paid
        assert (at(match).cash, at(match).loans) == (0, 0)

    def test_a_payment_takes_no_more_loans_than_it_needs(self) -> None:
        match = self.drafted(0)
        match.play(0, ("pay", at(match).unpaid[0]))
        assert (at(match).cash, at(match).loans) == (3, 1)

    def test_helpers_that_bring_something_may_be_used_and_others_may_not(self) -> None:
        match = self.drafted(0, "wholesaler", "haggler")
        wholesaler = Table().card("wholesaler")
        haggler = Table().card("haggler")
        assert ("use", wholesaler) in options(match)
        assert why(match, ("use", haggler)) == "helper-raises-nothing"
        assert ("drop", wholesaler) not in options(match)
        match.play(0, ("use", wholesaler))
        match.play(0, BEAN)
        assert at(match).cash == 3

    def test_a_helper_laid_out_a_moment_ago_may_be_used(self) -> None:
        table = Table(3)
        table.hand(0, "common_field_01", "casual_customer_01")
        (helper,) = table.yard("seedsman")
        table.cart(0, WHEAT)
        match = table.match()
        take(match, 0, helper, table.card("common_field_01"))
        assert ("use", helper) in options(match)

    def test_nobody_else_goes_on_before_it_is_paid(self) -> None:
        match = self.drafted(5)
        assert [decision.seat for decision in match.decisions] == [0]


class TestIntroductoryCustomer:
    def table(self) -> tuple[Match, int, list[int], int]:
        table = Table(3, introductory=True)
        hand = list(table.hand(0, "casual_customer_01", "casual_customer_02", "market_stall_01"))
        (yard,) = table.yard("casual_customer_03")
        starter = at(table).starter
        assert starter is not None
        return table.match(), starter, hand, yard

    def test_it_is_laid_out_instead_of_the_hand_card_and_the_whole_hand_goes(self) -> None:
        match, starter, hand, yard = self.table()
        match.play(0, ("take", yard))
        assert options(match) == [*hand, starter]
        match.play(0, starter)
        assert at(match).regulars == [starter]
        assert at(match).casuals == [yard]
        assert match.view(None)["yard"] == hand
        assert at(match).starter is None

    def test_it_cannot_go_into_the_courtyard(self) -> None:
        match, starter, _, _ = self.table()
        assert ("lay", starter) not in options(match)
        assert why(match, ("lay", starter)) == "not-in-hand"

    def test_it_stays_hidden_until_it_is_played(self) -> None:
        match, starter, _, yard = self.table()
        assert str(starter) not in match.view(1)["cards"]
        match.play(0, ("take", yard))
        match.play(0, starter)
        assert str(starter) in match.view(1)["cards"]


def test_the_question_says_what_can_be_done() -> None:
    table = Table(2)
    names = table.g.deck.ids
    table.hand(0, names[21], names[35])
    asks: list[str] = []

    def ask() -> None:
        match = table.match()
        prompt = match.game.prompt(match.state, asked(match))
        assert prompt is not None
        asks.append(str(prompt.args["may"]))

    ask()
    table.yard(names[2], names[40])
    ask()
    table.only_one_left(1)
    ask()
    assert asks == ["lay", "lay-take", "take"]
