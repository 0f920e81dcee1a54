"""The log: a player who only reads it knows what was paid and won, by whom and for whom."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from tafelrunde import Match, new
from tafelrunde.games.agricola.board import SPACE_OF
from tafelrunde.games.agricola.fencing import build_fences
from tafelrunde.games.agricola.game import game
from tafelrunde.games.agricola.harvest import breed, feed
from tafelrunde.games.agricola.improvements import build_major
from tafelrunde.games.agricola.majors import FIREPLACE_2, JOINERY
from tafelrunde.games.agricola.rounds import field_phase, prepare
from tafelrunde.games.agricola.spaces import act
from tafelrunde.games.agricola.state import Agricola
from tafelrunde.games.agricola.terms import VEGETABLES
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.text import Text
from tafelrunde.words import render
from tests.agricola.table import cells, drive, fence_in, give, table


def told(g: Agricola, flow: Generator[Any, Any, Any], *answers: Option) -> list[str]:
    """The sentences of a flow."""
    g._heard = []
    drive(flow, *answers)
    return [render(sentence.text, "en") for sentence in game.narrate(g, g._heard)]


def label(g: Agricola, kind: str, option: Option, language: str = "en") -> str:
    return render(game.label(g, Decision(0, kind, [option]), option), language)


def opening(match: Match) -> list[str]:
    told = match.game.narrate(match.state, [heard.event for heard in match.heard])
    return [render(sentence.text, "en") for sentence in told]


def test_a_round_tells_its_card_and_who_begins() -> None:
    match = new("agricola", 2, "11", listening=True)
    assert opening(match) == ["Round 1: Sheep Market. Seat 2 begins."]
    match = new("agricola", 1, "7", listening=True)
    assert opening(match) == ["Round 1: Fencing."]


def test_what_waits_on_round_spaces_is_told_when_it_is_laid_there_and_when_it_is_handed_out() -> (
    None
):
    g = table(2)
    g.round = 11
    give(g.farms[0], wood=1, stone=3)
    assert told(g, build_major(g, 0, "well")) == [
        "Seat 1 builds Well for 1 wood, 3 stone.",
        "Seat 1 will get 1 food in each of the rounds 12 to 14.",
    ]
    g.round = 12
    assert told(g, prepare(g)) == ["Seat 1 gets 1 food (Well)."]


def test_in_the_last_round_nothing_more_will_come() -> None:
    g = table(2)
    g.round = 13
    give(g.farms[0], wood=2, stone=6)
    assert told(g, build_major(g, 0, "well"))[1:] == ["Seat 1 will get 1 food in round 14."]
    g.round = 14
    assert told(g, build_major(g, 0, "well"))[1:] == []


def test_the_first_player_harvests_first() -> None:
    g = table(3)
    g.round = 4
    g.first = 1
    for farm in g.farms:
        farm.fields = cells(0, 1)
        farm.crops[0] = 3
    g.farms[2].crops[0] = g.farms[2].crops[1] = VEGETABLES + 2
    assert told(g, field_phase(g)) == [
        "Harvest after round 4.",
        "Seat 2 harvests 1 grain.",
        "Seat 3 harvests 2 vegetables.",
        "Seat 1 harvests 1 grain.",
    ]


def test_feeding_is_told_apart_from_other_payments() -> None:
    g = table(2)
    give(g.farms[0], food=9)
    assert told(g, feed(g, 0)) == ["Seat 1 feeds the family: 4 food."]
    give(g.farms[1], food=1)
    assert told(g, feed(g, 1)) == [
        "Seat 2 feeds the family: 1 food.",
        "Seat 2 takes 3 begging markers.",
    ]
    g.majors[JOINERY] = 0
    give(g.farms[0], wood=1)
    way = (2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert told(g, feed(g, 0), way) == ["Seat 1 feeds the family: 2 food, 1 wood."]


def test_animals_leave_before_the_young_come() -> None:
    g = table(2)
    g.majors[FIREPLACE_2] = 0
    fence_in(g.farms[0], cells(3, 4), cells(2))
    give(g.farms[0], sheep=3, boar=3, cattle=1)
    assert told(g, breed(g, 0), (4, 2, 1)) == [
        "Seat 1 turns 1 boar into 2 food.",
        "The animals of Seat 1 breed: 1 sheep.",
    ]


def test_no_animal_is_given_back_for_a_young_where_it_brings_no_food() -> None:
    for fireplace in (False, True):
        g = table(2)
        fence_in(g.farms[0], cells(4))
        give(g.farms[0], sheep=3)
        g.majors[FIREPLACE_2] = 0 if fireplace else -1
        cooked = ["Seat 1 turns 1 sheep into 2 food.", "The animals of Seat 1 breed: 1 sheep."]
        assert told(g, breed(g, 0)) == (cooked if fireplace else [])
        assert g.farms[0].goods[7] == 3


def test_animals_that_stay_behind_are_told_with_their_space() -> None:
    g = table(2, play__leave_animals=True)
    g.piles[SPACE_OF["sheep_market"]] = 3
    assert told(g, act(g, 0, SPACE_OF["sheep_market"])) == [
        "Seat 1 leaves 2 sheep on Sheep Market.",
        "Seat 1 gets 1 sheep.",
    ]
    assert g.piles[SPACE_OF["sheep_market"]] == 2


def test_what_is_handed_to_the_partner_is_told_with_its_price() -> None:
    g = table(4, partner__enabled=True)
    give(g.farms[0], wood=3)
    gift = ("give", "wood", 2)
    assert label(g, "trade", gift) == "2 wood, paying 1 wood for it"
    assert told(g, act(g, 0, SPACE_OF["market_place"]), gift, "done") == [
        "Seat 1 hands 2 wood to Seat 3 and pays 1 wood for it.",
        "Seat 3 gets 2 wood.",
    ]


def test_who_builds_for_the_partner_is_named() -> None:
    g = table(4, partner__enabled=True, partner__building="alone")
    give(g.farms[0], wood=14, reed=3)
    rooms = told(g, act(g, 0, SPACE_OF["farm_expansion"]), ("partner_room", 0), "done")
    assert rooms == [
        "Seat 1 pays 6 wood, 3 reed.",
        "Seat 1 builds a room for Seat 3 on row 1, column 1.",
    ]
    stables = told(g, act(g, 0, SPACE_OF["farm_expansion"]), ("partner_stable", 4), "done")
    assert stables[1] == "Seat 1 builds a stable for Seat 3 on row 1, column 5."
    fields = told(g, act(g, 0, SPACE_OF["farmland"]), ("partner", 7))
    assert fields == ["Seat 1 plows row 2, column 3 for Seat 3."]
    pasture = ("partner", cells(4))
    assert label(g, "fence", pasture).startswith("A pasture of 1 for your partner, 4 fences: row")
    assert told(g, build_fences(g, 0, must=True), pasture) == [
        "Seat 1 pays 5 wood.",
        "Seat 1 builds 4 fences for Seat 3, who has one pasture now.",
    ]


def test_a_pasture_is_told_row_by_row() -> None:
    said = label(table(2), "fence", cells(3, 8, 9))
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
    assert label(table(2), "fence", ("edge", edge)) == said


def test_amounts_other_than_one_stand_in_the_plural() -> None:
    g = table(2)
    assert label(g, "breed", (1, 0, 2), "de") == "1 Schaf, 2 Rinder behalten"
    assert label(g, "sow", (2, 2)) == "Sow 2 grain, 2 vegetables"
    assert render(Text("agricola-amount-vegetable", count=1), "en") == "1 vegetable"
