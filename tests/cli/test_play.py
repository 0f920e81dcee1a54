"""`tafelrunde play`: a match in a real terminal, saved and gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import tafelrunde as tr
from tafelrunde.kernel.log import TableEvent
from tests.cli.command import PROGRAM, program, tafelrunde
from tests.cli.terminal import Terminal

ASKED, CONFIRM = "\n> ", "Enter to go on, u to undo: "


def sit(folder: Path, *arguments: str) -> Terminal:
    command = [PROGRAM, "play", "lydia", "--bots", "random", "--lang", "en", *arguments]
    return Terminal(command, folder)


def rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_without_a_terminal_bots_play_a_match_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "bots.jsonl"
    result = program("play", "lydia", "--bots", "random", "--seed", "4", "--record", file)
    assert result.code == 0
    assert "The match is over." in result.out
    match = tr.load(file)
    assert match.finished
    assert all(str(score) in result.out for score in match.scores)
    assert match.header.names == ["Clueless 1", "Clueless 2"]


def test_without_a_number_of_seats_one_sits_down_against_a_bot(tmp_path: Path) -> None:
    for game, command in (("agricola", []), ("loyang", []), ("agricola", ["--seats", "1"])):
        file = tmp_path / f"{game}{len(command)}.jsonl"
        result = tafelrunde(
            "play", game, "--bots", "random", "--seed", "4", "--record", file, *command
        )
        assert result.code == 0
        assert len(tr.load(file).header.names) == (1 if command else 2)


def test_an_option_says_what_it_brings(tmp_path: Path) -> None:
    command = [PROGRAM, "play", "agricola", "--bots", "random", "--lang", "en", "--seed", "3"]
    with Terminal(command, tmp_path) as terminal:
        terminal.expect("Farmland: Plow 1 field.")
        terminal.expect("Forest: 3 wood")
        terminal.send("q")
        assert terminal.end() == 0
    with sit(tmp_path, "--seed", "3") as terminal:
        terminal.expect("To the blue gate: ")
        terminal.send("q")
        assert terminal.end() == 0


def test_a_tip_names_options_by_number(tmp_path: Path) -> None:
    """Reasons and points are told only where the worlds looked at agree on them."""
    others = ["--bots", "random"]
    for game, more in (("lydia", others), ("agricola", ["--seats", "1"]), ("loyang", others)):
        command = [PROGRAM, "play", game, "--seed", "3", *more]
        with Terminal([*command, "--lang", "en"], tmp_path) as terminal:
            terminal.expect(ASKED)
            asked = terminal.seen
            terminal.send("t")
            terminal.expect(ASKED)
            tip = terminal.seen.rpartition(ASKED)[0].rpartition(ASKED)[2]
            found = re.findall(r"^ *(\d+)  (\w[^\n\r·]*\w)", tip, re.MULTILINE)
            assert 1 <= len(found) <= 3, tip
            for number, label in found:
                assert re.search(rf"^ *{number}  {re.escape(label)}", asked, re.MULTILINE), tip
            terminal.send("q")
            assert terminal.end() == 0


def test_without_a_terminal_a_record_that_was_there_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    match = tr.new("lydia", 2, seed=1)
    match.play(match.decisions[0].seat, match.decisions[0].options[0])
    match.record.save(file)
    before = file.read_text()
    result = tafelrunde("play", "lydia", "--bots", "random", "--record", file, "--lang", "de")
    assert result.code == 0
    assert "Die Partie ist zu Ende." in result.out
    assert file.read_text() == before


def test_a_person_moves_takes_back_asks_why_saves_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    with sit(tmp_path, "--seed", "3", "--record", str(file), "--seat", "2") as terminal:
        terminal.expect("Keys: ")
        terminal.expect(ASKED)
        terminal.send("1")
        while terminal.expect(ASKED, CONFIRM) == ASKED:
            terminal.send("1")
        terminal.send("u")
        terminal.expect("Guest undoes a move.")
        terminal.expect(ASKED)
        terminal.send("r")
        terminal.expect(ASKED, CONFIRM)
        terminal.send("r")
        terminal.expect("There is nothing to redo.")
        terminal.send("u")
        terminal.expect("Guest undoes a move.")
        terminal.expect(ASKED)
        terminal.send("s")
        terminal.expect("Total")
        terminal.send("?")
        terminal.send("999")
        terminal.expect("There is no number 999")
        terminal.send("q")
        terminal.expect("Saved. Continue with: tafelrunde play lydia --record")
        assert terminal.end() == 0
    saved = rows(file)
    assert saved[0]["names"] == ["Clueless", "Guest"]
    assert [row for row in saved if row.get("event") == "undo"] != []
    assert tr.load(file).decision(1) is not None

    with sit(tmp_path, "--record", str(file)) as terminal:
        terminal.expect(ASKED)
        terminal.send("1")
        terminal.expect(ASKED, CONFIRM)
        terminal.send("q")
        assert terminal.end() == 0
    assert rows(file)[: len(saved)] == saved
    assert len(rows(file)) > len(saved)


def test_taking_back_what_was_learnt_since_is_asked_first(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    with sit(tmp_path, "--seed", "3", "--record", str(file)) as terminal:
        while terminal.expect(ASKED, CONFIRM) == ASKED:
            terminal.send("1")
        terminal.send("")
        terminal.expect(ASKED)
        terminal.send("u")
        terminal.expect("One other person has to agree before this is taken back.")
        terminal.send("n")
        terminal.send("u")
        terminal.expect("Undo? y/n:")
        terminal.expect("Undo? y/n:")
        terminal.send("y")
        terminal.expect("Guest undoes a move.")
        terminal.send("q")
        assert terminal.end() == 0
    (undo,) = [
        entry
        for entry in tr.load(file).log.entries()
        if isinstance(entry, TableEvent) and entry.name == "undo"
    ]
    assert undo.facts["consent"] == [1]


def test_every_refused_place_has_a_reason_on_request(tmp_path: Path) -> None:
    arguments = ("--seed", "8", "--option", "modules=builders", "--lang", "de")
    with sit(tmp_path, *arguments) as terminal:
        terminal.expect("\n> ")
        terminal.send("?")
        terminal.expect("Lyder")
        terminal.expect("\n  · ")
        terminal.send("q")
        assert terminal.end() == 0


def test_a_list_can_be_narrowed_by_words(tmp_path: Path) -> None:
    with sit(tmp_path, "--seed", "3") as terminal:
        terminal.expect(ASKED)
        terminal.send("fountain")
        terminal.expect(ASKED)
        shown = terminal.seen[terminal.seen.rindex("> fountain\n") :]
        assert len(re.findall(r"^ +\d+  ", shown, re.MULTILINE)) == 1
        terminal.send("xyzzy")
        terminal.expect("Nothing contains “xyzzy”")
        terminal.send("")
        terminal.expect(ASKED)
        terminal.send("q")
        assert terminal.end() == 0
    (file,) = tmp_path.glob("lydia-*.jsonl")
    assert tr.load(file).moves == []


def test_ctrl_c_ends_with_130_and_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    with sit(tmp_path, "--seed", "3", "--record", str(file)) as terminal:
        terminal.expect(ASKED)
        terminal.send("1")
        terminal.expect(ASKED, CONFIRM)
        terminal.interrupt("tafelrunde: interrupted")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.seen
    assert tr.load(file).moves != []


def test_a_record_keeps_its_seats_options_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    tr.new("lydia", 2, seed=1).record.save(file)
    result = tafelrunde("play", "lydia", "--record", file, "--seats", "3")
    assert result.code == 2
    assert "holds a match already" in result.err


def test_a_record_of_an_older_build_goes_on_where_todays_rules_follow_it(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    record = tr.new("agricola", 1, seed=1, options={"variant.family": True}).record
    header = record.header
    header.rules = 2
    header.options = {
        **{name: value for name, value in header.options.items() if not name.startswith("hand.")},
        "cards.preview": False,
    }
    record.save(file)
    result = tafelrunde("play", "agricola", "--bots", "random", "--record", file)
    assert result.code == 0, result.err
    # What is no longer there and was in use cannot be followed.
    header.options["cards.gone"] = True
    record.save(file)
    assert tafelrunde("play", "agricola", "--bots", "random", "--record", file).code == 1


def test_a_damaged_record_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "begun.jsonl"
    file.write_text("hello\n")
    result = tafelrunde("play", "lydia", "--record", file)
    assert result.code == 1
    assert "line 1: the record is damaged" in result.err
    assert file.read_text() == "hello\n"
