"""What the last match can still change, and what would have been."""

from __future__ import annotations

from tafelrunde.campaign.outlook import outlook
from tests.campaign.legs import enter, solo, three


def test_before_the_last_match_every_order_says_who_would_lead() -> None:
    campaign = three(3)
    enter(campaign, 41, 36, 44)
    assert outlook(campaign)["takes"] == []
    enter(campaign, 47, 43, 38)
    # 13, 8 and 9 points so far; 9, 5 and 1 are left.
    takes = {tuple(each["order"]): each for each in outlook(campaign)["takes"]}
    assert len(takes) == 6
    assert (takes[0, 1, 2]["leaders"], takes[0, 1, 2]["points"]) == ([0], 22)
    # The tie goes to the higher sum, which the last match decides.
    assert (takes[2, 0, 1]["leaders"], takes[2, 0, 1]["points"]) == ([0, 2], 18)
    assert (takes[1, 2, 0]["leaders"], takes[1, 2, 0]["points"]) == ([1], 17)
    enter(campaign, 30, 20, 10)
    assert outlook(campaign)["takes"] == []


def test_what_would_have_been_leaves_one_match_out() -> None:
    campaign = three(3)
    enter(campaign, 41, 36, 44)
    assert outlook(campaign)["without"] == [None]
    enter(campaign, 47, 43, 38)
    first, second = outlook(campaign)["without"]
    assert first == {"points": [8, 5, 2], "places": [1, 2, 3]}
    assert second == {"points": [5, 3, 7], "places": [2, 3, 1]}
    campaign.begin()
    campaign.give_up()
    assert outlook(campaign)["without"] == [first, second, None]


def test_who_plays_alone_is_compared_with_targets_only() -> None:
    campaign = solo()
    enter(campaign, 40)
    assert outlook(campaign) == {"takes": [], "without": [None]}
