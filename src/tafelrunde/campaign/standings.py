"""Standings: what the matches brought each seat, and who is where."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tafelrunde.campaign.campaign import Campaign
from tafelrunde.kernel.game import places
from tafelrunde.kernel.series import Leg
from tafelrunde.ledger.shares import exact, shared


@dataclass
class Standing:
    """Points of each leg by seat (none where it was given up), their sums, scores and places."""

    legs: list[list[Fraction]]
    points: list[Fraction]
    scores: list[int]
    places: list[int]


def standing(campaign: Campaign) -> Standing:
    """Most points are first; among equals those with more points in all matches together."""
    seats = campaign.header.seats
    legs: list[list[Fraction]] = []
    points = [Fraction(0)] * seats
    scores = [0] * seats
    number = 1
    for leg in campaign.state.legs:
        brought = _points(campaign, leg, number)
        legs.append(brought)
        if leg.outcome is None:
            continue
        number += 1
        points = [a + b for a, b in zip(points, brought, strict=True)]
        scores = [a + b for a, b in zip(scores, leg.outcome.scores, strict=True)]
    return Standing(legs, points, scores, places(list(zip(points, scores, strict=True))))


def _points(campaign: Campaign, leg: Leg, number: int) -> list[Fraction]:
    if leg.outcome is None:
        return []
    seats = campaign.header.seats
    hundredths = campaign.series.points(leg, seats)
    if hundredths is not None:
        return [Fraction(points, 100) for points in hundredths]
    table = [Fraction(prize) for prize in campaign.series.prizes(number, seats)]
    return shared(leg.outcome.ranking, table)


def shown(campaign: Campaign) -> dict[str, Any]:
    """Where the campaign stands, as plain data."""
    header, state = campaign.header, campaign.state
    table = standing(campaign)
    plan = state.plan
    return {
        "form": header.form,
        "title": header.title,
        "game": header.game,
        "seats": header.seats,
        "names": header.names,
        "players": header.players,
        "events": len(campaign.events),
        "over": state.over,
        "matches": [
            {
                "game": leg.game,
                "seed": leg.seed,
                "given_up": leg.outcome is None,
                "scores": None if leg.outcome is None else leg.outcome.scores,
                "ranking": None if leg.outcome is None else leg.outcome.ranking,
                "points": [exact(each) for each in brought],
                "won": won,
                "first": leg.options.get("start.first"),
                "food": leg.options.get("start.food"),
                "carried": leg.options.get("start.occupations"),
                "chosen": {str(seat): card for seat, card in sorted(leg.picks.items())},
            }
            for leg, brought, won in zip(state.legs, table.legs, plan.won, strict=True)
        ],
        "points": [exact(each) for each in table.points],
        "scores": table.scores,
        "places": table.places,
        "playing": None
        if state.running is None
        else {"match": len(state.legs) + 1, "game": state.running.game, "seed": state.running.seed},
        "asks": [
            {"seat": ask.seat, "options": ask.options, "optional": ask.optional}
            for ask in plan.asks
            if state.running is None
        ],
        "next": None
        if plan.over
        else {
            "game": plan.game,
            "number": plan.number,
            "target": plan.target,
            "options": plan.options,
        },
    }
