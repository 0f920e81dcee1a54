"""Section 4.2 and the card mechanism of the author's text: courtyard, tokens, fields to pay."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.games.loyang.terms import FIELD, HELPERS
from tests.loyang.table import BEAN, WHEAT, Table, asked, options, state, why


def at_cards(seats: int, seed: int = 1) -> Match:
    """The first decision of the first card phase."""
    match = new("loyang", seats, seed)
    while match.decisions[0].kind == "home":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    return match


def take(match: Match, seat: int, yard: int, hand: int) -> None:
    match.play(seat, ("take", yard))
    match.play(seat, hand)


def three() -> tuple[Table, list[list[int]]]:
    """Three players with four cards each; nobody holds a field."""
    table = Table(3)
    hands = [
        table.hand(0, "casual_customer_01", "casual_customer_02", "market_stall_01", "tout"),
        table.hand(1, "casual_customer_03", "casual_customer_04", "market_stall_02", "trader"),
        table.hand(2, "casual_customer_05", "casual_customer_06", "market_stall_03", "porter"),
    ]
    return table, [list(hand) for hand in hands]


def test_everybody_is_dealt_four_cards() -> None:
    for seats in (2, 3, 4):
        g = state(at_cards(seats))
        assert [len(player.hand) for player in g.players] == [4] * seats
        assert len(g.piles[0]) == 70 - 4 * seats


def test_with_an_empty_courtyard_only_laying_is_possible() -> None:
    table, hands = three()
    match = table.match()
    assert options(match) == [("lay", card) for card in hands[0]]
    assert why(match, ("take", hands[1][0])) == "courtyard-empty"


def test_the_example_of_three_players() -> None:
    """The author's example: 1 lays, 2 lays, 3 takes, 1 lays, 2 takes, 1 must take."""
    table, hands = three()
    match = table.match()
    match.play(0, ("lay", hands[0][0]))
    match.play(1, ("lay", hands[1][0]))
    take(match, 2, hands[0][0], hands[2][3])
    g = state(match)
    assert g.players[2].casuals == [hands[0][0]]
    assert g.players[2].helpers == [hands[2][3]]
    assert g.yard == [hands[1][0], *hands[2][:3]]
    match.play(0, ("lay", hands[0][1]))
    take(match, 1, hands[2][0], hands[1][3])
    assert len(g.yard) == 6
    # Only one player is left: laying is over.
    assert {option[0] for option in options(match) if isinstance(option, tuple)} == {"take"}
    assert why(match, ("lay", hands[0][2])) == "last-must-take"
    take(match, 0, hands[1][0], hands[0][2])
    assert g.order == [0, 1, 2]
    assert (g.large, g.small) == (0, 1)
    assert g.yard == []
    assert len(g.discards[0]) == 6


def test_the_second_player_could_take_the_very_card_just_laid() -> None:
    table, hands = three()
    match = table.match()
    match.play(0, ("lay", hands[0][0]))
    assert ("take", hands[0][0]) in options(match, 1)


def test_a_player_with_one_hand_card_must_take() -> None:
    table, hands = three()
    table.g.players[0].hand = hands[0][:1]
    table.g.discards[0] = sorted(hands[0][1:])
    table.yard("casual_customer_07")
    match = table.match()
    assert options(match) == [("take", table.card("casual_customer_07"))]
    assert why(match, ("lay", hands[0][0])) == "last-hand-card"


def test_the_last_player_with_three_hand_cards_chooses_one_of_them_and_a_courtyard_card() -> None:
    table = Table(2)
    hand = list(table.hand(0, "casual_customer_01", "casual_customer_02", "market_stall_01"))
    yard = list(table.yard("casual_customer_03", "casual_customer_04"))
    table.g.finished = [1]
    table.g.revealed = True
    match = table.match()
    assert options(match) == [("take", card) for card in yard]
    match.play(0, ("take", yard[0]))
    assert options(match) == hand


def test_the_remaining_hand_goes_into_the_courtyard() -> None:
    table, hands = three()
    match = table.match()
    match.play(0, ("lay", hands[0][0]))
    take(match, 1, hands[0][0], hands[1][0])
    assert state(match).yard == hands[1][1:]


def test_the_two_cards_lie_separately() -> None:
    table, hands = three()
    match = table.match()
    match.play(0, ("lay", hands[0][0]))
    take(match, 1, hands[0][0], hands[1][0])
    g = state(match)
    assert g.players[1].casuals == [hands[0][0], hands[1][0]]
    assert all(card < 0 for card in g.under)


def test_a_stall_is_filled_and_a_regular_customer_starts_blue() -> None:
    table = Table(3)
    table.hand(0, "market_stall_11", "casual_customer_01")
    (regular,) = table.yard("regular_customer_14")
    match = table.match()
    take(match, 0, regular, table.card("market_stall_11"))
    g = state(match)
    stall = 3 * table.card("market_stall_11")
    assert g.stock[stall : stall + 3] == [1, 3, 5]
    assert g.players[0].regulars == [regular]
    assert g.red[regular] == 0


class TestTwoPlayers:
    def test_one_card_may_be_turned_up_before_each_turn(self) -> None:
        match = at_cards(2)
        seat = match.decisions[0].seat
        assert "reveal" in options(match, seat)
        match.play(seat, "reveal")
        g = state(match)
        assert len(g.yard) == 1
        assert "reveal" not in options(match, seat)
        assert why(match, "reveal", seat) == "revealed-already"
        # so the first player may take in the very first turn
        assert ("take", g.yard[0]) in options(match, seat)

    def test_it_is_never_a_duty(self) -> None:
        match = at_cards(2)
        seat = match.decisions[0].seat
        match.play(seat, options(match, seat)[0])
        assert match.decisions[0].seat != seat

    def test_the_last_player_may_also_turn_one_up(self) -> None:
        match = at_cards(2)
        first = match.decisions[0].seat
        match.play(first, "reveal")
        take(match, first, state(match).yard[0], state(match).players[first].hand[0])
        while match.decisions[0].kind == "raise":
            match.play(first, match.decisions[0].options[0])
        assert "reveal" in options(match, 1 - first)

    def test_with_an_empty_draw_pile_nothing_is_turned_up(self) -> None:
        table = Table(2)
        table.hand(0, "casual_customer_01", "casual_customer_02")
        table.g.discards[0] = sorted(table.g.piles[0])
        table.g.piles[0] = []
        assert why(table.match(), "reveal") == "pile-empty"

    @pytest.mark.parametrize("seats", [3, 4])
    def test_with_more_players_no_card_is_turned_up(self, seats: int) -> None:
        match = at_cards(seats)
        seat = match.decisions[0].seat
        assert why(match, "reveal", seat) == "reveal-two-players"


class TestTokens:
    def test_the_last_to_take_gets_the_large_token_and_the_last_but_one_the_small(self) -> None:
        table, hands = three()
        match = table.match()
        match.play(0, ("lay", hands[0][0]))
        take(match, 1, hands[0][0], hands[1][0])
        take(match, 2, hands[1][1], hands[2][0])
        take(match, 0, hands[1][2], hands[0][1])
        assert (state(match).large, state(match).small) == (0, 2)
        assert state(match).order == [0, 2, 1]

    def test_the_large_token_opens_the_next_card_phase(self) -> None:
        match = at_cards(3)
        while state(match).round == 1:
            decision = match.decisions[0]
            match.play(decision.seat, decision.options[-1])
        while match.decisions[0].kind not in {"draft", "raise"}:
            match.play(match.decisions[0].seat, match.decisions[0].options[0])
        assert match.decisions[0].seat == state(match).large


class TestShortDeck:
    def with_pile(self, cards: int) -> Match:
        table = Table(3)
        g = table.g
        g.box = sorted(g.piles[0][cards:])
        g.piles[0] = g.piles[0][:cards]
        g.phase = 2
        return table.match()

    def test_everybody_gets_the_same_largest_number(self) -> None:
        assert [len(p.hand) for p in state(self.with_pile(11)).players] == [3, 3, 3]

    def test_below_two_cards_each_there_is_no_draft_and_the_tokens_stay(self) -> None:
        g = state(self.with_pile(5))
        assert [len(p.hand) for p in g.players] == [0, 0, 0]
        assert (g.large, g.small) == (0, 1)
        assert len(g.piles[0]) == 5


def test_discards_return_only_when_a_card_phase_begins() -> None:
    table = Table(2)
    g = table.g
    g.discards[0] = sorted(g.piles[0][:60])
    g.piles[0] = g.piles[0][60:]
    g.phase = 2
    g = state(table.match())
    assert g.discards[0] == []
    assert len(g.piles[0]) == 70 - 8


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
        field = state(match).deck.ids.index("common_field_01")
        assert state(match).deck.types[field] == FIELD
        assert asked(match).kind == "raise"
        assert field not in state(match).players[0].fields
        match.play(0, ("pay", field))
        assert state(match).players[0].cash == 3
        assert field in state(match).players[0].fields

    def test_vegetables_may_be_sold_to_the_shop_for_it(self) -> None:
        match = self.drafted(0)
        assert ("sell", BEAN) in options(match)
        assert ("sell", WHEAT) not in options(match)
        match.play(0, ("sell", BEAN))  # nothing else is left to do: the field is paid
        assert (state(match).players[0].cash, state(match).players[0].loans) == (0, 0)

    def test_a_payment_takes_no_more_loans_than_it_needs(self) -> None:
        match = self.drafted(0)
        match.play(0, ("pay", state(match).players[0].unpaid[0]))
        assert (state(match).players[0].cash, state(match).players[0].loans) == (3, 1)

    def test_helpers_that_bring_something_may_be_used_and_others_may_not(self) -> None:
        match = self.drafted(0, "wholesaler", "haggler")
        g = state(match)
        wholesaler = g.deck.helper.index(HELPERS.index("wholesaler"))
        haggler = g.deck.helper.index(HELPERS.index("haggler"))
        assert ("use", wholesaler) in options(match)
        assert why(match, ("use", haggler)) == "helper-raises-nothing"
        assert ("drop", wholesaler) not in options(match)
        match.play(0, ("use", wholesaler))
        match.play(0, BEAN)
        assert g.players[0].cash == 3

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
        return table.match(), table.g.players[0].starter, hand, yard

    def test_it_is_laid_out_instead_of_the_hand_card_and_the_whole_hand_goes(self) -> None:
        match, starter, hand, yard = self.table()
        match.play(0, ("take", yard))
        assert options(match) == [*hand, starter]
        match.play(0, starter)
        g = state(match)
        assert g.players[0].regulars == [starter]
        assert g.players[0].casuals == [yard]
        assert g.yard == hand
        assert g.players[0].starter == -1

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
