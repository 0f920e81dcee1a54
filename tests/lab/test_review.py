"""The review of an ended match: what could be expected, what decided it, and its picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import tafelrunde as tr
from tafelrunde.bots import find
from tafelrunde.kernel.judge import Effort
from tafelrunde.lab.picture import THEMES, Picture, text_of
from tafelrunde.lab.review import review
from tests.cli.command import tafelrunde as command


def played(game: str, bots: list[str], seed: str = "7") -> tr.Match:
    match = tr.new(game, seats=len(bots), seed=seed)
    minds = [find(name)(f"{seat}") for seat, name in enumerate(bots)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, minds[decision.seat].choose(match, decision))
    return match


@pytest.fixture(scope="module")
def ended() -> tr.Match:
    return played("noughts", ["greedy", "random"], "3")


Reviewed = tuple[tr.Match, dict[str, Any]]


@pytest.fixture(scope="module")
def lydia() -> Reviewed:
    match = played("lydia", ["random", "random"])
    return match, review(match, Effort("1", 24))


def test_expectations_begin_before_the_first_move_and_end_with_the_result(ended: tr.Match) -> None:
    found = review(ended, Effort("1", 60))
    assert found["points"][0]["n"] == 0
    assert found["points"][-1] == {
        "n": len(ended.log),
        "expected": [float(x) for x in ended.scores],
        "give": [0.0, 0.0],
    }
    numbers = [point["n"] for point in found["points"]]
    assert numbers == sorted(set(numbers))
    assert found["scores"] == ended.scores


def test_what_was_expected_the_turns_and_luck_add_up_to_the_result(
    lydia: Reviewed,
) -> None:
    match, found = lydia
    for seat, share in enumerate(found["shares"]):
        parts = share["expected"] + share["decisions"] + share["others"] + share["luck"]
        assert parts == pytest.approx(match.scores[seat], abs=0.3)


def test_a_sentence_says_how_much_of_the_lead_was_luck(
    lydia: Reviewed,
) -> None:
    alone = played("agricola", ["random"])
    for match, found in (lydia, (alone, review(alone, Effort("1", 4)))):
        said, args = found["apart"]
        signed = [int(str(args[part]).replace("−", "-")) for part in ("start", "turns", "luck")]
        first = match.ranking.index(1)
        others = [score for seat, score in enumerate(match.scores) if seat != first]
        assert sum(signed) == match.scores[first] - max(others, default=0)
        assert said == ("review-ahead" if others else "review-alone")


def test_what_chance_leaves_open_is_said_with_every_expectation(
    lydia: Reviewed,
) -> None:
    points = lydia[1]["points"]
    assert any(give > 0 for point in points[:-1] for give in point["give"])


def test_who_plays_as_the_bot_does_has_nothing_to_regret() -> None:
    match = played("noughts", ["greedy", "greedy"])
    found = review(match, Effort("1", 40))
    assert found["moments"] == []
    assert [share["decisions"] for share in found["shares"]] == [0.0, 0.0]


def test_a_blunder_is_found_with_what_was_better() -> None:
    match = tr.new("noughts", seats=2, seed="1")
    # Cross has the middle and a corner; nought must take the corner opposite, but does not.
    for seat, cell in ((0, 4), (1, 0), (0, 2), (1, 7), (0, 6)):
        match.play(seat, cell)
    assert match.over
    found = review(match, Effort("1", 60))
    blunder = next(moment for moment in found["moments"] if moment["first"] == 4)
    assert (blunder["seat"], blunder["gain"] < 0) == (1, True)
    assert blunder["better"] == ["noughts-cell", {"row": 3, "column": 1}]


def test_the_same_record_and_seed_give_the_same_review(ended: tr.Match) -> None:
    again = tr.loads(ended.record.text())
    assert review(ended, Effort("1", 40)) == review(again, Effort("1", 40))


def test_a_running_match_is_not_reviewed() -> None:
    with pytest.raises(tr.TafelrundeError, match="played to its end"):
        review(tr.new("noughts", seats=2, seed="1"), Effort("1", 10))


def test_what_was_taken_back_is_no_turn() -> None:
    match = tr.new("noughts", seats=2, seed="1")
    match.play(0, 8)
    match.undo()
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 8), (0, 2)):
        match.play(seat, cell)
    found = review(match, Effort("1", 30))
    assert all(moment["first"] > 2 for moment in found["moments"])
    assert found["scores"] == match.scores


@pytest.fixture(scope="module")
def looked_at(ended: tr.Match) -> dict[str, Any]:
    return review(ended, Effort("1", 40))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_picture_is_whole_in_both_languages_and_themes(
    looked_at: dict[str, Any], theme: str, language: str
) -> None:
    svg = Picture(looked_at, language, theme, ["<Anna>", "Bernd & Co"]).svg()
    root = ET.fromstring(svg)  # noqa: S314 - our own picture
    said = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"<Anna>", "Bernd & Co"} <= set(said)
    assert any("Luck" in str(words) or "Glück" in str(words) for words in said)
    lines = [element for element in root.iter() if element.tag.endswith("polyline")]
    assert len(lines) == 2
    lines += [element for element in root.iter() if element.tag.endswith("polygon")]
    assert len(lines) == 4
    # Nothing is drawn beside the paper.
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for line in lines:
        for place in line.attrib["points"].split():
            x, y = (float(number) for number in place.split(","))
            assert 0 < x < width
            assert 0 < y < height


def test_a_text_comes_back_from_its_data() -> None:
    moments = review(played("proving", ["random", "random"]), Effort("1", 40))["moments"]
    assert moments
    for moment in moments:
        assert text_of(moment["did"]).plain() == moment["did"]


def test_the_command_tells_and_draws_it(ended: tr.Match, tmp_path: Path) -> None:
    file, svg = tmp_path / "match.jsonl", tmp_path / "match.svg"
    ended.record.save(file)
    arguments = ("replay", file, "--playouts", "20")
    told = command(*arguments, "--review", "--svg", svg, "--lang", "de")
    assert told.code == 0
    assert "Woher die Punkte kamen" in told.out
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    data = command(*arguments, "--review", "--json").data
    assert data == json.loads(json.dumps(review(ended, Effort(ended.header.seed, 20))))
    tr.new("noughts", seats=2, seed="1").record.save(file)
    refused = command(*arguments, "--review", "--lang", "en")
    assert (refused.code, "played to its end" in refused.err) == (2, True)
