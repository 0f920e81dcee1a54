"""Whole campaigns written out, to be read against the rules of campaigns line by line."""

from __future__ import annotations

from tafelrunde.campaign import Campaign, new
from tafelrunde.campaign.playing import bots_choose, play_match
from tafelrunde.campaign.standings import standing
from tafelrunde.games.agricola.around.campaigns import target_of
from tafelrunde.games.agricola.board.goods import FOOD
from tafelrunde.games.agricola.board.state import Agricola
from tafelrunde.games.agricola.cards.base import DECK, MINOR, OCCUPATION, of_kind
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.text import Text
from tafelrunde.ledger.shares import shown
from tafelrunde.words import render
from tests.campaign.legs import enter
from tests.generic.golden import check_golden

NAMES = ["Anna", "Ben", "Cleo"]


def said(text: Text, campaign: Campaign) -> str:
    return render(text, "en", names=campaign.header.names)


def card(id: str) -> str:
    return f"{render(Text(f'agricola-card-{id.lower()}'), 'en')} ({id})"


def begun(match: Match, names: list[str]) -> list[str]:
    """What each has before round 1, once what is laid out has been laid out."""
    g = match.state
    assert isinstance(g, Agricola)
    laid_out: list[list[str]] = match.header.options["start.occupations"] or [[] for _ in names]
    while g.round == 0:
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    lines = [f"  first player {names[g.first]}"]
    for seat, farm in enumerate(g.farms):
        dealt = [len(of_kind(kind, farm.hand)) for kind in (OCCUPATION, MINOR)]
        held = f"{dealt[0]} occupations and {dealt[1]} minor improvements in hand"
        out = ", ".join(card(each) for each in laid_out[seat]) or "nothing"
        played = [DECK[number].id for number in farm.played]
        assert sorted(played) == sorted(laid_out[seat])
        lines.append(f"  {names[seat]}: {farm.goods[FOOD]} food, {held}, laid out: {out}")
    return lines


def test_a_golden_campaign_of_three_matches_for_three() -> None:
    campaign = new("campaign", "agricola", 3, players=["random"] * 3, names=NAMES, seed="9")
    lines = ["A campaign of three matches for three", ""]
    while not campaign.state.over:
        plan = campaign.state.plan
        lines.append(f"Match {plan.number}, for {campaign.series.prizes(plan.number, 3)} points")
        lines += [f"  {said(note, campaign)}" for note in plan.notes]
        campaign.begin()
        lines += begun(campaign.open(), NAMES)
        play_match(campaign)
        leg = campaign.state.legs[-1]
        assert leg.outcome is not None
        for seat, name in enumerate(NAMES):
            brought = shown(standing(campaign).legs[-1][seat])
            place, score = leg.outcome.ranking[seat], leg.outcome.scores[seat]
            lines.append(f"  {name}: {score} points, place {place}, {brought} campaign points")
            played = ", ".join(card(each) for each in leg.outcome.played[seat]) or "nothing"
            lines.append(f"    played {played}")
        for ask in campaign.state.plan.asks:
            allowed = ", ".join(card(each) for each in ask.options)
            lines.append(f"  {NAMES[ask.seat]} may carry on {allowed}")
        bots_choose(campaign)
        for seat, pick in campaign.state.legs[-1].picks.items():
            lines.append(f"  {NAMES[seat]} carries on {card(pick)}")
        lines.append("")
    found = standing(campaign)
    for seat, name in enumerate(NAMES):
        total = f"{shown(found.points[seat])} campaign points, {found.scores[seat]} points"
        lines.append(f"{name}: {total}, place {found.places[seat]}")
    check_golden("campaign", "three", "\n".join(lines) + "\n")


def test_a_golden_series_alone_with_a_failure_and_a_retry() -> None:
    """The scores are given, so that there is something to win; each set-up is real."""
    cards = ["A086", "A087", "A088", "A090", "A092", "A098", "A102"]
    surplus = [7, -1, 0, 3, 1, -12, 0, 2, 5, 0, 1, 4]
    campaign = new("solo", "agricola", 1, names=["Anna"], seed="alone")
    lines = ["A series alone, with failures and retries", ""]
    for more in surplus:
        plan = campaign.state.plan
        lines.append(f"Match {plan.number}")
        lines += [f"  {said(note, campaign)}" for note in plan.notes]
        campaign.begin()
        lines += begun(campaign.open(), ["Anna"])
        score = target_of(plan.number) + more
        enter(campaign, score, played=[cards[: plan.number]])
        won = campaign.state.plan.won[-1]
        lines.append(f"  {score} points: {'reached' if won else 'failed'}")
        for ask in list(campaign.state.plan.asks):
            campaign.choose(0, ask.options[-1])
            lines.append(f"  secures {card(ask.options[-1])}")
        lines.append("")
    check_golden("campaign", "solo", "\n".join(lines))
