"""Deck files: ours is complete and says where each value comes from; others are checked."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from tafelrunde import TafelrundeError, new
from tafelrunde.games.loyang.cards.checking import checked_deck, our_deck, provenance
from tafelrunde.games.loyang.cards.deck import Deck, deck_of
from tafelrunde.games.loyang.terms import HELPERS, VEGETABLES
from tafelrunde.kernel.replay import opened
from tests.loyang.table import Table, state

CARDS = our_deck()["cards"]
PRICES = {entry["id"]: entry["buy"] for entry in our_deck()["vegetables"]}


def of(kind: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["type"] == kind]


class TestOurs:
    def test_it_is_sound(self) -> None:
        assert checked_deck(our_deck())["cards"] == CARDS

    def test_seventy_cards_six_fields_fourteen_of_three_types_and_twenty_two_helpers(self) -> None:
        assert Counter(card["type"] for card in CARDS) == {
            "common_field": 6,
            "market_stall": 14,
            "regular_customer": 14,
            "casual_customer": 14,
            "helper": 22,
        }

    def test_twenty_kinds_of_helpers_nine_with_a_lantern_two_doubled(self) -> None:
        kinds = Counter(card["kind"] for card in of("helper"))
        assert set(kinds) == set(HELPERS)
        assert sorted(kind for kind, count in kinds.items() if count == 2) == ["farmhand", "reaper"]
        assert sum(card["lantern"] for card in of("helper")) == 9

    def test_the_known_cards_are_as_found(self) -> None:
        by_wants = {tuple(card["wants"]): card for card in CARDS if "wants" in card}
        assert by_wants["bean", "leek"]["pays"] == [7, 8, 9, 10]
        assert by_wants["pumpkin", "turnip", "leek"]["pays"] == 10
        assert by_wants["wheat", "turnip", "bean"]["pays"] == 9
        assert all(
            provenance(by_wants[wants]) == "found"
            for wants in (
                ("bean", "leek"),
                ("pumpkin", "turnip", "leek"),
                ("wheat", "turnip", "bean"),
            )
        )
        stalls = {tuple(card["offers"]): card for card in of("market_stall")}
        assert stalls["pumpkin", "cabbage", "leek"]["bowls"] == [1, 1, 2]
        assert stalls["pumpkin", "bean", "leek"]["bowls"] == [1, 2, 2]

    def test_customers_pay_five_less_than_their_vegetables_cost_in_the_shop(self) -> None:
        for card in of("regular_customer"):
            first = sum(PRICES[word] for word in card["wants"]) - 5
            assert card["pays"] == [first, first + 1, first + 2, first + 3]
        for card in of("casual_customer"):
            assert card["pays"] == sum(PRICES[word] for word in card["wants"]) - 5

    def test_the_demand_of_the_deck_is_in_balance(self) -> None:
        demand: Counter[str] = Counter()
        for card in of("regular_customer"):
            demand.update(dict.fromkeys(card["wants"], 4))
        for card in of("casual_customer"):
            demand.update(card["wants"])
        assert [demand[word] for word in VEGETABLES] == [23, 23, 27, 27, 27, 27]
        offers = Counter(word for card in of("market_stall") for word in card["offers"])
        assert set(offers.values()) == {7}

    def test_four_regular_customers_carry_the_dot(self) -> None:
        assert sum(card["starter"] for card in of("regular_customer")) == 4

    def test_vegetables_in_the_box(self) -> None:
        assert [entry["supply"] for entry in our_deck()["vegetables"]] == [48, 46, 44, 36, 32, 25]


class TestOthers:
    def corrected(self, **facts: Any) -> dict[str, Any]:
        return {"format": 1, "name": "mine", "based_on": "reconstructed", **facts}

    def test_a_correction_changes_the_named_cards_alone(self) -> None:
        deck = checked_deck(self.corrected(cards={"casual_customer_01": {"pays": 8}}))
        changed = [n for n, card in enumerate(deck["cards"]) if card["id"] == "casual_customer_01"]
        for number, card in enumerate(deck["cards"]):
            if number in changed:
                assert card["pays"] == 8
                assert card["source"] == "owner"
            else:
                assert card == CARDS[number]

    def test_a_match_plays_with_it_and_names_it(self) -> None:
        deck = self.corrected(vegetables={"wheat": {"buy": 2}}, path={"max": 25, "source": "owner"})
        match = new("loyang", 2, 1, {"deck": deck})
        assert match.view(0)["deck"]["name"] == "mine"
        assert match.view(0)["path"] == {"max": 25}
        seat = match.decisions[0].seat
        match.play(seat, 0)
        assert state(match).players[seat].cash == 8

    def test_a_match_starts_anywhere_on_its_path_and_not_beyond(self) -> None:
        table = Table(2, deck=self.corrected(path={"max": 40, "source": "owner"}))
        table.g.players[0].place = 40
        assert state(opened(table.header())).players[0].place == 40
        table.g.players[0].place = 41
        with pytest.raises(TafelrundeError, match=r"players\[0\]\.place"):
            opened(table.header())

    def test_it_is_kept_in_the_record(self) -> None:
        match = new("loyang", 2, 1, {"deck": json.dumps(self.corrected())})
        assert match.header.options["deck"]["name"] == "mine"
        assert len(match.header.options["deck"]["cards"]) == 70

    def test_a_customer_who_wants_something_else_has_another_name(self) -> None:
        deck = self.corrected(cards={"casual_customer_03": {"wants": ["bean", "leek", "turnip"]}})
        g = state(new("loyang", 2, 1, {"deck": deck}))
        assert not g.deck.named[g.deck.ids.index("casual_customer_03")]
        assert g.deck.named[g.deck.ids.index("casual_customer_04")]

    @pytest.mark.parametrize(
        ("change", "named"),
        [
            ({"cards": {"nobody": {}}}, "nobody"),
            ({"cards": {"helper_01": {"kind": "thief"}}}, "helper_01: kind"),
            ({"cards": {"helper_01": {"lantern": 1}}}, "helper_01: lantern"),
            ({"cards": {"helper_08": {"lantern": False}}}, "helper_08: a recruiter"),
            ({"cards": {"market_stall_01": {"bowls": [1, 1, 3]}}}, "market_stall_01: bowls"),
            ({"cards": {"market_stall_01": {"offers": ["wheat"]}}}, "market_stall_01: offers"),
            ({"cards": {"regular_customer_01": {"pays": [1, 2, 3]}}}, "regular_customer_01: pays"),
            (
                {"cards": {"regular_customer_01": {"wants": ["wheat", "wheat"]}}},
                "regular_customer_01: wants",
            ),
            ({"cards": {"common_field_01": {"crops": ["rice"]}}}, "common_field_01: crops"),
            ({"cards": {"common_field_01": {"colour": "red"}}}, "colour"),
            ({"cards": {"casual_customer_01": {"source": "hearsay"}}}, "casual_customer_01"),
            ({"cards": {"regular_customer_01": {"starter": False}}}, "starter"),
            ({"vegetables": {"wheat": {"sell": 3}}}, "wheat"),
            ({"vegetables": {"wheat": {"start": 4}}}, "wheat: start"),
            ({"vegetables": {"wheat": {"start": 0}, "turnip": {"start": 0}}}, "home field: the"),
            ({"path": {"max": 5}}, "path"),
            ({"fields": {"private": []}}, "home field"),
            ({"based_on": "another"}, "another"),
            ({"format": 2}, "format"),
            ({"name": ""}, "name"),
        ],
    )
    def test_what_is_unsound_is_refused_by_name(self, change: dict[str, Any], named: str) -> None:
        with pytest.raises(TafelrundeError, match=named):
            checked_deck({**self.corrected(), **change})

    def test_a_complete_deck_needs_every_part(self) -> None:
        deck = copy.deepcopy(our_deck())
        del deck["vegetables"]
        with pytest.raises(TafelrundeError, match="vegetables"):
            checked_deck(deck)
        with pytest.raises(TafelrundeError, match="JSON"):
            checked_deck("no deck")


def test_not_every_deck_that_was_ever_brought_stays_in_memory() -> None:
    def brought(name: str) -> Deck:
        return deck_of(json.dumps({"format": 1, "name": name, "based_on": "reconstructed"}))

    first = brought("first")
    assert brought("first") is first
    for number in range(64):
        brought(f"deck {number}")
    assert brought("first") is not first
    assert brought("first").name == "first"
