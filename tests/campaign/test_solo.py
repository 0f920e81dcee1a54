"""The series alone: targets, secured occupations, start food, failures and going on."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Refused
from tafelrunde.campaign import Campaign
from tafelrunde.games.agricola.around.campaigns import target_of
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import OCCUPATION, of_kind
from tests.campaign.legs import enter, solo

CARDS = ["A086", "A087", "A088", "A090", "A092", "A098", "A102", "A108"]


def start(campaign: Campaign) -> dict[str, Any]:
    """What the next match begins with."""
    return campaign.state.plan.options


def test_targets_are_those_of_the_appendix_and_go_on_by_one() -> None:
    assert [target_of(number) for number in range(1, 12)] == [
        50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70,
    ]  # fmt: skip


def test_the_first_match_begins_without_food_and_with_seven_occupations() -> None:
    assert start(solo()) == {"start.food": [0], "start.total": 7}


def test_after_a_won_match_one_occupation_must_be_secured() -> None:
    campaign = solo()
    enter(campaign, 50, played=[["A086", "A087"]])
    (ask,) = campaign.state.plan.asks
    assert (ask.options, ask.optional) == (["A086", "A087"], False)
    with pytest.raises(Refused):
        campaign.choose(0, "")
    campaign.choose(0, "A087")
    assert start(campaign)["start.occupations"] == [["A087"]]
    assert campaign.state.plan.target == 55


@pytest.mark.parametrize(("score", "food"), [(50, 0), (51, 0), (52, 1), (57, 3)])
def test_half_of_what_exceeds_the_target_is_the_next_start_food(score: int, food: int) -> None:
    campaign = solo()
    enter(campaign, score)
    assert start(campaign)["start.food"] == [food]


def test_a_failed_match_is_tried_again_with_the_same_occupations_and_without_food() -> None:
    campaign = solo()
    enter(campaign, 58, played=[["A086"]])
    campaign.choose(0, "A086")
    assert start(campaign)["start.food"] == [4]
    enter(campaign, 54, played=[["A086", "A087"]])
    assert campaign.state.plan.asks == []
    assert (campaign.state.plan.number, campaign.state.plan.target) == (2, 55)
    assert start(campaign) == {
        "start.food": [0],
        "start.total": 7,
        "start.occupations": [["A086"]],
    }
    assert campaign.state.plan.won == [True, False]


def test_giving_up_is_a_failure() -> None:
    campaign = solo()
    enter(campaign, 58)
    campaign.begin()
    campaign.give_up()
    assert (campaign.state.plan.number, start(campaign)["start.food"]) == (2, [0])


def test_an_occupation_that_could_not_be_paid_is_secured_no_more() -> None:
    campaign = solo()
    enter(campaign, 58, played=[["A086"]])
    campaign.choose(0, "A086")
    # It was lost at the start, dealt again and played: it may be secured again.
    enter(campaign, 60, played=[["A087", "A086"]], lost=[["A086"]])
    assert campaign.state.plan.asks[0].options == ["A087", "A086"]
    campaign.choose(0, "A087")
    assert start(campaign)["start.occupations"] == [["A087"]]


def test_the_eighth_match_has_seven_secured_and_none_dealt_and_no_more_is_secured() -> None:
    campaign = solo()
    for number in range(1, 8):
        enter(campaign, target_of(number), played=[CARDS[:number]])
        campaign.choose(0, CARDS[number - 1])
    assert start(campaign)["start.occupations"] == [CARDS[:7]]
    campaign.begin()
    match = campaign.open()
    g = match.state
    assert isinstance(g, Agricola)
    while g.round == 0:
        match.play(0, match.decisions[0].options[0])
    assert of_kind(OCCUPATION, g.farms[0].hand) == []
    assert len(of_kind(OCCUPATION, g.farms[0].played)) == 7
    enter(campaign, 67, played=[CARDS])
    assert campaign.state.plan.asks == []
    assert not campaign.state.over
    assert campaign.state.plan.target == 68
    enter(campaign, 70, played=[CARDS])
    assert start(campaign)["start.food"] == [1]
    assert campaign.state.plan.target == 69
