"""Section 9: what each kind of helper does, and when it cannot be used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde import Match
from tafelrunde.games.loyang.cards.deck import OUR_TEXT, deck_of
from tafelrunde.games.loyang.helper import HELPERS, Helper
from tafelrunde.games.loyang.terms import HELPERS as WORDS
from tafelrunde.games.loyang.terms import HOME, VEGETABLES
from tafelrunde.kernel.text import Text
from tafelrunde.words import LANGUAGES, render
from tests.loyang.table import (
    BEAN,
    CABBAGE,
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
    customer,
    discards,
    on_display,
    options,
    stock,
    why,
)

ROOT = Path(__file__).resolve().parent.parent.parent
every_helper = pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: str(helper.word))


def using(table: Table, name: str) -> Match:
    """The match right after seat 0 has begun to use a helper."""
    (card,) = table.show(0, name)
    match = table.match()
    match.play(0, ("use", card))
    return match


def refused(table: Table, name: str) -> str | None:
    """Why seat 0 cannot use a helper that lies before it."""
    (card,) = table.show(0, name)
    match = table.match()
    assert ("use", card) not in options(match)
    assert ("drop", card) in options(match)
    return why(match, ("use", card))


class TestMarketWoman:
    def test_one_or_two_trades_at_one_other_players_stalls(self) -> None:
        table = Table(3)
        (stall,) = table.show(1, "market_stall_11")
        (other,) = table.show(2, "market_stall_12")
        table.cart(0, WHEAT, TURNIP, TURNIP)
        match = using(table, "market_woman")
        assert (other, 0) in options(match)
        match.play(0, (stall, 1))
        match.play(0, WHEAT)
        # the second trade is at the same player's stalls, or none
        assert options(match) == [(stall, 0), (stall, 2), "stop"]
        match.play(0, (stall, 2))
        match.play(0, TURNIP)
        match.play(0, TURNIP)
        assert at(match).cart == {"cabbage": 1, "leek": 1}
        assert stock(match, stall) == ["pumpkin", None, None]
        assert at(match).helpers == []

    def test_a_stall_that_is_emptied_is_discarded_and_uncovers_the_owners_card(self) -> None:
        table = Table()
        stall, below = table.stack(1, "market_stall_11", "casual_customer_01")
        table.traded(stall, 0, 1)
        table.cart(0, WHEAT, WHEAT)
        match = using(table, "market_woman")
        assert at(match, 1).stalls == []
        assert at(match, 1).casuals == [below]
        assert stall in discards(match)

    def test_she_needs_a_trade_that_can_be_paid(self) -> None:
        table = Table()
        table.show(0, "market_stall_01")
        (stall,) = table.show(1, "market_stall_12")
        table.traded(stall, 0)
        assert refused(table, "market_woman") == "no-stall-to-trade"


class TestTrader:
    def test_a_vegetable_of_the_cart_takes_the_place_of_another_kind(self) -> None:
        table = Table()
        (stall,) = table.show(1, "market_stall_11")
        table.cart(0, WHEAT, LEEK)
        match = using(table, "trader")
        match.play(0, (stall, 2))
        assert at(match).cart == {"leek": 2}
        assert stock(match, stall) == ["pumpkin", "cabbage", "wheat"]
        # the bowls of the place stay as printed
        assert match.view(0)["players"][1]["stalls"][0]["places"][2]["bowls"] == 2

    def test_the_same_kind_cannot_be_swapped(self) -> None:
        table = Table()
        (stall,) = table.show(1, "market_stall_11")
        table.traded(stall, 0, 1)
        table.cart(0, LEEK)
        assert refused(table, "trader") == "no-stall-to-swap"


class TestDeliveryman:
    def table(self) -> tuple[Table, int]:
        table = Table()
        (card,) = table.show(1, "regular_customer_14")
        table.cart(0, BEAN, LEEK)
        return table, card

    def test_the_payment_is_yours_and_the_customer_is_served(self) -> None:
        table, card = self.table()
        table.rows(card, 1)
        table.offended(card)
        match = using(table, "deliveryman")
        assert at(match).cash == 18
        assert at(match, 1).cash == 10
        served = customer(match, card)
        assert (served["rows"], served["served"], served["red"]) == (2, True, True)

    def test_the_owner_may_not_deliver_again_and_suffers_no_offence(self) -> None:
        table, card = self.table()
        table.cart(1, BEAN, LEEK)
        match = using(table, "deliveryman")
        match.play(0, "end")
        match.play(0, 0)
        assert why(match, ("deliver", card, 1), 1) == "served-already"
        match.play(1, "end")
        assert not customer(match, card)["red"]

    def test_after_the_fourth_row_the_customer_leaves(self) -> None:
        table, card = self.table()
        table.rows(card, 3)
        match = using(table, "deliveryman")
        assert at(match, 1).regulars == []

    def test_a_customer_served_this_round_takes_nothing_more(self) -> None:
        table, card = self.table()
        table.served(card)
        assert refused(table, "deliveryman") == "no-regular-to-serve"


class TestTout:
    def test_a_casual_customer_moves_as_a_single_card_and_the_owner_gets_one(self) -> None:
        table = Table()
        (card,) = table.show(1, "casual_customer_01")
        table.show(0, "haggler")
        match = using(table, "tout")
        assert at(match).casuals == [card]
        assert at(match, 1).casuals == []
        assert (at(match).cash, at(match, 1).cash) == (9, 11)

    def test_what_it_covered_is_uncovered_for_its_owner(self) -> None:
        table = Table()
        card, below = table.stack(1, "casual_customer_01", "regular_customer_14")
        match = using(table, "tout")
        assert at(match).casuals == [card]
        assert at(match, 1).regulars == [below]
        assert on_display(match, "casuals", card)["covers"] is None

    def test_a_covered_customer_is_out_of_reach(self) -> None:
        table = Table()
        table.stack(1, "haggler", "casual_customer_01")
        assert refused(table, "tout") == "no-casual-to-lure"


class TestGleaner:
    def test_one_vegetable_comes_from_a_field_of_three_or_more(self) -> None:
        table = Table()
        table.field(1, SIX, TURNIP, 3)
        table.field(1, FOUR, BEAN, 2)
        match = using(table, "gleaner")
        assert at(match).cart == {"turnip": 1}
        assert at(match, 1).left == [9, 2, 2]

    def test_home_fields_and_small_ones_are_left_alone(self) -> None:
        table = Table()
        table.field(1, FOUR, BEAN, 2)
        assert refused(table, "gleaner") == "no-field-to-glean"
        assert at(table.match(), 1).left == [9, 2]


class TestBargainHunter:
    def test_one_or_two_vegetables_of_one_shop_cost_one_less_each(self) -> None:
        table = Table(3)
        match = using(table, "bargain_hunter")
        assert (2, LEEK) in options(match)
        match.play(0, (1, LEEK))
        assert "stop" in options(match)
        assert (2, LEEK) not in options(match)
        assert why(match, (2, WHEAT)) == "one-shop"
        match.play(0, (1, WHEAT))
        assert at(match).cash == 10 - 5 - 2
        assert at(match, 1).cash == 10
        assert "leek" not in at(match, 1).shop
        assert at(match, 1).shop["wheat"] == 2

    def test_an_empty_shop_has_nothing(self) -> None:
        table = Table()
        table.empty_shop(1)
        assert refused(table, "bargain_hunter") == "no-shop-to-buy-at"


class TestPeddler:
    def test_up_to_three_sold_into_several_shops_for_one_more(self) -> None:
        table = Table(3)
        table.cart(0, BEAN, LEEK, BEAN, LEEK)
        match = using(table, "peddler")
        match.play(0, (1, BEAN))
        match.play(0, (2, BEAN))
        match.play(0, (1, LEEK))
        assert at(match).cash == 19
        assert at(match).cart == {"leek": 1}
        assert at(match, 1).shop["bean"] == at(match, 2).shop["bean"] == 2
        assert at(match, 1).shop["leek"] == 2
        assert asked(match).kind == "act"

    def test_one_is_enough(self) -> None:
        table = Table()
        table.cart(0, BEAN, LEEK)
        match = using(table, "peddler")
        assert "stop" not in options(match)
        match.play(0, (1, BEAN))
        match.play(0, "stop")
        assert at(match).cash == 13

    def test_a_full_shop_takes_nothing(self) -> None:
        table = Table()
        table.cart(0, WHEAT)
        assert refused(table, "peddler") == "no-shop-to-sell-to"


class TestRecruiter:
    def test_the_owner_gets_one_and_the_helper_stays(self) -> None:
        table = Table()
        (haggler,) = table.show(1, "haggler")
        match = using(table, "recruiter")
        assert at(match).effects["haggler"] == 3
        assert (at(match).cash, at(match, 1).cash) == (9, 11)
        assert at(match, 1).helpers == [haggler]
        assert at(match).helpers == []

    def test_a_second_one_of_the_same_kind_adds_its_uses(self) -> None:
        table = Table()
        table.show(1, "haggler")
        table.haggling(0, 3)
        assert at(using(table, "recruiter")).effects["haggler"] == 6

    def test_a_lantern_is_out_of_reach_and_so_is_what_would_not_help(self) -> None:
        table = Table()
        table.show(1, "tout", "charmer")
        table.show(0, "casual_customer_01")
        assert refused(table, "recruiter") == "no-helper-to-copy"

    def test_what_is_recruited_may_need_money_too(self) -> None:
        table = Table(voluntary_loan_cap=0)
        table.show(1, "shopper")
        table.cash(0, 1)
        assert refused(table, "recruiter") == "no-helper-to-copy"


class TestMessenger:
    def test_the_price_is_what_another_player_would_pay_and_three_cards_are_drawn(self) -> None:
        table = Table()
        table.show(0, "tout", "porter", "haggler")
        table.show(1, "market_stall_01")
        match = using(table, "messenger")
        match.play(0, "pack")
        assert at(match).cash == 9
        assert len(at(match).drawn) == 3
        kept = [option for option in options(match) if isinstance(option, tuple)]
        assert max(len(option) for option in kept) == 3
        assert len([option for option in kept if option[0] == "stack"]) == 6

    def test_it_is_the_price_at_the_moment_of_purchase(self) -> None:
        table = Table()
        (stall,) = table.show(1, "market_stall_01")
        table.show(0, "market_woman")
        table.traded(stall, 0, 1)
        table.cart(0, WHEAT)
        match = using(table, "messenger")
        match.play(0, ("use", table.card("market_woman")))
        match.play(0, "pack")
        assert at(match).cash == 10

    def test_after_the_two_pack_it_is_too_late(self) -> None:
        table = Table()
        table.packed(0)
        assert refused(table, "messenger") == "pack-bought"


class TestSaleswoman:
    def test_regular_customers_take_no_offence(self) -> None:
        table = Table()
        first, second = table.show(0, "regular_customer_14", "regular_customer_13")
        table.offended(second)
        match = using(table, "saleswoman")
        match.play(0, "content")
        match.play(0, "end")
        assert (customer(match, first)["red"], customer(match, second)["red"]) == (False, True)
        assert at(match).cash == 10

    def test_or_casual_customers_pay_two_more_whatever_the_balance(self) -> None:
        table = Table()
        (card,) = table.show(0, "casual_customer_09")
        table.cart(0, PUMPKIN, TURNIP, LEEK)
        match = using(table, "saleswoman")
        match.play(0, "sweet")
        match.play(0, ("serve", card))
        assert at(match).cash == 22

    def test_the_effect_ends_with_the_turn(self) -> None:
        table = Table()
        match = using(table, "saleswoman")
        match.play(0, "sweet")
        match.play(0, "end")
        match.play(0, 0)
        assert not at(match).effects["sweet"]

    def test_she_needs_nothing_but_must_be_visible(self) -> None:
        table = Table()
        _, below = table.stack(0, "haggler", "saleswoman")
        assert why(table.match(), ("use", below)) == "card-covered"


class TestShopper:
    def test_one_vegetable_two_cheaper(self) -> None:
        match = using(Table(), "shopper")
        match.play(0, LEEK)
        player = at(match)
        assert player.cash == 6
        assert player.cart == {"leek": 1}

    def test_the_haggler_takes_one_more_off_and_loses_one_of_three(self) -> None:
        table = Table()
        table.haggling(0, 3)
        match = using(table, "shopper")
        match.play(0, WHEAT)
        assert at(match).cash == 10
        assert at(match).effects["haggler"] == 2

    def test_an_empty_shop_has_nothing(self) -> None:
        table = Table()
        table.empty_shop(0)
        assert refused(table, "shopper") == "own-shop-empty"


class TestHaggler:
    def test_the_next_three_vegetables_cost_one_less_each(self) -> None:
        table = Table()
        table.cash(0, 20)
        match = using(table, "haggler")
        for vegetable, left in ((WHEAT, 18), (WHEAT, 16), (WHEAT, 14), (PUMPKIN, 10)):
            match.play(0, ("buy", vegetable))
            assert at(match).cash == left

    def test_an_empty_shop_has_nothing(self) -> None:
        table = Table()
        table.empty_shop(0)
        assert refused(table, "haggler") == "own-shop-empty"


class TestCarter:
    def test_a_delivery_may_be_double_and_fills_one_row(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.cart(0, BEAN, LEEK, BEAN, LEEK)
        match = using(table, "carter")
        match.play(0, ("deliver", card, 2))
        assert at(match).cash == 10 + 7 + 7
        assert customer(match, card)["rows"] == 1
        assert at(match).cart == {}
        assert why(match, ("deliver", card, 1)) == "served-already"

    def test_any_number_of_customers(self) -> None:
        table = Table()
        cards = table.show(0, "regular_customer_14", "regular_customer_13")
        table.cart(0, BEAN, LEEK, BEAN, LEEK, CABBAGE, LEEK, CABBAGE, LEEK)
        match = using(table, "carter")
        for card in cards:
            match.play(0, ("deliver", card, 2))
        assert at(match).cash == 10 + 14 + 12

    def test_without_him_one_pair_is_all(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.cart(0, BEAN, LEEK, BEAN, LEEK)
        assert why(table.match(), ("deliver", card, 2)) == "no-carter"

    def test_he_needs_a_customer_not_served_this_round(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        table.served(card)
        assert refused(table, "carter") == "no-regular-waiting"


class TestFarmhand:
    def test_the_next_private_field_is_turned_up_and_may_be_sown(self) -> None:
        table = Table()
        table.cart(0, WHEAT)
        match = using(table, "farmhand")
        player = at(match)
        assert len(player.fields) == 2
        assert player.stack == 7
        match.play(0, ("sow", player.fields[1], WHEAT))

    def test_or_an_empty_field_goes_under_the_stack_for_two_cash(self) -> None:
        table = Table()
        (common,) = table.show(0, "common_field_01")
        match = using(table, "farmhand")
        assert options(match) == ["turn-up", ("tuck", common)]
        match.play(0, ("tuck", common))
        player = at(match)
        assert player.cash == 12
        assert player.stack == 9
        assert common not in player.fields

    def test_a_field_under_the_stack_comes_last_and_costs_nothing(self) -> None:
        table = Table()
        table.no_private_fields(0)
        common = table.tucked(0, "common_field_01")
        match = using(table, "farmhand")
        assert common in at(match).fields
        assert at(match).cash == 10

    def test_without_either_he_has_nothing_to_do(self) -> None:
        table = Table()
        table.no_private_fields(0)
        assert refused(table, "farmhand") == "no-field-for-farmhand"


class TestSeedsman:
    def test_one_more_of_a_kind_on_the_cart(self) -> None:
        table = Table()
        table.cart(0, WHEAT)
        match = using(table, "seedsman")
        assert at(match).cart == {"wheat": 2}
        assert at(match).cash == 10

    @pytest.mark.parametrize("vegetable", [BEAN, LEEK])
    def test_bean_and_leek_cost_one(self, vegetable: int) -> None:
        table = Table()
        table.cart(0, vegetable)
        match = using(table, "seedsman")
        assert at(match).cart == {VEGETABLES[vegetable]: 2}
        assert at(match).cash == 9

    def test_an_empty_cart_gives_no_seed(self) -> None:
        assert refused(Table(), "seedsman") == "cart-empty"


class TestReaper:
    def test_one_vegetable_from_each_of_up_to_two_fields(self) -> None:
        table = Table()
        table.field(0, SIX, TURNIP, 4)
        table.field(0, THREE, LEEK, 3)
        match = using(table, "reaper")
        assert options(match) == [SIX, THREE]
        said = [
            render(match.game.label(match.state, asked(match), field), "en")
            for field in (SIX, THREE)
        ]
        assert [text.split(":")[0] for text in said] == ["turnip", "leek"]
        assert why(match, HOME) == "home-field"
        match.play(0, SIX)
        assert options(match) == [THREE, "stop"]
        match.play(0, THREE)
        assert at(match).cart == {"turnip": 1, "leek": 1}
        assert at(match).left == [9, 3, 2]

    def test_a_field_emptied_by_him_leaves(self) -> None:
        table = Table()
        table.field(0, SIX, TURNIP, 1)
        match = using(table, "reaper")
        assert SIX not in at(match).fields

    def test_the_home_field_alone_is_not_enough(self) -> None:
        table = Table()
        table.field(0, SIX)
        assert refused(table, "reaper") == "no-planted-field"


class TestStorekeeper:
    def test_the_storehouse_is_enlarged_for_nothing(self) -> None:
        match = using(Table(), "storekeeper")
        match.play(0, "enlarge")
        assert at(match).large
        assert at(match).cash == 10

    def test_or_three_more_are_stored_this_turn(self) -> None:
        table = Table()
        table.cart(0, WHEAT, WHEAT, TURNIP, LEEK)
        match = using(table, "storekeeper")
        match.play(0, "more-room")
        match.play(0, "end")
        assert sum(at(match).store.values()) == 4
        match.play(0, 0)
        assert at(match).effects["storekeeper"] == 0

    def test_a_large_storehouse_leaves_the_second_choice(self) -> None:
        table = Table()
        table.large_storehouse(0)
        match = using(table, "storekeeper")
        assert asked(match).kind == "act"
        assert at(match).effects["storekeeper"] == 3


class TestCharmer:
    def test_a_red_marker_turns_blue_and_each_blue_one_brings_one(self) -> None:
        table = Table()
        first, second, _ = table.show(
            0, "regular_customer_14", "regular_customer_13", "regular_customer_12"
        )
        table.offended(first, second)
        match = using(table, "charmer")
        match.play(0, second)
        assert (customer(match, first)["red"], customer(match, second)["red"]) == (True, False)
        assert at(match).cash == 12

    def test_three_is_the_most(self) -> None:
        table = Table()
        table.show(0, *(f"regular_customer_{n}" for n in ("11", "12", "13", "14")))
        assert at(using(table, "charmer")).cash == 13

    def test_she_needs_a_visible_regular_customer(self) -> None:
        table = Table()
        table.stack(0, "haggler", "regular_customer_14")
        assert refused(table, "charmer") == "no-regular"


class TestWholesaler:
    def test_up_to_three_sold_to_the_supply_for_one_more(self) -> None:
        table = Table()
        table.cart(0, WHEAT, LEEK, WHEAT, WHEAT)
        match = using(table, "wholesaler")
        for vegetable in (WHEAT, LEEK, WHEAT):
            match.play(0, vegetable)
        player = at(match)
        assert player.cash == 10 + 2 + 3 + 2
        assert player.shop["wheat"] == 3
        assert player.cart == {"wheat": 1}

    def test_an_empty_cart_sells_nothing(self) -> None:
        assert refused(Table(), "wholesaler") == "cart-empty"


class TestPorter:
    def test_the_two_pack_costs_one_less_and_both_cards_may_lie_apart(self) -> None:
        table = Table()
        table.show(0, "tout", "haggler")
        match = using(table, "porter")
        match.play(0, "pack")
        assert at(match).cash == 9
        one, two = at(match).drawn
        assert ("apart", one, two) in options(match)
        match.play(0, ("apart", one, two))
        assert {one, two} <= set(at(match).cards)

    def test_the_price_never_falls_below_nothing(self) -> None:
        match = using(Table(), "porter")
        match.play(0, "pack")
        assert at(match).cash == 10

    def test_after_the_two_pack_it_is_too_late(self) -> None:
        table = Table()
        table.packed(0)
        assert refused(table, "porter") == "pack-bought"

    def test_without_him_two_cards_form_a_stack(self) -> None:
        match = Table().match()
        match.play(0, "pack")
        one, two = at(match).drawn
        assert why(match, ("apart", one, two)) == "no-porter"


class TestEveryKind:
    """What belongs to a helper, each in its one place."""

    def test_stands_in_a_module_of_its_own_named_after_it(self) -> None:
        modules = [type(helper).__module__.rpartition(".")[2] for helper in HELPERS]
        assert modules == [helper.word for helper in HELPERS] == list(WORDS)

    @every_helper
    def test_has_a_name_and_a_text_in_both_languages(self, helper: Helper) -> None:
        name = f"loyang-helper-{helper.word}"
        for language in LANGUAGES:
            assert render(Text(name), language)
            assert render(Text(f"{name}.text"), language)

    @every_helper
    def test_is_drawn_in_the_browser(self, helper: Helper) -> None:
        people = (ROOT / "web/src/boards/loyang/cards/people.ts").read_text(encoding="utf-8")
        assert f"\n  {helper.word}: person(" in people

    @every_helper
    def test_has_a_class_of_tests(self, helper: Helper) -> None:
        assert f"Test{type(helper).__name__}" in globals()

    @every_helper
    def test_carries_its_lantern_in_our_deck(self, helper: Helper) -> None:
        deck = deck_of(OUR_TEXT)
        cards = [card for card, kind in enumerate(deck.helper) if kind == WORDS.index(helper.word)]
        assert cards
        assert {deck.lantern[card] for card in cards} == {helper.lantern}

    def test_is_named_by_no_other_rule(self) -> None:
        """No module asks which helper it is: they ask the helper."""
        folder = ROOT / "src/tafelrunde"
        rules = {*folder.glob("games/loyang/**/*.py"), *folder.glob("bots/loyang*.py")}
        rules -= {*folder.glob("games/loyang/helpers/*.py"), folder / "games/loyang/terms.py"}
        words = "|".join(WORDS)
        asked = re.compile(rf"""(==|!=|\bin\b|case)[ ({{]*["']({words})["']""")
        assert [path.name for path in sorted(rules) if asked.search(path.read_text("utf-8"))] == []
