"""Records that cannot be followed: the error names line and reason, and what came before opens."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import Match, RecordError, TafelrundeError, load, loads, new
from tests.generic.playing import history, play_on, played, standing

Rows = list[dict[str, Any]]


@cache
def finished() -> str:
    return played(new("proving", 3, "record", {"rounds": 2}), random.Random(3)).record.text()


def rows() -> Rows:
    return [json.loads(line) for line in finished().splitlines()]


def text(changed: Rows) -> str:
    return "".join(json.dumps(row) + "\n" for row in changed)


def refused(record: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        loads(record)
    return error.value


def opens_before(error: RecordError) -> None:
    """The part before the line that is wrong is there, as if it had been loaded alone."""
    assert isinstance(error.upto, Match)
    good = "".join(f"{line}\n" for line in finished().splitlines()[: error.line - 1])
    alone = loads(good)
    assert standing(error.upto) == standing(alone)
    assert history(error.upto) == history(alone)
    play_on(error.upto, random.Random(1), 3)


def move_line(kind: str) -> int:
    """The line of the first move of a kind."""
    return next(n for n, row in enumerate(rows(), start=1) if row.get("kind") == kind)


def hashed_line() -> int:
    return [n for n, row in enumerate(rows(), start=1) if "hash" in row][4]


# --- damaged and truncated -------------------------------------------------------------------


def test_a_line_that_is_no_json() -> None:
    lines = finished().splitlines()
    lines[6] = "{broken"
    error = refused("\n".join(lines) + "\n")
    assert (error.line, error.cause) == (7, "damaged")
    assert "line 7: this line is not JSON" in str(error)
    opens_before(error)


def test_a_record_that_breaks_off_in_a_line() -> None:
    lines = finished().splitlines()
    error = refused("\n".join(lines[:9])[:-4])
    assert (error.line, error.cause) == (9, "truncated")
    assert "breaks off" in str(error)
    opens_before(error)


def test_a_record_that_ends_after_a_line_is_a_running_match() -> None:
    match = loads("\n".join(finished().splitlines()[:9]) + "\n")
    assert len(match.log) == 8
    assert not match.over


@pytest.mark.parametrize(("record", "cause"), [("", "truncated"), ("{}", "truncated")])
def test_an_empty_record(record: str, cause: str) -> None:
    error = refused(record)
    assert (error.line, error.cause, error.upto) == (1, cause, None)


@pytest.mark.parametrize(
    "record", ["[]\n", "{}\n", "7\n", "null\n", '"tafelrunde"\n', "[" * 100_000 + "\n"]
)
def test_something_else_than_a_record(record: str) -> None:
    error = refused(record)
    assert (error.line, error.cause, error.upto) == (1, "damaged", None)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 7),
        ("rules", "1"),
        ("rules", True),
        ("seats", None),
        ("options", []),
        ("names", "Anna"),
        ("seed", None),
        ("seed", 7),
    ],
)
def test_a_header_with_a_wrong_field(key: str, value: Any) -> None:
    changed = rows()
    changed[0][key] = value
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "damaged")
    assert key in str(error)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seats", 9, "no game for 9 seats"),
        ("options", {"rounds": 7}, "option rounds: 7 is not a whole number from 1 to 2"),
        ("options", {"weather": "fine"}, "unknown option 'weather'"),
        ("names", ["Anna"], "1 names were given for"),
        ("names", [1, 2, 3], "a name is a word"),
    ],
)
def test_a_header_that_no_match_can_start_from(key: str, value: Any, said: str) -> None:
    changed = rows()
    changed[0][key] = value
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "damaged")
    assert said in str(error)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"part": "Castle", "fields": {}}, "'Castle' is no FairState"),
        (7, "a part is wanted, not 7"),
        ({"part": "FairState", "fields": {"coins": [2**31]}}, "the field is missing"),
    ],
)
def test_a_start_position_that_is_none_is_refused_by_its_field(value: Any, said: str) -> None:
    changed = rows()
    changed[0]["start"] = value
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "unsound")
    assert said in str(error)


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.pop("n"),
        lambda row: row.update(n=99),
        lambda row: row.update(n=5.0),
        lambda row: row.pop("seat"),
        lambda row: row.update(seat="0"),
        lambda row: row.update(seat=True),
        lambda row: row.pop("kind"),
        lambda row: row.pop("option"),
        lambda row: row.update(option=1.5),
        lambda row: row.update(option=True),
        lambda row: row.update(option=None),
        lambda row: row.update(option={"a": 1}),
        lambda row: row.update(option=[1, [2]]),
        lambda row: row.update(lane="0"),
        lambda row: row.update(hash=7),
    ],
)
def test_an_entry_with_a_wrong_field(change: Callable[[dict[str, Any]], Any]) -> None:
    changed = rows()
    change(changed[5])
    error = refused(text(changed))
    assert (error.line, error.cause) == (6, "damaged")
    opens_before(error)


def test_a_line_that_is_no_entry() -> None:
    changed: list[Any] = rows()
    changed[5] = [1, 2]
    error = refused(text(changed))
    assert (error.line, error.cause) == (6, "damaged")


def test_a_gap_in_the_numbers() -> None:
    changed = rows()
    del changed[5]
    error = refused(text(changed))
    assert (error.line, error.cause) == (6, "damaged")
    assert "entry 5 is missing; found 6" in str(error)
    opens_before(error)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "undo", "seat": 0, "seats": None, "consent": []},
        {"event": "undo", "to": "1", "seat": 0, "seats": None, "consent": []},
        {"event": "undo", "to": 1, "seat": 0, "seats": 3, "consent": []},
        {"event": "undo", "to": 1, "seat": 0, "seats": None},
        {"event": "confirm"},
        {"event": "closed"},
        {"event": 7},
    ],
)
def test_a_table_event_with_a_wrong_field(event: dict[str, Any]) -> None:
    changed = rows()
    changed[5] = {"n": 5, **event}
    error = refused(text(changed))
    assert (error.line, error.cause) == (6, "damaged")
    opens_before(error)


# --- other versions --------------------------------------------------------------------------


@pytest.mark.parametrize("version", [2, "1", True, None])
def test_another_format(version: Any) -> None:
    changed = rows()
    changed[0]["tafelrunde"] = version
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "version")


def test_other_rules_are_named_and_can_be_tried_all_the_same() -> None:
    changed = rows()
    changed[0]["rules"] = 99
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "version")
    assert "rules 99 of proving; here is 1" in str(error)
    assert loads(text(changed), any_version=True).finished


def test_a_game_that_is_not_installed() -> None:
    changed = rows()
    changed[0]["game"] = "mornington-crescent"
    error = refused(text(changed))
    assert (error.line, error.cause) == (1, "version")
    assert "there is no game 'mornington-crescent'; installed: " in str(error)


# --- drifted ---------------------------------------------------------------------------------


def test_a_kind_that_is_not_asked_for() -> None:
    changed = rows()
    line = move_line("reach")
    changed[line - 1]["kind"] = "act"
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "drifted")
    assert "is asked reach, not act" in str(error)
    opens_before(error)


def test_a_seat_that_is_not_asked() -> None:
    changed = rows()
    line = move_line("act")
    changed[line - 1]["seat"] = 2
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "drifted")
    assert "seat 2 is not asked anything here" in str(error)
    opens_before(error)


def test_a_hash_of_another_position() -> None:
    changed = rows()
    line = hashed_line()
    changed[line - 1]["hash"] = "00000000"
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "drifted")
    assert "the record says 00000000" in str(error)
    opens_before(error)


def test_another_lane() -> None:
    changed = rows()
    line = move_line("reach")
    changed[line - 1]["lane"] = 1 - changed[line - 1]["lane"]
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "drifted")
    opens_before(error)


def test_another_seed_is_noticed() -> None:
    changed = rows()
    changed[0]["seed"] = "another"
    assert refused(text(changed)).cause in {"drifted", "illegal"}


def test_another_result() -> None:
    changed = rows()
    changed[-1]["scores"][0] += 1
    error = refused(text(changed))
    assert (error.line, error.cause) == (len(changed), "drifted")


def test_a_result_before_the_end() -> None:
    changed = rows()
    changed[5] = {"n": 5, "event": "result", "scores": [1, 2, 3], "ranking": [3, 2, 1]}
    error = refused(text(changed))
    assert (error.line, error.cause) == (6, "drifted")
    opens_before(error)


def test_moves_after_the_end() -> None:
    changed = rows()
    changed.append({**changed[-2], "n": len(changed)})
    error = refused(text(changed))
    assert (error.line, error.cause) == (len(changed), "drifted")


def test_an_end_without_its_result() -> None:
    changed = rows()
    undo = {"event": "undo", "to": 3, "seat": None, "seats": None, "consent": []}
    changed[-1] = {"n": changed[-1]["n"], **undo}
    error = refused(text(changed))
    assert (error.line, error.cause) == (len(changed), "drifted")
    assert "no result" in str(error)


def test_a_move_on_which_the_rules_fail() -> None:
    changed = rows()
    line = move_line("act")
    changed[0]["options"]["fragile"] = True
    for row in changed:
        row.pop("hash", None)
    changed[line - 1]["option"] = "shake"
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "drifted")
    assert "the tents come down" in str(error)
    assert isinstance(error.upto, Match)
    assert len(error.upto.log) == line - 2


# --- illegal ---------------------------------------------------------------------------------


def test_an_option_that_the_rules_forbid() -> None:
    changed = rows()
    line = move_line("pick")
    changed[line - 1]["option"] = 59
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "illegal")
    assert "pick 59 is not allowed: not-in-pack" in str(error)
    opens_before(error)


def test_an_undo_after_which_the_moves_do_not_fit() -> None:
    changed = rows()
    line = move_line("act")
    undo = {"event": "undo", "to": 0, "seat": 0, "seats": [0], "consent": []}
    changed[line - 1] = {"n": line - 1, **undo}
    error = refused(text(changed))
    assert (error.line, error.cause) == (line, "illegal")
    opens_before(error)


# --- files -----------------------------------------------------------------------------------


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TafelrundeError, match=r"cannot read .*nothing\.jsonl"):
        load(tmp_path / "nothing.jsonl")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(RecordError, match="line 1: this line is not text") as found:
        load(tmp_path / "picture")
    assert (found.value.line, found.value.cause) == (1, "damaged")
    assert found.value.upto is None


def test_the_part_before_a_line_that_is_no_text_opens(tmp_path: Path) -> None:
    match = new("proving", 2, 1)
    for _ in range(3):
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    path = tmp_path / "match.jsonl"
    match.record.save(path)
    lines = path.read_bytes().split(b"\n")
    lines[3] = b"\xff" + lines[3]
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(RecordError, match="line 4: this line is not text") as found:
        load(path)
    assert isinstance(found.value.upto, Match)
    assert len(found.value.upto.log) == 2


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("old", encoding="utf-8")
    match = new("proving", 2, 1, names=["Änne", "Bo"])
    match.record.save(path)
    assert path.read_text(encoding="utf-8") == match.record.text()
    assert "Änne" in path.read_text(encoding="utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_world_s_record_starts_from_a_position_and_loads_back() -> None:
    match = play_on(new("proving", 3, "hush-hush"), random.Random(5), 14)
    world = match.world(1, "w")
    play_on(world, random.Random(6), 4)
    back = loads(world.record.text())
    assert standing(back) == standing(world)
    assert back.record.text() == world.record.text()
    assert match.header.seed not in world.record.lines()[0]
