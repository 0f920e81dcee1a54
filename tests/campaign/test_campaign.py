"""A campaign is its record: kept, loaded, taken back, branched and followed again."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tafelrunde import RecordError, Refused, TafelrundeError
from tafelrunde.campaign import Campaign, load, loads, new
from tafelrunde.campaign.pars import SPORTS, hundredths, pars
from tafelrunde.campaign.playing import bots_choose, play_match, replayed
from tafelrunde.campaign.standings import shown, standing
from tests.campaign.legs import enter, three


@pytest.fixture(scope="module")
def played() -> str:
    """A whole campaign among random bots."""
    campaign = new("campaign", "agricola", 2, players=["random"] * 2, seed="kept")
    while not campaign.state.over:
        bots_choose(campaign)
        play_match(campaign)
    return campaign.text()


def test_the_record_leads_to_the_same_campaign(played: str, tmp_path: Path) -> None:
    campaign = loads(played)
    campaign.save(tmp_path / "c.jsonl")
    again = load(tmp_path / "c.jsonl")
    assert again.text() == played
    assert shown(again) == shown(campaign)


def test_matches_are_followed_again_from_the_records_inside(played: str) -> None:
    matches = replayed(loads(played))
    assert [match.over for match in matches if match is not None] == [True] * 3


def test_the_second_match_begins_with_what_the_first_left(played: str) -> None:
    campaign = loads(played)
    first, second, _ = campaign.state.legs
    assert first.outcome is not None
    assert second.options["start.first"] == first.outcome.ranking.index(1)
    assert second.options["start.occupations"] == [[first.picks[0]], [first.picks[1]]]


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (lambda row: row["facts"]["scores"].reverse(), "drifted"),
        (lambda row: row["facts"]["record"].pop(9), "damaged"),
    ],
)
def test_a_record_that_was_tampered_with_is_found(played: str, spoil: object, cause: str) -> None:
    rows = [json.loads(line) for line in played.splitlines()]
    assert rows[2]["event"] == "ended"
    scores = list(rows[2]["facts"]["scores"])
    assert callable(spoil)
    spoil(rows[2])
    text = "".join(json.dumps(row) + "\n" for row in rows[:3])
    if rows[2]["facts"]["scores"] != scores:
        assert scores[0] != scores[1]
    with pytest.raises(RecordError) as found:
        replayed(loads(text))
    assert found.value.cause == cause
    assert found.value.line == 3


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, '{"tafelrunde":1}\n'),
        (1, ""),
        (2, "HEADER[]\n"),
        (2, 'HEADER{"n":1,"event":"ended","facts":{}}\n'),
        (2, 'HEADER{"n":1,"event":"danced","facts":{}}\n'),
        (2, 'HEADER{"n":1,"event":"undone","facts":{"of":1}}\n'),
    ],
)
def test_what_is_no_campaign_is_refused_with_its_line(line: int, text: str) -> None:
    header = three(2).text()
    with pytest.raises(RecordError) as found:
        loads(text.replace("HEADER", header))
    assert found.value.line == line


def test_the_last_event_is_taken_back_and_brought_again() -> None:
    campaign = three(2)
    enter(campaign, 30, 20, played=[["A108"], []])
    campaign.choose(0, "A108")
    taken = campaign.undo()
    assert campaign.state.plan.asks[0].seat == 0
    campaign.add("undone", {"of": taken.n})
    assert campaign.state.plan.options["start.occupations"] == [["A108"], []]
    assert loads(campaign.text()).state.plan.options == campaign.state.plan.options


def test_an_event_that_others_stand_on_is_not_taken_back_alone() -> None:
    campaign = three(2)
    enter(campaign, 30, 20)
    before = campaign.text()
    with pytest.raises(Refused, match="no match is running"):
        campaign.undo(1)
    assert campaign.text() == before
    with pytest.raises(Refused, match="does not stand"):
        campaign.undo(9)


def test_a_branch_goes_its_own_way() -> None:
    campaign = three(2)
    enter(campaign, 30, 20)
    enter(campaign, 30, 20)
    branch = campaign.branch(2)
    enter(branch, 20, 30)
    assert branch.header.branch == 2
    assert standing(branch).points == [1, 2]
    assert standing(campaign).points == [3, 0]


def test_a_match_undone_is_dealt_the_same_again() -> None:
    campaign = three(2)
    campaign.begin()
    first = repr(campaign.open())
    campaign.undo()
    campaign.begin()
    assert repr(campaign.open()) == first


def test_only_the_match_that_was_begun_can_be_entered() -> None:
    campaign = three(2)
    campaign.begin()
    with pytest.raises(Refused, match="not over"):
        campaign.end(campaign.open())
    other = new("campaign", "agricola", 2, players=["random"] * 2, seed="other")
    with pytest.raises(Refused, match="another match"):
        campaign.end(play_match(other))


def test_what_does_not_fit_is_refused_by_name() -> None:
    with pytest.raises(TafelrundeError, match="no campaign 'solo' with lydia"):
        new("solo", "lydia", 2)
    with pytest.raises(TafelrundeError, match="2 to 4 seats, not 1"):
        new("campaign", "agricola", 1)
    with pytest.raises(TafelrundeError, match="1 to 99"):
        new("best-of", "lydia", 2, of=0)
    with pytest.raises(TafelrundeError, match="unknown option"):
        new("campaign", "agricola", 2, options={"nope": 1})
    with pytest.raises(TafelrundeError, match="made up to a total"):
        new("solo", "agricola", 1, options={"hand.mode": "deal10_keep7"})
    campaign = three(2)
    campaign.begin()
    with pytest.raises(Refused, match="no places"):
        campaign.add("ended", {"scores": [1, 2], "ranking": [1, 3]})


# --- best of and triathlon -----------------------------------------------------------------


def best_of(of: int, seats: int = 2) -> Campaign:
    return new("best-of", "lydia", seats, seed="b", of=of)


def test_a_best_of_ends_when_nobody_can_catch_up() -> None:
    campaign = best_of(5)
    for _ in range(3):
        assert not campaign.state.over
        enter(campaign, 50, 40)
    assert campaign.state.over
    assert standing(campaign).points == [3, 0]


def test_a_shared_win_is_shared_and_all_matches_are_played_where_it_stays_open() -> None:
    campaign = best_of(3, 3)
    enter(campaign, 50, 50, 40)
    enter(campaign, 40, 40, 50)
    before = campaign.state.over
    enter(campaign, 40, 40, 30)
    assert (before, campaign.state.over) == (False, True)
    assert standing(campaign).places == [1, 1, 3]


def test_the_triathlon_brings_a_match_of_each_sport_on_one_scale() -> None:
    campaign = new("triathlon", "agricola", 2, seed="t")
    games = []
    for _ in SPORTS:
        games.append(campaign.state.plan.game)
        par = pars()["games"][games[-1]]["seats"]["2"]
        enter(campaign, par["best"], 10)
    assert games == list(SPORTS)
    assert campaign.state.over
    found = standing(campaign)
    assert found.points[0] == 300
    assert found.points[1] == Fraction(sum(hundredths(game, 2, 10) for game in SPORTS), 100)
    assert found.places == [1, 2]
    with pytest.raises(TafelrundeError, match="no options"):
        new("triathlon", "agricola", 2, options={"tile.side_job": True})


def test_the_scale_goes_from_the_greedy_par_to_the_best_measured_score() -> None:
    for game in SPORTS:
        for seats in (2, 3, 4):
            par = pars()["games"][game]["seats"][str(seats)]
            assert par["greedy"] < par["best"]
            assert hundredths(game, seats, par["best"]) == 10000
            assert hundredths(game, seats, int(par["greedy"]) - 1) < 0
    assert set(pars()["measured"]) >= {"greedy", "best", "matches", "bots", "options", "seeds"}
