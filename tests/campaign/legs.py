"""Campaigns whose matches were played elsewhere: only their results are entered."""

from __future__ import annotations

from tafelrunde.campaign import Campaign, new
from tafelrunde.kernel.game import places
from tafelrunde.kernel.series import Outcome


def three(seats: int, seed: str = "lot") -> Campaign:
    return new("campaign", "agricola", seats, seed=seed)


def solo() -> Campaign:
    return new("solo", "agricola", 1, seed="solo")


def enter(
    campaign: Campaign,
    *scores: int,
    played: list[list[str]] | None = None,
    lost: list[list[str]] | None = None,
) -> None:
    """Enter a result; equal scores share a place."""
    nothing: list[list[str]] = [[] for _ in scores]
    outcome = Outcome(list(scores), places(scores), played or nothing, lost or nothing)
    campaign.enter(outcome)
