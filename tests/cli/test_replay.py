"""`tafelrunde replay`: told in both languages, checked, and opened up to where it is damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tafelrunde as tr
from tests.cli.command import program, tafelrunde


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    arguments = "simulate lydia --games 1 --seed 11 --option modules=croesus,courtyards --records"
    assert tafelrunde(*arguments.split(), folder).code == 0
    return folder / "000000.jsonl"


def changed(record: Path, to: Path, line: int, **facts: object) -> Path:
    """The record with some facts of a line replaced."""
    lines = record.read_text().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **facts})
    to.write_text("\n".join(lines) + "\n")
    return to


def test_a_record_is_told_in_either_language(record: Path) -> None:
    english, german = tafelrunde("replay", record), tafelrunde("replay", record, "--lang", "de")
    assert (english.code, german.code) == (0, 0)
    assert "A match of lydia with 2 seats" in english.out
    assert "Eine Partie lydia an 2 Plätzen" in german.out
    assert "The match is over" in english.out
    assert "Die Partie ist zu Ende" in german.out
    scores = [str(score) for score in tr.load(record).scores]
    assert all(score in english.out for score in scores)


def test_a_record_that_holds_is_verified(record: Path) -> None:
    result = tafelrunde("replay", record, "--verify")
    assert result.code == 0
    rows = [json.loads(line) for line in record.read_text().splitlines()]
    hashes = sum(1 for row in rows if "hash" in row)
    assert f"{len(rows) - 1} entries, {hashes} step hashes, the result" in result.out


def test_json_tells_the_result(record: Path) -> None:
    match = tr.load(record)
    data = tafelrunde("replay", record, "--json").data
    assert data == {
        "game": "lydia",
        "rules": match.header.rules,
        "seats": 2,
        "options": match.header.options,
        "entries": len(match.log),
        "verified": True,
        "over": True,
        "scores": match.scores,
        "ranking": match.ranking,
        "position": repr(match),
        "error": None,
    }


def test_a_replay_stops_where_it_is_told_to(record: Path) -> None:
    data = tafelrunde("replay", record, "--to", "20", "--json").data
    assert (data["entries"], data["over"]) == (20, False)
    start = tafelrunde("replay", record, "--to", "0", "--json").data
    assert (start["entries"], start["scores"]) != (20, data["scores"])
    told = tafelrunde("replay", record, "--to", "20").out
    assert " 20  " in told
    assert " 21  " not in told


def test_a_replay_does_not_go_further_than_the_record(record: Path) -> None:
    last = len(tr.load(record).log)
    result = tafelrunde("replay", record, "--to", str(last + 1))
    assert result.code == 2
    assert f"the last one is {last}." in result.err


def test_a_wrong_hash_is_found_at_its_line(record: Path, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in record.read_text().splitlines()]
    line = max(number for number, row in enumerate(rows, start=1) if "hash" in row)
    bad = changed(record, tmp_path / "bad.jsonl", line, hash="00000000")
    result = program("replay", bad, "--verify")
    assert result.code == 1
    assert f"line {line}: the rules give a different result here" in result.err
    assert len(result.err.splitlines()) == 1


def test_a_wrong_result_is_found(record: Path, tmp_path: Path) -> None:
    line = len(record.read_text().splitlines())
    bad = changed(record, tmp_path / "bad.jsonl", line, scores=[99, 99])
    result = tafelrunde("replay", bad, "--verify", "--lang", "de")
    assert result.code == 1
    assert f"Zeile {line}: die Regeln führen hier zu einem anderen Ergebnis" in result.err


def test_an_illegal_move_is_found_and_the_part_before_it_opens(
    record: Path, tmp_path: Path
) -> None:
    bad = changed(record, tmp_path / "bad.jsonl", 12, option="nowhere")
    for arguments in ((), ("--verify",)):
        result = tafelrunde("replay", bad, *arguments)
        assert result.code == 1
        assert "line 12: the rules do not allow this" in result.err
    data = tafelrunde("replay", bad, "--json").data
    assert data["entries"] == 10
    assert (data["verified"], data["error"]["line"], data["error"]["cause"]) == (
        False,
        12,
        "illegal",
    )
    assert tafelrunde("replay", bad, "--to", "10").code == 0


def test_a_record_that_breaks_off_is_told_as_far_as_it_goes(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text(record.read_text()[:-30])
    result = tafelrunde("replay", cut)
    assert result.code == 1
    assert "breaks off" in result.err
    assert "A match of lydia" in result.out


def test_a_record_of_another_version_is_named(record: Path, tmp_path: Path) -> None:
    bad = changed(record, tmp_path / "bad.jsonl", 1, rules=999)
    result = tafelrunde("replay", bad)
    assert result.code == 1
    assert "line 1: the record belongs to another version" in result.err


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("hello\n")
    result = tafelrunde("replay", other)
    assert result.code == 1
    assert result.out == ""
    assert "line 1: the record is damaged" in result.err


def test_a_record_of_other_rules_is_followed_where_that_is_asked_for(
    record: Path, tmp_path: Path
) -> None:
    old = changed(record, tmp_path / "old.jsonl", 1, rules=1)
    assert tafelrunde("replay", old, "--verify").code == 1
    assert tafelrunde("replay", old, "--verify", "--other-rules").code == 0
