"""Campaigns among bots, whole and kept: at every seat count, and alone, won and lost."""

from __future__ import annotations

import random

import pytest

from tafelrunde.campaign import loads, new
from tafelrunde.campaign.playing import bots_choose, play_match, replayed
from tafelrunde.campaign.standings import shown, standing
from tafelrunde.games.agricola.around.campaigns import target_of
from tafelrunde.kernel.series import Outcome

CAMPAIGNS = 300
SHARES = 12


def campaign_of(seed: int) -> None:
    """A campaign of three matches; now and then a match is given up or taken back."""
    dice = random.Random(seed)
    seats = 2 + seed % 3
    campaign = new("campaign", "agricola", seats, players=["random"] * seats, seed=f"c{seed}")
    while not campaign.state.over:
        bots_choose(campaign)
        if dice.random() < 0.1:
            campaign.begin()
            campaign.give_up()
        play_match(campaign)
        if dice.random() < 0.1:
            campaign.undo()
            play_match(campaign)
    again = loads(campaign.text())
    assert shown(again) == shown(campaign)
    assert len([match for match in replayed(again) if match is not None]) == 3
    prizes = [campaign.series.prizes(number, seats) for number in (1, 2, 3)]
    assert sum(standing(campaign).points) == sum(map(sum, prizes))


def series_of(seed: int) -> None:
    """A series alone; bots hardly reach a target, so what their matches brought is raised."""
    dice = random.Random(seed)
    campaign = new("solo", "agricola", 1, players=["random"], seed=f"s{seed}")
    for _ in range(12):
        bots_choose(campaign)
        number = campaign.state.plan.number
        match = play_match(campaign)
        campaign.undo()
        outcome = campaign.series.outcome(match)
        score = target_of(number) + dice.choice((-3, 0, 1, 8))
        campaign.enter(Outcome([score], [1], outcome.played, outcome.lost))
        secured = campaign.state.plan.options.get("start.occupations", [[]])[0]
        assert len(secured) <= min(campaign.state.plan.number - 1, 7)
        assert len(set(secured)) == len(secured)
    assert shown(loads(campaign.text())) == shown(campaign)


def test_a_few_campaigns_come_to_their_end() -> None:
    for seed in range(2):
        campaign_of(seed)


def test_a_few_series_alone_go_on() -> None:
    series_of(1)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_campaigns_at_every_seat_count_come_to_their_end(share: int) -> None:
    for seed in range(share, CAMPAIGNS, SHARES):
        campaign_of(seed)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_series_alone_go_on(share: int) -> None:
    for seed in range(share, CAMPAIGNS, SHARES):
        series_of(seed)
