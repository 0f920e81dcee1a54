"""The log: a player who only reads it knows what was paid and won, by whom and for whom."""

from __future__ import annotations

import pytest

from tafelrunde import Match, new
from tafelrunde.games.agricola.game import game
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text
from tafelrunde.words import render
from tests.agricola.table import Table, cells


def label(table: Table, kind: str, option: Option, language: str = "en") -> str:
    return render(game.label(table.g, Decision(0, kind, [option]), option), language)


def opening(match: Match) -> list[str]:
    told = match.game.narrate(match.state, [heard.event for heard in match.heard])
    return [render(sentence.text, "en") for sentence in told]


def test_a_round_tells_its_card_and_who_begins() -> None:
    match = new("agricola", 2, "11", {"variant.family": True}, listening=True)
    assert opening(match) == ["Round 1: Sheep Market. Seat 2 begins."]
    match = new("agricola", 1, "7", {"variant.family": True}, listening=True)
    assert opening(match) == ["Round 1: Fencing."]


def test_what_waits_on_round_spaces_is_told_when_it_is_laid_there_and_when_it_is_handed_out() -> (
    None
):
    table = Table(2)
    table.round(11)
    table.give(wood=1, stone=3)
    assert table.log(table.use, "major_improvement", "well") == [
        "Seat 1 builds Well for 1 wood and 3 stone.",
        "Seat 1 will get 1 food in each of the rounds 12 to 14.",
    ]
    table.round(12).preparation()
    assert table.log(table.step) == ["Seat 1 gets 1 food (Well)."]


def test_in_the_last_round_nothing_more_will_come() -> None:
    for number, more in ((13, ["Seat 1 will get 1 food in round 14."]), (14, [])):
        table = Table(2).round(number).give(wood=1, stone=3)
        told = table.log(table.use, "major_improvement", "well")
        assert told == ["Seat 1 builds Well for 1 wood and 3 stone.", *more]


def test_the_first_player_harvests_first() -> None:
    table = Table(3)
    table.round(4)
    table.first(1)
    for seat in (0, 1):
        table.fields(1, seat=seat).sown(seat, grain=(0, 3))
    table.sown(2, vegetable=(0, 2)).sown(2, vegetable=(1, 2)).harvest()
    assert table.log(table.step) == [
        "Harvest after round 4.",
        "Seat 2 harvests 1 grain.",
        "Seat 3 harvests 2 vegetables.",
        "Seat 1 harvests 1 grain.",
    ]


def test_feeding_is_told_apart_from_other_payments() -> None:
    table = Table(2)
    table.give(food=9)
    assert table.log(table.feed) == ["Seat 1 feeds the family: 4 food."]
    table.give(1, food=1)
    assert table.log(table.feed, seat=1) == [
        "Seat 2 feeds the family: 1 food.",
        "Seat 2 takes 3 begging markers.",
    ]
    table.owns("joinery")
    table.give(wood=1)
    way = (2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert table.log(table.feed, way) == ["Seat 1 feeds the family: 2 food and 1 wood."]


def test_animals_leave_before_the_young_come() -> None:
    table = Table(2)
    table.owns("fireplace_2")
    table.fence((3, 4), (2,))
    table.give(sheep=3, boar=3, cattle=1)
    assert table.log(table.breed, (4, 2, 1)) == [
        "Seat 1 turns 1 boar into 2 food.",
        "Seat 1’s sheep have a lamb.",
    ]


def test_all_young_of_a_farm_are_told_in_one_sentence() -> None:
    table = Table(2)
    table.fence((3, 4), (2,))
    table.give(sheep=2, boar=2)
    assert table.log(table.breed) == ["Seat 1’s animals have young: 1 sheep and 1 boar."]


@pytest.mark.parametrize(
    ("kind", "said"),
    [("boar", "Seat 1’s wild boar have a piglet."), ("cattle", "Seat 1’s cattle have a calf.")],
)
def test_one_young_has_the_name_of_its_kind(kind: str, said: str) -> None:
    table = Table(2)
    table.fence((3, 4))
    table.give(**{kind: 2})
    assert table.log(table.breed) == [said]


def test_a_child_and_the_way_to_it_are_told_in_one_sentence() -> None:
    table = Table(2).rooms(0, 5, 10).turned_up("basic_wish_for_children")
    assert table.log(table.step, "basic_wish_for_children") == [
        "Seat 1 has a child (Basic Wish for Children)."
    ]


def test_no_animal_is_given_back_for_a_young_where_it_brings_no_food() -> None:
    for fireplace in (False, True):
        table = Table(2)
        table.fence((4,))
        table.give(sheep=3)
        if fireplace:
            table.owns("fireplace_2")
        cooked = ["Seat 1 turns 1 sheep into 2 food.", "Seat 1’s sheep have a lamb."]
        assert table.log(table.breed) == (cooked if fireplace else [])
        assert table.goods()["sheep"] == 3


def test_animals_that_stay_behind_are_told_with_their_space() -> None:
    table = Table(2, play__leave_animals=True)
    table.pile("sheep_market", 3)
    assert table.log(table.use, "sheep_market") == [
        "Seat 1 leaves 2 sheep on Sheep Market.",
        "Seat 1 gets 1 sheep.",
    ]
    assert table.piles()["sheep_market"] == 2


def test_what_is_handed_to_the_partner_is_told_with_its_price() -> None:
    table = Table(4, partner__enabled=True)
    table.give(wood=3)
    gift = ("give", "wood", 2)
    assert label(table, "trade", gift) == "2 wood, paying 1 wood for it"
    assert table.log(table.use, "market_place", gift, "done") == [
        "Seat 1 hands 2 wood to Seat 3 and pays 1 wood for it.",
        "Seat 3 gets 2 wood.",
    ]


def test_who_builds_for_the_partner_is_named() -> None:
    table = Table(4, partner__enabled=True, partner__building="alone")
    table.give(wood=14, reed=3)
    rooms = table.log(table.use, "farm_expansion", ("partner_room", 0), "done")
    assert rooms == [
        "Seat 1 pays 6 wood and 3 reed.",
        "Seat 1 builds a room for Seat 3 in row 1, column 1.",
    ]
    stables = table.log(table.use, "farm_expansion", ("partner_stable", 4), "done")
    assert stables[1] == "Seat 1 builds a stable for Seat 3 in row 1, column 5."
    fields = table.log(table.use, "farmland", ("partner", 7))
    assert fields == ["Seat 1 plows a field for Seat 3 in row 2, column 3."]
    pasture = ("partner", cells(4))
    assert label(table, "fence", pasture).startswith(
        "A pasture of 1 for your partner, 4 fences: row"
    )
    assert table.log(table.build_fences, pasture) == [
        "Seat 1 pays 5 wood.",
        "Seat 1 builds 4 fences for Seat 3, who has one pasture now.",
    ]


def test_a_pasture_is_told_row_by_row() -> None:
    said = label(Table(2), "fence", cells(3, 8, 9))
    assert said == "A pasture of 3 for 8 fences: row 1, column 4; row 2, columns 4, 5"


@pytest.mark.parametrize(
    ("edge", "said"),
    [
        (0, "A fence left of row 1, column 1"),
        (11, "A fence right of row 2, column 5"),
        (18, "A fence above row 1, column 1"),
        (32, "A fence above row 3, column 5"),
        (33, "A fence below row 3, column 1"),
    ],
)
def test_a_single_fence_is_told_by_the_space_beside_it(edge: int, said: str) -> None:
    assert label(Table(2), "fence", ("edge", edge)) == said


def test_amounts_other_than_one_stand_in_the_plural() -> None:
    table = Table(2)
    assert label(table, "breed", (1, 0, 2), "de") == "1 Schaf und 2 Rinder behalten"
    assert label(table, "sow", (2, 2)) == "Sow 2 grain and 2 vegetables"
    assert render(Text("agricola-amount-vegetable", count=1), "en") == "1 vegetable"
