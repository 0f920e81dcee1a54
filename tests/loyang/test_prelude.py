"""Section 3: the set-up and the prelude."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.games.loyang.terms import HOME, VEGETABLES
from tests.loyang.table import (
    BEAN,
    LEEK,
    PUMPKIN,
    TURNIP,
    WHEAT,
    asked,
    at,
    options,
    state,
    tokens,
    why,
)


def starter(match: Match) -> int:
    return match.decisions[0].seat


def test_each_player_begins_with_ten_cash_on_space_one_with_a_full_shop_but_for_two_gaps() -> None:
    match = new("loyang", 3, 1)
    for player in (at(match, seat) for seat in range(3)):
        assert (player.cash, player.place, player.loans, player.large) == (10, 1, 0, False)
        assert player.shop == {
            "wheat": 3,
            "pumpkin": 2,
            "turnip": 2,
            "cabbage": 2,
            "bean": 1,
            "leek": 1,
        }
        assert player.stack == 8


@pytest.mark.parametrize(("vegetable", "left"), [(WHEAT, 7), (PUMPKIN, 6), (TURNIP, 5)])
def test_the_seed_of_the_home_field_leaves_seven_six_or_five_cash(
    vegetable: int, left: int
) -> None:
    match = new("loyang", 2, 1)
    seat = starter(match)
    word = VEGETABLES[vegetable]
    before = at(match, seat).shop[word]
    match.play(seat, vegetable)
    player = at(match, seat)
    assert player.cash == left
    assert (player.fields, player.crops, player.left) == ([HOME], [word], [9])
    assert player.shop[word] == before - 1


def test_only_wheat_pumpkin_and_turnip_grow_on_the_home_field() -> None:
    match = new("loyang", 2, 1)
    assert options(match, starter(match)) == [WHEAT, PUMPKIN, TURNIP]
    for vegetable in (3, BEAN, LEEK):
        assert why(match, vegetable, starter(match)) == "field-refuses"


def test_the_seed_comes_out_of_the_shop_so_it_must_lie_there() -> None:
    deck = {"format": 1, "name": "mine", "based_on": "reconstructed"}
    without = {**deck, "vegetables": {"wheat": {"start": 0}}}
    match = new("loyang", 2, 1, {"deck": without})
    seat = match.decisions[0].seat
    assert match.decisions[0].options == [PUMPKIN, TURNIP]
    assert why(match, WHEAT, seat) == "shop-empty"


def test_two_players_may_choose_the_same_kind_and_the_third_may_not() -> None:
    match = new("loyang", 3, 1)
    for _ in range(2):
        assert WHEAT in options(match, starter(match))
        match.play(starter(match), WHEAT)
    assert options(match, starter(match)) == [PUMPKIN, TURNIP]
    assert why(match, WHEAT, starter(match)) == "home-taken"


def test_the_prelude_goes_round_from_the_start_player() -> None:
    match = new("loyang", 4, 1)
    large, _ = tokens(match)
    assert large is not None
    order = []
    for vegetable in (WHEAT, WHEAT, PUMPKIN, TURNIP):
        order.append(starter(match))
        match.play(starter(match), vegetable)
    assert order == [(large + turn) % 4 for turn in range(4)]


def test_the_lot_decides_who_gets_the_large_token() -> None:
    assert {tokens(new("loyang", 3, seed))[0] for seed in range(30)} == {0, 1, 2}


def test_a_loan_may_be_taken_whenever_there_is_something_to_decide() -> None:
    match = new("loyang", 2, 1)
    seat = starter(match)
    assert list(asked(match, seat).manual) == ["loan"]
    match.play(seat, "loan")
    player = at(match, seat)
    assert (player.cash, player.loans) == (15, 1)
    assert asked(match, seat).kind == "home"


class TestIntroductoryVersion:
    def test_each_player_is_dealt_a_dotted_customer_face_down_before_the_prelude(self) -> None:
        match = new("loyang", 4, 1, {"introductory": True})
        starters = [at(match, seat).starter for seat in range(4)]
        assert sorted(card for card in starters if card is not None) == state(match).deck.dotted
        assert match.view(0)["players"][0]["starter"] == starters[0]
        assert match.view(0)["players"][1]["starter"] is None
        assert match.view(0)["players"][1]["has_starter"]

    @pytest.mark.parametrize(("option", "there"), [("draw_pile", True), ("box", False)])
    def test_left_over_dotted_cards_go_where_the_table_wants(
        self, option: str, there: bool
    ) -> None:
        g = state(new("loyang", 2, 1, {"introductory": True, "starter_leftovers": option}))
        held = {player.starter for player in g.players}
        left = [card for card in g.deck.dotted if card not in held]
        assert len(left) == 2
        assert all((card in g.piles[0]) is there for card in left)

    def test_the_solo_game_has_none(self) -> None:
        with pytest.raises(ValueError, match="introductory"):
            new("loyang", 1, 1, {"introductory": True})
