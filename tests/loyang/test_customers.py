"""Sections 5.6, 5.7 and 6.1: regular and casual customers."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tests.loyang.table import (
    BEAN,
    LEEK,
    PUMPKIN,
    TURNIP,
    WHEAT,
    Table,
    at,
    customer,
    discards,
    options,
    why,
)


class TestRegularCustomers:
    def test_four_deliveries_of_bean_and_leek_pay_seven_eight_nine_ten(self) -> None:
        for rows, payment in enumerate((7, 8, 9, 10)):
            table = Table()
            (card,) = table.show(0, "regular_customer_14")
            table.rows(card, rows)
            table.cart(0, BEAN, LEEK)
            match = table.match()
            match.play(0, ("deliver", card, 1))
            assert at(match).cash == 10 + payment
            assert at(match).cart == {}
            if rows < 3:
                assert customer(match, card)["rows"] == rows + 1
            assert (card in at(match).regulars) is (rows < 3)
            assert (card in discards(match)) is (rows == 3)

    def test_one_delivery_per_customer_and_round(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.cart(0, BEAN, LEEK, BEAN, LEEK)
        match = table.match()
        match.play(0, ("deliver", card, 1))
        assert why(match, ("deliver", card, 1)) == "served-already"

    def test_both_vegetables_are_needed(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.cart(0, BEAN)
        assert why(table.match(), ("deliver", card, 1)) == "vegetables-missing"

    def ended(self, *, red: bool, cash: int = 10, served: bool = False) -> tuple[Match, int]:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        if red:
            table.offended(card)
        if served:
            table.served(card)
        table.cash(0, cash)
        table.cart(0, BEAN)
        match = table.match()
        match.play(0, "end")
        return match, card

    def test_the_first_round_without_delivery_turns_the_marker_red(self) -> None:
        match, card = self.ended(red=False)
        assert customer(match, card)["red"]
        assert at(match).cash == 10

    def test_every_further_round_without_delivery_costs_two(self) -> None:
        match, card = self.ended(red=True)
        assert at(match).cash == 8
        assert card in at(match).regulars

    @pytest.mark.parametrize("red", [False, True])
    def test_a_served_customer_takes_no_offence(self, red: bool) -> None:
        match, card = self.ended(red=red, served=True)
        assert customer(match, card)["red"] is red
        assert at(match).cash == 10

    def test_a_delivery_never_turns_a_red_marker_back(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.offended(card)
        table.cart(0, BEAN, LEEK)
        match = table.match()
        match.play(0, ("deliver", card, 1))
        assert customer(match, card)["red"]

    def test_whoever_is_short_of_cash_sells_or_borrows_and_cannot_refuse(self) -> None:
        match, _ = self.ended(red=True, cash=1)
        assert options(match) == ["pay", ("sell", BEAN)]
        sold = match.fork()
        sold.play(0, ("sell", BEAN))
        assert (at(sold).cash, at(sold).loans) == (1, 0)
        match.play(0, "pay")
        assert (at(match).cash, at(match).loans) == (4, 1)

    def test_the_compensation_is_covered_by_a_loan_even_at_the_limit(self) -> None:
        table = Table(voluntary_loan_cap=0)
        (card,) = table.show(0, "regular_customer_14")
        table.offended(card)
        table.cash(0, 0)
        match = table.match()
        match.play(0, "end")
        assert (at(match).cash, at(match).loans) == (3, 1)


class TestCasualCustomers:
    def served(self, regulars: int, casuals: int, printed: int, **how: bool) -> Match:
        """Serve a casual customer of this printed sum with so many customers in all."""
        table = Table(**how)
        names = {10: "casual_customer_09", 9: "casual_customer_05"}
        (card,) = table.show(0, names[printed])
        table.show(0, *(f"casual_customer_{n}" for n in ("10", "11", "12")[: casuals - 1]))
        table.show(0, *(f"regular_customer_{n}" for n in ("12", "13", "14")[:regulars]))
        table.cart(0, PUMPKIN, TURNIP, LEEK, WHEAT, BEAN)
        table.cash(0, 0)
        match = table.match()
        match.play(0, ("serve", card))
        return match

    def test_more_regular_than_casual_customers_pay_two_more(self) -> None:
        assert at(self.served(2, 1, 10)).cash == 12

    def test_more_casual_than_regular_customers_pay_two_less(self) -> None:
        assert at(self.served(1, 2, 9)).cash == 7

    def test_the_next_one_is_paid_by_the_balance_of_then(self) -> None:
        match = self.served(1, 2, 9)
        assert match.view(0)["players"][0]["outlook"]["casual"]["now"] == 0

    def test_as_many_of_both_pay_the_printed_sum(self) -> None:
        assert at(self.served(1, 1, 10)).cash == 10

    def test_the_served_customer_counts_unless_the_table_says_otherwise(self) -> None:
        assert at(self.served(1, 1, 10, served_casual_counts=False)).cash == 12
        assert at(self.served(0, 1, 10, served_casual_counts=False)).cash == 10

    def test_all_three_vegetables_are_given_at_once_and_the_card_leaves(self) -> None:
        match = self.served(1, 1, 10)
        player = at(match)
        assert player.cart == {"wheat": 1, "bean": 1}
        assert player.casuals == []

    def test_without_one_of_them_nobody_is_served(self) -> None:
        table = Table()
        (card,) = table.show(0, "casual_customer_09")
        table.cart(0, PUMPKIN, TURNIP)
        assert why(table.match(), ("serve", card)) == "vegetables-missing"

    def test_covered_customers_count_only_where_the_table_says_so(self) -> None:
        for counts, now in ((False, -2), (True, 0)):
            table = Table(covered_cards_count=counts)
            table.show(0, "casual_customer_09")
            table.stack(0, "haggler", "regular_customer_14")
            view = table.match().view(0)
            assert view["players"][0]["outlook"]["casual"]["now"] == now

    def test_the_payment_never_falls_below_nothing(self) -> None:
        deck = {
            "format": 1,
            "name": "poor",
            "based_on": "reconstructed",
            "cards": {"casual_customer_09": {"pays": 1}},
        }
        table = Table(deck=deck)
        (card,) = table.show(0, "casual_customer_09")
        table.cart(0, PUMPKIN, TURNIP, LEEK)
        match = table.match()
        match.play(0, ("serve", card))
        assert at(match).cash == 10
