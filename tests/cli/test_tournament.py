"""`tafelrunde tournament` runs a tournament in a file, for people and for scripts."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.command import Result, tafelrunde


def run(file: Path, what: str, *words: str) -> Result:
    return tafelrunde("tournament", what, file, *words, "--json")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A tournament of eight, its first round published."""
    path = tmp_path / "cup.jsonl"
    assert run(path, "new", "--seed", "seed", "--title", "Club Open").code == 0
    run(path, "enter", "Anna", "Bernd", "Chloé", "Deniz", "--group", "club=Lions")
    run(path, "enter", "Paula", "Farid", "Nora", "Jonas")
    run(path, "seat")
    assert run(path, "publish").code == 0
    return path


def test_sizes_are_printed_for_scripts_and_for_people() -> None:
    assert tafelrunde("tournament", "sizes", "17", "--json").data == {"tables": [4, 4, 3, 3, 3]}
    assert tafelrunde("tournament", "sizes", "5").out == "3, 2\n"


def test_a_tournament_from_its_first_entry_to_its_places(file: Path, tmp_path: Path) -> None:
    assert run(file, "result", "1", "45", "42", "42", "40").data["kind"] == "new"
    assert run(file, "result", "1", "45,42,42,40").data["kind"] == "same"
    assert run(file, "result", "1", "45,42,42,41", "--by", "Nora").data["kind"] == "differs"
    assert run(file, "correct", "1", "45", "42", "42", "40").code == 0
    run(file, "result", "2", "44,41,40,-3", "--by", "Anna")
    run(file, "confirm", "2", "--by", "Nora")
    points = [row["points"] for row in run(file, "standings").data]
    assert points == [8, 8, 5, 4, 4, 3, 1, 1]
    run(file, "drop", "Jonas")
    run(file, "enter", "Late")
    seated = run(file, "seat").data
    assert seated["proof"]["verdict"] == "optimal"
    assert sum(len(table["seats"]) for table in seated["tables"]) == 8
    one, other = (table["seats"][0]["name"] for table in seated["tables"])
    assert run(file, "swap", one, other).code == 0
    assert run(file, "show").data["tables"][0]["seats"][0]["name"] == other
    assert run(file, "undo").code == 0
    assert run(file, "show").data["tables"][0]["seats"][0]["name"] == one
    assert run(file, "why", "1").data
    assert {"with", "costs"} == set(run(file, "why", one).data[0])
    stands = [row["stands"] for row in run(file, "log").data]
    assert stands[-2:] == [False, False]
    page = tmp_path / "page.html"
    assert run(file, "export", "--page", "slips", "--out", str(page)).code == 0
    assert "Late" in page.read_text(encoding="utf-8")
    assert run(file, "export").data["title"] == "Club Open"
    assert run(file, "close").code == 0


def test_names_favourites_lots_and_the_snail_have_words(file: Path) -> None:
    def said(what: str, *words: str) -> str:
        result = tafelrunde("tournament", what, file, *words, "--lang", "de")
        assert result.code == 0, result.err
        return result.out

    assert "wurde geändert" in said("rename", "Jonas", "Jonas B.")
    said("favourite", "Jonas B.", "1")
    players = {player["name"]: player for player in run(file, "export").data["players"]}
    assert players["Jonas B."]["favourite"] == 1
    assert "legt die Rundenkarten aus (gelost)" in said("draw", "1", "board")
    assert "schütteln und ziehen" in said("draw", "1", "pieces")
    said("draft")
    assert "beginnt (gelost)" in said("draw", "1", "first")
    said("start")
    assert "Tisch 2 erreichte Runde 3" in said("reached", "2", "3")
    assert "Schneckenquäler ging an Tisch 2" in said("torment", "2")
    assert "Schneckenquäler verließ Tisch 2" in said("release", "2")
    assert tafelrunde("tournament", "draw", file, "1", "luck").code == 2


def test_the_standings_of_a_day_are_read_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "days.jsonl"
    asked = ("--rule", "days=3", "--rule", "finalists=2", "--rule", "confirm=false")
    stages = run(path, "new", *asked).data["rules"]["stages"]
    assert [stage["count"] for stage in stages] == [0, 0, 2]
    run(path, "enter", *"ABCD")
    for day in range(2):
        for _ in range(3):
            names = [seat["name"] for seat in run(path, "seat").data["tables"][0]["seats"]]
            run(path, "publish")
            scores = [str(ord(name) if day else 200 - ord(name)) for name in names]
            assert run(path, "correct", "1", *scores).code == 0
    for stage, first in (("1", "A"), ("2", "D")):
        rows = run(path, "standings", "--stage", stage).data
        assert rows[0]["name"] == first
        assert len(rows[0]["rounds"]) == 3
    assert run(path, "standings", "--stage", "4").code == 2
    assert run(path, "advance", "3", "A", "B", "C").code == 0
    final = run(path, "seat").data["tables"][0]["seats"]
    assert sorted(seat["name"] for seat in final) == ["A", "B", "C"]


def test_a_table_of_somebody_who_dropped_out_since_is_still_explained(file: Path) -> None:
    assert run(file, "drop", "Jonas").code == 0
    assert all(run(file, "why", table).data for table in ("1", "2"))
    assert len(run(file, "why", "Jonas").data) == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_event_goes_from_a_list_of_names_to_its_final_standings(
    tmp_path: Path, language: str
) -> None:
    path, sheet = tmp_path / "cup.jsonl", tmp_path / "players.csv"
    sheet.write_text("Name,Club\nAnna,Lions\nBernd,\nChloé,\nDeniz,\nPaula,\nFarid,\nNora,\n")

    def said(what: str, *words: str) -> str:
        result = tafelrunde("tournament", what, path, *words, "--lang", language)
        assert result.code == 0, result.err
        return result.out

    draft, waits = {"en": ("draft", "not confirmed"), "de": ("Entwurf", "nicht bestätigt")}[
        language
    ]
    said("new", "--seed", "lots", "--title", "Club Open")
    said("enter", "--csv", str(sheet))
    for _ in range(3):
        assert draft in said("seat")
        said("publish")
        said("result", "1", "45,42,42,40", "--by", "Anna")
        said("result", "2", "44,44,41", "--by", "Nora")
        assert said("show").count(waits) == 2
        said("confirm", "1", "--by", "Nora")
        said("confirm", "2", "--by", "Anna")
        shown = said("show")
        assert waits not in shown
        assert draft not in shown
    assert tafelrunde("tournament", "seat", path, "--lang", language).code == 2
    said("close")
    rows = run(path, "standings").data
    assert sum(Fraction(row["points"]) for row in rows) == 3 * (8 + 4 + 4 + 1 + 11 + 2)
    for row, line in zip(rows, said("standings").splitlines()[1:], strict=True):
        assert row["name"] in line
    table = said("export", "--page", "csv").splitlines()
    sign = {"en": ",", "de": ";"}[language]
    assert [line.split(sign)[1] for line in table[1:]] == [row["name"] for row in rows]
    exported = json.loads(said("export", "--page", "json"))
    assert len(exported["rounds"]) == 3
    page = said("export", "--page", "standings")
    assert all(row["name"] in page for row in rows)


def test_people_read_it_in_their_language(file: Path) -> None:
    run(file, "result", "1", "44", "44", "41", "30")
    shown = tafelrunde("tournament", "standings", file, "--lang", "de").out
    assert "Siegpunkte" in shown
    assert "6,5" in shown
    said = tafelrunde("tournament", "show", file, "--lang", "de").out
    assert "ist keine Sitzordnung besser." in said
    run(file, "undo")
    log = tafelrunde("tournament", "log", file, "--lang", "de").out.splitlines()
    assert "× Tisch 1 meldete 44, 44, 41, 30" in log[-2]
    assert log[-1].endswith("wurde zurückgenommen")


def test_players_come_from_a_spreadsheet_of_any_origin(tmp_path: Path) -> None:
    path, sheet = tmp_path / "cup.jsonl", tmp_path / "players.csv"
    run(path, "new")
    sheet.write_bytes("Name;Verein\nJörg;Löwen\n".encode("cp1252"))
    (event,) = run(path, "enter", "--csv", str(sheet)).data
    assert event["facts"] == {"player": 1, "name": "Jörg", "groups": {"club": "Löwen"}}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frob"], "A tournament cannot frob; words: new,"),
        (["seat"], "Name the file of the tournament."),
        (["seat", "FILE", "now"], "After the file, 0 words are needed, not 1."),
        (["sizes", "many"], "many is no whole number."),
        (["sizes"], "Name the number of players"),
        (["sizes", "2"], "2 players are too few; a table needs 3."),
        (["new", "FILE"], "is there already."),
        (["drop", "FILE", "Zoë"], "There is no player Zoë."),
        (["result", "FILE", "1", "4"], "Table 1 has 4 seats, not 1."),
        (["result", "FILE", "9", "1,2,3"], "There is no table 9; tables are 1 to 2."),
        (["rules", "FILE", "--rule", "goals"], "goals should read KEY=VALUE."),
        (["rules", "FILE", "--rule", "luck=1"], "There is no rule luck;"),
        (["seat", "FILE"], "Round 1 is not over; results are missing or disputed at: 1, 2."),
        (["export", "FILE", "--page", "poster"], "There is no page poster; pages: json,"),
        (["design", "9", "8", "4"], "8 games of 4 cannot be shared evenly by 9 players."),
        (["standings", "MISSING"], "No such file"),
    ],
)
def test_what_is_wrong_is_named_in_one_line(file: Path, words: list[str], said: str) -> None:
    places = {"FILE": str(file), "MISSING": str(file.with_name("none"))}
    before = file.read_bytes()
    result = tafelrunde("tournament", *(places.get(word, word) for word in words))
    assert result.code == 2
    assert result.out == ""
    (line,) = result.err.splitlines()
    assert said in line
    assert file.read_bytes() == before


def test_a_damaged_file_is_named_with_its_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:3], "{", *lines[4:]]), encoding="utf-8")
    result = tafelrunde("tournament", "standings", file)
    assert result.code == 1
    assert "line 4: this line is no JSON" in result.err
    file.write_bytes(b"\xff\xfe\x00")
    assert "this file is no text" in tafelrunde("tournament", "show", file).err


def test_a_plan_for_a_closed_field_is_printed() -> None:
    tables = tafelrunde("tournament", "design", "9", "9", "4", "--json").data["tables"]
    assert sorted(player for table in tables for player in table) == sorted([*range(1, 10)] * 4)


def test_rules_are_given_as_data(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    row = run(path, "new", "--preset", "norway", "--rule", "rounds=4", "--rule", "format=danish")
    assert row.data["rules"]["stages"][0]["rounds"] == 4
    assert row.data["rules"]["goals"][1] == "distance"
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0]) == row.data
