"""`tafelrunde campaign`: begun, played, chosen, entered, taken back, branched and told again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import PROGRAM, tafelrunde
from tests.cli.terminal import Terminal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "trek.jsonl"


def begun(file: Path, *more: str) -> None:
    result = tafelrunde("campaign", "new", file, "--seed", "7", *more)
    assert (result.code, result.err) == (0, "")


def test_bots_play_a_whole_campaign_and_it_is_told_again(file: Path) -> None:
    begun(file, "--seats", "2", "--seat", "0", "--bots", "random")
    for _ in range(3):
        assert tafelrunde("campaign", "play", file).code == 0
    found = tafelrunde("campaign", "show", file, "--json").data
    assert found["over"] is True
    assert sorted(found["places"]) == [1, 2]
    assert sum(found["points"]) == 6
    told = tafelrunde("campaign", "replay", file)
    assert told.code == 0
    assert "3 matches followed again: all as recorded." in told.out
    assert "wins the campaign" in told.out
    german = tafelrunde("campaign", "show", file, "--lang", "de")
    assert "gewinnt die Kampagne" in german.out
    over = tafelrunde("campaign", "play", file)
    assert (over.code, over.out) == (2, "")
    assert "The campaign is over." in over.err


def test_results_of_a_table_of_wood_are_entered_and_cards_chosen(file: Path) -> None:
    begun(file, "--seats", "3")
    entered = tafelrunde(
        "campaign", "result", file, "--scores", "30,20,10", "--played", "1=a108,B102", "--json"
    )
    assert entered.data["points"] == [7, 5, 3]
    assert entered.data["asks"] == [{"seat": 0, "options": ["A108", "B102"], "optional": True}]
    shown = tafelrunde("campaign", "show", file).out
    assert "Mushroom Collector (A108)" in shown
    waits = tafelrunde("campaign", "play", file)
    assert waits.code == 2
    assert "has to choose what to carry on" in waits.err
    chosen = tafelrunde("campaign", "choose", file, "mushroom collector", "--json")
    assert chosen.data["next"]["options"]["start.occupations"] == [["A108"], [], []]
    back = tafelrunde("campaign", "undo", file, "--json").data
    assert len(back["asks"]) == 1
    none = tafelrunde("campaign", "choose", file, "none", "--json").data
    assert none["next"]["options"] == {"start.first": 0, "start.food": [0, 0, 1]}


def test_places_can_be_given_where_points_alone_do_not_say_them(file: Path) -> None:
    begun(file, "--seats", "2")
    data = tafelrunde(
        "campaign", "result", file, "--scores", "30,30", "--places", "2,1", "--json"
    ).data
    assert data["points"] == [0, 1]


def test_a_branch_leaves_the_campaign_as_it_was(file: Path, tmp_path: Path) -> None:
    begun(file, "--form", "solo")
    tafelrunde("campaign", "result", file, "--scores", "49")
    before = file.read_text(encoding="utf-8")
    other = tmp_path / "other.jsonl"
    data = tafelrunde("campaign", "branch", file, other, "--event", "1", "--json").data
    assert (data["events"], data["playing"]["match"]) == (1, 1)
    assert file.read_text(encoding="utf-8") == before
    abandoned = tafelrunde("campaign", "abandon", other, "--json").data
    assert abandoned["matches"][0]["given_up"] is True
    assert abandoned["next"]["target"] == 50


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        (["dance", "F"], "A campaign cannot dance", "kann nicht dance"),
        (["show", "F"], "There is no campaign in", "liegt keine Kampagne"),
        (["new", "F", "--form", "relay"], "There is no campaign relay", "Eine Kampagne relay"),
        (["new", "F", "--seats", "5"], "for 2 to 4 seats, not 5", "für 2 bis 4 Plätze, nicht 5"),
        (["new", "F", "--option", "nope=1"], "nope", "nope"),
        (["new", "F", "extra"], "Unexpected argument: extra.", "Unerwartetes Argument: extra."),
        (["new", "F/x/y"], "folder", "Ordner"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    typed: list[str], english: str, german: str, file: Path
) -> None:
    words = [word.replace("F", str(file), 1) if word[0] == "F" else word for word in typed]
    for language, said in (("en", english), ("de", german)):
        result = tafelrunde("campaign", *words, "--lang", language)
        assert (result.code, result.out) == (2, "")
        assert said in result.err
        assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["abandon"], "No match is running."),
        (["undo"], "There is nothing to take back."),
        (["undo", "--event", "4"], "There is nothing to take back."),
        (["choose", "A108"], "There is nothing to choose now."),
        (["choose"], "Which card?"),
        (["branch"], "Into which file"),
        (["result"], "--scores"),
        (["result", "--scores", "1"], "one whole number for each of the 2 seats"),
        (["result", "--scores", "1,2", "--places", "1,3"], "These are no places"),
        (["result", "--scores", "1,2", "--played", "A108"], "write it like 1=A108,B102"),
        (["result", "--scores", "1,2", "--played", "3=A108"], "3"),
    ],
)
def test_what_cannot_be_done_now_is_refused_and_changes_nothing(
    typed: list[str], said: str, file: Path
) -> None:
    begun(file, "--seats", "2")
    before = file.read_text(encoding="utf-8")
    result = tafelrunde("campaign", typed[0], file, *typed[1:])
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert file.read_text(encoding="utf-8") == before


def test_a_damaged_campaign_is_named_with_its_line(file: Path) -> None:
    begun(file, "--seats", "2")
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps({"n": 1, "event": "ended", "facts": {}}) + "\n")
    result = tafelrunde("campaign", "show", file)
    assert result.code == 1
    assert f"{file}, line 2: " in result.err


def test_a_match_waits_for_who_got_up_and_goes_on_where_it_was(file: Path) -> None:
    begun(file, "--form", "solo")
    kept = file.with_name("trek.match-1.jsonl")
    with Terminal([PROGRAM, "campaign", "play", str(file), "--lang", "en"], file.parent) as seat:
        seat.expect("> ")
        seat.send("1")
        seat.expect("> ")
        seat.send("q")
        seat.expect("The match waits")
        assert seat.end() == 0
    assert len(kept.read_text(encoding="utf-8").splitlines()) > 1
    assert tafelrunde("campaign", "show", file, "--json").data["playing"]["match"] == 1
    done = tafelrunde("campaign", "play", file, "--json").data
    assert len(done["matches"]) == 1
    assert not kept.exists()
    assert tafelrunde("campaign", "replay", file).code == 0
