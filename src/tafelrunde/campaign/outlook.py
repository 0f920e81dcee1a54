"""Outlook: what the last match can still change, and what would have been without one of them."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

from tafelrunde.campaign.campaign import Campaign
from tafelrunde.campaign.standings import Standing, standing
from tafelrunde.kernel.game import places
from tafelrunde.ledger.shares import exact


def outlook(campaign: Campaign) -> dict[str, Any]:
    """What is still open and what would have been, as plain data."""
    table = standing(campaign)
    return {"takes": takes(campaign, table), "without": without(campaign, table)}


def takes(campaign: Campaign, table: Standing) -> list[dict[str, Any]]:
    """Where one match is left that is paid by place: who has most points after each of its orders.

    `order` holds the seats from the first place to the last. Among several leaders the sum of the
    scores decides, which nobody knows yet.
    """
    state, seats = campaign.state, campaign.header.seats
    number = state.plan.number
    prizes = [] if state.over else campaign.series.prizes(number, seats)
    if seats == 1 or not prizes or number != campaign.series.total():
        return []
    found = []
    for order in permutations(range(seats)):
        points = list(table.points)
        for place, seat in enumerate(order):
            points[seat] += prizes[place]
        most = max(points)
        leaders = [seat for seat in range(seats) if points[seat] == most]
        found.append({"order": list(order), "leaders": leaders, "points": exact(most)})
    return found


def without(campaign: Campaign, table: Standing) -> list[dict[str, Any] | None]:
    """For each match how the points would stand had it not been played; None where it counts not.

    It takes two that count, so that something is left.
    """
    legs = campaign.state.legs
    counted = [leg for leg in legs if leg.outcome is not None]
    found: list[dict[str, Any] | None] = []
    for leg, brought in zip(legs, table.legs, strict=True):
        if leg.outcome is None or len(counted) < 2 or campaign.header.seats == 1:
            found.append(None)
            continue
        points: list[Fraction] = [a - b for a, b in zip(table.points, brought, strict=True)]
        scores = [a - b for a, b in zip(table.scores, leg.outcome.scores, strict=True)]
        ranking = places(list(zip(points, scores, strict=True)))
        found.append({"points": [exact(each) for each in points], "places": ranking})
    return found
