"""Three matches of Agricola: points by place, who begins, consolation, what is carried on."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tafelrunde import Refused
from tafelrunde.campaign import new
from tafelrunde.campaign.standings import standing
from tafelrunde.games.agricola.board.goods import cost
from tafelrunde.games.agricola.cards.base import OCCUPATION, Card
from tafelrunde.games.agricola.cards.lists import LISTS
from tests.agricola.table import made
from tests.campaign.legs import enter, three


@pytest.mark.parametrize(
    ("seats", "brought"),
    [
        (4, [[7, 5, 4, 3], [8, 5, 3, 2], [9, 6, 3, 1]]),
        (3, [[7, 5, 3], [8, 5, 2], [9, 5, 1]]),
        (2, [[1, 0], [2, 0], [3, 0]]),
    ],
)
def test_points_by_match_and_place_are_those_of_the_appendix(
    seats: int, brought: list[list[int]]
) -> None:
    campaign = three(seats)
    for _ in range(3):
        enter(campaign, *[40 - seat for seat in range(seats)])
    assert standing(campaign).legs == brought
    assert campaign.state.over


def test_who_has_most_points_after_three_matches_wins() -> None:
    campaign = three(3)
    for scores in ((30, 40, 20), (45, 30, 20), (40, 20, 30)):
        enter(campaign, *scores)
    found = standing(campaign)
    assert found.points == [22, 13, 10]
    assert found.places == [1, 2, 3]


def test_equal_points_are_parted_by_the_sum_of_the_scores() -> None:
    campaign = three(2)
    for scores in ((30, 40), (30, 41), (44, 30)):
        enter(campaign, *scores)
    found = standing(campaign)
    assert found.points == [3, 3]
    assert (found.scores, found.places) == ([104, 111], [2, 1])


def test_equal_points_and_equal_sums_share_the_place() -> None:
    campaign = three(2)
    for scores in ((30, 40), (30, 40), (50, 30)):
        enter(campaign, *scores)
    assert standing(campaign).places == [1, 1]


def test_seats_on_one_place_share_what_it_and_the_next_bring() -> None:
    campaign = three(3)
    enter(campaign, 44, 44, 41)
    assert standing(campaign).legs == [[6, 6, 3]]
    enter(campaign, 20, 30, 20)
    assert standing(campaign).legs[1] == [Fraction(7, 2), 8, Fraction(7, 2)]


def test_the_winner_begins_the_next_match_and_the_last_gets_a_food_more() -> None:
    campaign = three(4)
    assert campaign.state.plan.options == {}
    enter(campaign, 20, 35, 10, 30)
    assert campaign.state.plan.options == {"start.first": 1, "start.food": [0, 0, 1, 0]}
    enter(campaign, 20, 10, 30, 15)
    assert campaign.state.plan.options == {"start.first": 2, "start.food": [0, 1, 0, 0]}


def test_among_several_winners_the_lot_decides_and_each_last_gets_the_food() -> None:
    begins = set()
    for seed in range(20):
        campaign = three(4, str(seed))
        enter(campaign, 30, 20, 30, 20)
        start = campaign.state.plan.options
        assert start["start.food"] == [0, 1, 0, 1]
        begins.add(start["start.first"])
    assert begins == {0, 2}


def test_where_all_are_equal_nobody_is_the_last() -> None:
    campaign = three(2)
    enter(campaign, 30, 30)
    assert campaign.state.plan.options["start.food"] == [0, 0]


def test_each_may_carry_on_one_of_the_occupations_it_played() -> None:
    campaign = three(3)
    enter(campaign, 30, 20, 10, played=[["A108", "B102"], [], ["A086"]])
    assert [(ask.seat, ask.options) for ask in campaign.state.plan.asks] == [
        (0, ["A108", "B102"]),
        (2, ["A086"]),
    ]
    campaign.choose(0, "B102")
    campaign.choose(2, "")
    assert campaign.state.plan.options["start.occupations"] == [["B102"], [], []]


def test_a_card_that_was_not_played_cannot_be_carried_on() -> None:
    campaign = three(2)
    enter(campaign, 30, 20, played=[["A108"], []])
    with pytest.raises(Refused, match="none of A108, nothing"):
        campaign.choose(0, "A086")
    with pytest.raises(Refused, match="nothing to choose"):
        campaign.choose(1, "A108")


def test_the_next_match_waits_until_all_have_chosen() -> None:
    campaign = three(2)
    enter(campaign, 30, 20, played=[["A108"], []])
    with pytest.raises(Refused, match="choose first"):
        campaign.begin()
    campaign.choose(0, "")
    campaign.begin()


def test_the_carried_occupation_may_be_carried_on_again_and_only_one() -> None:
    campaign = three(2)
    enter(campaign, 30, 20, played=[["A108"], []])
    campaign.choose(0, "A108")
    enter(campaign, 30, 20, played=[["A108", "B102"], []])
    campaign.choose(0, "A108")
    assert campaign.state.plan.options["start.occupations"] == [["A108"], []]


def test_nothing_is_chosen_after_the_third_match() -> None:
    campaign = three(2)
    for _ in range(3):
        enter(campaign, 30, 20)
    assert campaign.state.plan.asks == []


def test_a_card_whose_own_cost_cannot_be_paid_cannot_be_carried_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = (*LISTS["base_box"], "C167", "C168")
    monkeypatch.setitem(LISTS, "base_box", box)
    dear = Card("C167", OCCUPATION, 1, "points", [cost(food=7)], [])
    fair = Card("C168", OCCUPATION, 1, "points", [cost(food=3)], [])
    with made(dear, fair):
        campaign = three(3)
        # The winner begins with two food, the second with three, the last with four.
        cards = ["C167", "C168"]
        enter(campaign, 30, 20, 10, played=[cards, cards, cards])
        assert [(ask.seat, ask.options) for ask in campaign.state.plan.asks] == [
            (1, ["C168"]),
            (2, ["C168"]),
        ]


def test_a_match_that_was_given_up_counts_for_nothing_and_is_played_anew() -> None:
    campaign = three(2)
    campaign.begin()
    first = campaign.open().header.seed
    campaign.give_up()
    assert campaign.state.plan.number == 1
    campaign.begin()
    assert campaign.open().header.seed != first
    campaign.undo()
    enter(campaign, 30, 20)
    assert standing(campaign).legs == [[], [1, 0]]


def test_the_family_game_has_campaigns_without_occupations() -> None:
    campaign = new("campaign", "agricola", 2, seed="f", options={"variant.family": True})
    enter(campaign, 30, 20)
    campaign.begin()
    assert campaign.open().header.options["variant.family"] is True
