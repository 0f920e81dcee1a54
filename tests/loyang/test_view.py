"""What the view and the previews tell: everything the board has to show."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.kernel.decision import Option
from tafelrunde.words import LANGUAGES, message_ids, render
from tests.loyang.table import (
    BEAN,
    CABBAGE,
    LEEK,
    PUMPKIN,
    SIX,
    THREE,
    TURNIP,
    WHEAT,
    Table,
    asked,
    at,
)


def preview(match: Match, option: Option, seat: int = 0) -> list[dict[str, object]]:
    return list(match.game.preview(match.state, asked(match, seat), option))


class TestOutlook:
    def test_the_balance_of_customers_now_and_after_one_is_served(self) -> None:
        table = Table()
        table.show(0, "regular_customer_10", "regular_customer_02")
        table.show(0, "casual_customer_03", "casual_customer_08")
        casual = table.match().view(0)["players"][0]["outlook"]["casual"]
        assert casual == {"now": 0, "after_one": [2], "regulars": 2, "casuals": 2}

    def test_the_two_pack_with_a_helper_or_a_stall_less(self) -> None:
        table = Table()
        table.show(0, "tout", "haggler", "market_stall_01")
        pack = table.match().view(0)["players"][0]["outlook"]["pack"]
        assert (pack["price"], pack["one_helper_less"], pack["one_stall_less"]) == (2, [1], [2])

    def test_covered_cards_that_count_stay_in_the_price_with_a_helper_less(self) -> None:
        table = Table(covered_cards_count=True)
        table.stack(0, "regular_customer_01", "market_stall_01")
        table.stack(0, "casual_customer_01", "market_stall_02")
        table.show(0, "tout")
        pack = table.match().view(0)["players"][0]["outlook"]["pack"]
        assert (pack["price"], pack["one_helper_less"], pack["one_stall_less"]) == (2, [2], [2])

    def test_the_next_steps_and_how_far_the_cash_reaches(self) -> None:
        table = Table()
        table.place(0, 8)
        table.cash(0, 14)
        outlook = table.match().view(0)["players"][0]["outlook"]
        assert [step["cost"] for step in outlook["steps"][:4]] == [1, 11, 22, 34]
        assert outlook["reach"] == 10

    def test_what_each_customer_lacks_and_what_it_costs(self) -> None:
        table = Table()
        (card,) = table.show(0, "casual_customer_08")
        table.cart(0, PUMPKIN)
        table.shop(0, turnip=0)
        missing = table.match().view(0)["players"][0]["outlook"]["missing"]
        assert missing[str(card)] == {"turnip": None, "cabbage": 5}

    def test_what_the_end_of_the_turn_would_bring(self) -> None:
        table = Table()
        first, second = table.show(0, "regular_customer_10", "regular_customer_02")
        table.offended(second)
        table.cart(0, WHEAT, WHEAT, LEEK)
        ended = table.match().view(0)["players"][0]["outlook"]["if_ended"]
        assert ended["turn_red"] == [first]
        assert ended["compensation"] == 2
        assert ended["too_many"] == 2

    def test_after_the_turn_is_ended_no_customer_takes_offence_again(self) -> None:
        table = Table()
        table.show(0, "regular_customer_10")
        table.cart(0, WHEAT, LEEK)
        match = table.match()
        match.play(0, "end")
        assert asked(match).kind == "store"
        ended = match.view(0)["players"][0]["outlook"]["if_ended"]
        assert (ended["turn_red"], ended["compensation"]) == ([], 0)


class TestActive:
    def test_the_last_to_take_is_active_while_paying_a_field(self) -> None:
        table = Table()
        table.hand(0, "common_field_01", "tout")
        table.yard("haggler")
        table.only_one_left(1)
        table.cart(0, LEEK)
        match = table.match()
        match.play(0, ("take", table.card("haggler")))
        match.play(0, table.card("common_field_01"))
        assert asked(match).kind == "raise"
        assert match.view(1)["active"] == [0]
        assert match.view(0)["lesson"]["id"] == "raise"

    def test_the_second_card_of_the_grid_explains_paying_too(self) -> None:
        match = new("loyang", 1, 9)
        match.play(0, TURNIP)
        match.play(0, 2)
        match.play(0, 3)
        assert asked(match).kind == "raise"
        assert match.view(0)["active"] == [0]
        assert match.view(0)["lesson"]["id"] == "raise"

    def test_who_chooses_the_partner_is_active(self) -> None:
        table = Table(4)
        table.choosing_partners()
        match = table.match()
        assert asked(match).kind == "partner"
        assert match.view(2)["active"] == [0]


class TestLabels:
    @pytest.mark.parametrize(("cash", "more"), [(2, "You have 2."), (1, "raise money first?")])
    def test_who_can_pay_is_not_asked_how(self, cash: int, more: str) -> None:
        table = Table()
        table.cash(0, cash)
        table.cart(0, WHEAT)
        table.shop(0, wheat=0)
        table.bill(0, "common_field_02", 2)
        match = table.match()
        prompt = match.game.prompt(match.state, asked(match))
        assert prompt is not None
        assert render(prompt, "en").endswith(more)

    def label(self, match: Match, option: Option) -> str:
        return render(match.game.label(match.state, asked(match), option), "en", "words")

    def test_a_common_field_of_the_courtyard_or_the_hand_tells_its_price(self) -> None:
        table = Table()
        table.hand(0, "common_field_02", "tout")
        table.yard("common_field_01", "haggler")
        match = table.match()
        field = table.card("common_field_01")
        priced = "common field of 3 (2 cash)"
        assert self.label(match, ("take", field)) == f"Take from the courtyard: {priced}"
        assert "cash" not in self.label(match, ("lay", table.card("common_field_02")))
        match.play(0, ("take", table.card("haggler")))
        assert self.label(match, table.card("common_field_02")) == priced

    @pytest.mark.parametrize(
        ("paid", "price"), [("when_kept", " (2 cash)"), ("when_uncovered", "")]
    )
    def test_a_covered_field_tells_its_price_where_it_is_paid_at_once(
        self, paid: str, price: str
    ) -> None:
        table = Table(covered_field_paid=paid)
        upper, lower = table.drawn(0, "tout", "common_field_01")
        said = self.label(table.match(), ("stack", upper, lower))
        assert said == f"Keep both: Tout on top of common field of 3{price}"


class TestThreats:
    def test_a_gleaner_of_another_seat_and_the_fields_it_could_reach(self) -> None:
        table = Table(3)
        (card,) = table.show(2, "gleaner")
        table.field(0, SIX, TURNIP, 4)
        table.field(0, THREE, BEAN, 2)
        assert table.match().view(0)["threats"] == [
            {"seat": 2, "card": card, "targets": [f"field:0:{SIX}"]}
        ]

    def test_in_pairs_only_the_partner_can_reach(self) -> None:
        table = Table(4)
        table.field(0, SIX, TURNIP, 4)
        table.show(1, "gleaner")
        assert table.match().view(0)["threats"] == []
        table.show(2, "tout")
        table.show(0, "casual_customer_01")
        assert [threat["seat"] for threat in table.match().view(0)["threats"]] == [2]


class TestPreviews:
    def test_buying_tells_cash_and_loans(self) -> None:
        table = Table()
        table.cash(0, 1)
        found = preview(table.match(), ("buy", CABBAGE))
        assert {"what": "cash", "by": 0} not in found
        assert {"what": "loans", "by": 1} in found
        assert {"what": "cart", "vegetable": "cabbage", "by": 1} in found
        assert {"what": "shop", "vegetable": "cabbage", "by": -1} in found

    def test_serving_tells_the_payment_and_the_new_balance(self) -> None:
        table = Table()
        (card,) = table.show(0, "casual_customer_09")
        table.show(0, "regular_customer_14")
        table.cart(0, PUMPKIN, TURNIP, LEEK)
        found = preview(table.match(), ("serve", card))
        assert {"what": "cash", "by": 10} in found
        assert {"what": "casual", "from": 0, "to": 2} in found
        assert {"what": "leaves", "card": card} in found

    def test_dropping_a_helper_tells_the_new_price_and_what_is_uncovered(self) -> None:
        table = Table()
        upper, lower = table.stack(0, "tout", "market_stall_01")
        table.show(0, "haggler")
        found = preview(table.match(), ("drop", upper))
        assert {"what": "pack", "from": 2, "to": 1} in found
        assert {"what": "comes", "card": lower} in found

    def test_ending_the_turn_tells_who_takes_offence(self) -> None:
        table = Table()
        (card,) = table.show(0, "regular_customer_14")
        assert {"what": "offended", "card": card} in preview(table.match(), "end")

    def test_steps_tell_their_cost(self) -> None:
        match = Table().match()
        match.play(0, "end")
        assert preview(match, 2) == [{"what": "cash", "by": -4}, {"what": "steps", "by": 2}]

    def test_a_preview_changes_nothing_and_foretells_no_draw(self) -> None:
        match = Table().match()
        before = match.view(0)
        assert preview(match, "pack") == []
        assert match.view(0) == before
        assert at(match).drawn == []


class TestLessons:
    def test_each_phase_has_a_lesson_with_reasons(self) -> None:
        for seats in (1, 2, 3, 4):
            match = new("loyang", seats, 2)
            lessons = set()
            while not match.over and match.view(None)["round"] < 3:
                decision = match.decisions[0]
                lesson = match.view(decision.seat)["lesson"]
                assert lesson is not None
                lessons.add(lesson["id"])
                option = "pack" if "pack" in decision.options else decision.options[-1]
                match.play(decision.seat, option)
            assert {"prelude", "actions", "pack", "steps"} <= lessons
            assert ("partner" in lessons) is (seats == 4)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_option_of_a_table_has_a_title(self, language: str) -> None:
        known = set(message_ids(language, "loyang"))
        for setting in new("loyang", 2, 1).game.settings:
            assert f"loyang-option-{setting.name}" in known


def test_every_option_points_at_something_on_the_board_or_is_a_button() -> None:
    buttons = {"end", "stop", "pay", "content", "sweet", "more-room"}
    match = new("loyang", 2, 4)
    while not match.over:
        decision = match.decisions[0]
        for option in decision.options:
            places = match.game.targets(match.state, decision, option)
            assert places or option in buttons
        match.play(decision.seat, decision.options[len(match.moves) % len(decision.options)])
