"""Section 5.8: the two-pack, its price, the order of the stack and the covered card."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tests.loyang.table import (
    BEAN,
    LEEK,
    WHEAT,
    Table,
    asked,
    at,
    customer,
    discards,
    options,
    stock,
    why,
)


def price(match: Match) -> int:
    return int(match.view(0)["players"][0]["outlook"]["pack"]["price"])


def drawing(table: Table, *names: str) -> Match:
    """The two-pack is bought and these cards are what the draw pile holds."""
    table.pile(*names)
    match = table.match()
    match.play(0, "pack")
    return match


def test_who_buys_one_draws_its_cards_without_another_word() -> None:
    match = Table().match(waits=0b11)
    match.play(0, "pack")
    assert match.waiting() == []
    assert asked(match).kind == "pack"


class TestPrice:
    def test_it_is_the_larger_of_helpers_and_stalls(self) -> None:
        table = Table()
        table.show(0, "haggler", "tout", "porter", "market_stall_01")
        match = table.match()
        assert price(match) == 3
        match.play(0, ("drop", table.card("tout")))
        assert price(match) == 2
        match.play(0, "pack")
        assert at(match).cash == 8

    def test_a_helper_used_while_as_many_stalls_lie_there_saves_nothing(self) -> None:
        table = Table()
        table.show(0, "haggler", "tout", "market_stall_01", "market_stall_02")
        match = table.match()
        assert price(match) == 2
        match.play(0, ("use", table.card("haggler")))
        assert price(match) == 2

    @pytest.mark.parametrize(("counts", "cost"), [(False, 1), (True, 2)])
    def test_covered_cards_count_only_where_the_table_says_so(
        self, counts: bool, cost: int
    ) -> None:
        table = Table(covered_cards_count=counts)
        table.stack(0, "haggler", "tout")
        assert price(table.match()) == cost

    def test_without_either_it_is_free(self) -> None:
        match = Table().match()
        assert price(match) == 0
        match.play(0, "pack")
        assert at(match).cash == 10


class TestBuying:
    def test_only_once_per_turn(self) -> None:
        match = Table().match()
        match.play(0, "pack")
        match.play(0, "none")
        assert why(match, "pack") == "pack-bought"

    def test_the_next_turn_allows_another(self) -> None:
        table = Table()
        match = table.match()
        match.play(0, "pack")
        match.play(0, "none")
        match.play(0, "end")
        match.play(0, 0)
        match.play(1, "pack")
        assert asked(match, 1).kind == "pack"

    def test_with_one_card_left_one_is_drawn(self) -> None:
        match = drawing(Table(), "haggler")
        assert at(match).drawn == [Table().card("haggler")]

    def test_with_an_empty_draw_pile_none_can_be_bought(self) -> None:
        table = Table()
        table.pile()
        assert why(table.match(), "pack") == "pile-empty"

    def test_alone_no_card_phase_brings_discards_back(self) -> None:
        table = Table(1, reshuffle_when_empty="never")
        table.pile()
        assert why(table.match(), "pack") == "no-card-left"

    def test_where_the_table_wants_it_discards_return_at_once(self) -> None:
        table = Table(reshuffle_when_empty="always")
        table.pile("haggler")
        match = table.match()
        match.play(0, "pack")
        assert len(at(match).drawn) == 2
        assert discards(match) == []


class TestKeeping:
    def test_both_one_or_none_and_the_player_chooses_what_lies_on_top(self) -> None:
        table = Table()
        match = drawing(table, "haggler", "tout")
        one, two = at(match).drawn
        assert options(match) == [
            "none",
            ("one", one),
            ("one", two),
            ("stack", one, two),
            ("stack", two, one),
        ]

    def test_what_is_not_kept_is_discarded(self) -> None:
        table = Table()
        match = drawing(table, "haggler", "tout")
        match.play(0, ("one", table.card("tout")))
        assert at(match).helpers == [table.card("tout")]
        assert table.card("haggler") in discards(match)

    def test_the_lower_card_sleeps_until_the_upper_one_has_left(self) -> None:
        table = Table()
        table.cart(0, BEAN, LEEK)
        match = drawing(table, "haggler", "regular_customer_14")
        upper, lower = table.card("haggler"), table.card("regular_customer_14")
        match.play(0, ("stack", upper, lower))
        assert at(match).regulars == []
        assert why(match, ("deliver", lower, 1)) == "card-covered"
        match.play(0, ("drop", upper))
        assert at(match).regulars == [lower]
        assert ("deliver", lower, 1) in options(match)

    def test_a_customer_uncovered_in_the_own_turn_is_due_in_it(self) -> None:
        table = Table()
        upper, lower = table.stack(0, "haggler", "regular_customer_14")
        match = table.match()
        match.play(0, ("drop", upper))
        match.play(0, "end")
        assert customer(match, lower)["red"]

    def test_a_covered_customer_takes_no_offence(self) -> None:
        table = Table()
        table.stack(0, "haggler", "regular_customer_14")
        match = table.match(listening=True)
        match.play(0, "end")
        assert "offended" not in [heard.event.name for heard in match.heard]

    def test_a_stall_is_filled_when_it_is_uncovered(self) -> None:
        table = Table()
        upper, lower = table.stack(0, "haggler", "market_stall_11")
        match = table.match()
        assert at(match).stalls == []
        match.play(0, ("drop", upper))
        assert stock(match, lower) == ["pumpkin", "cabbage", "leek"]


class TestFields:
    def test_a_kept_field_costs_two_more(self) -> None:
        table = Table()
        match = drawing(table, "common_field_01", "tout")
        match.play(0, ("one", table.card("common_field_01")))
        assert at(match).cash == 8
        assert table.card("common_field_01") in at(match).fields

    def test_a_lower_field_is_paid_when_it_is_kept(self) -> None:
        table = Table()
        match = drawing(table, "common_field_01", "tout")
        match.play(0, ("stack", table.card("tout"), table.card("common_field_01")))
        assert at(match).cash == 8
        assert table.card("common_field_01") not in at(match).fields
        match.play(0, ("drop", table.card("tout")))
        assert at(match).cash == 8
        assert table.card("common_field_01") in at(match).fields

    def test_where_the_table_wants_it_a_lower_field_is_paid_when_uncovered(self) -> None:
        table = Table(covered_field_paid="when_uncovered")
        match = drawing(table, "common_field_01", "tout")
        match.play(0, ("stack", table.card("tout"), table.card("common_field_01")))
        assert at(match).cash == 10
        match.play(0, ("drop", table.card("tout")))
        assert at(match).cash == 8
        assert table.card("common_field_01") in at(match).fields

    def test_money_for_it_may_be_raised_as_in_the_card_phase(self) -> None:
        table = Table()
        table.cash(0, 1)
        table.cart(0, BEAN)
        match = drawing(table, "common_field_01", "tout")
        match.play(0, ("one", table.card("common_field_01")))
        assert asked(match).kind == "raise"
        assert ("sell", BEAN) in options(match)
        assert ("buy", WHEAT) not in options(match)

    def test_a_helper_on_top_may_raise_the_money_for_the_field_below(self) -> None:
        table = Table()
        table.cash(0, 0)
        table.cart(0, BEAN)
        match = drawing(table, "common_field_01", "wholesaler")
        upper, lower = table.card("wholesaler"), table.card("common_field_01")
        match.play(0, ("stack", upper, lower))
        match.play(0, ("use", upper))
        player = at(match)
        assert (player.cash, player.loans) == (1, 0)
        assert lower in player.fields
