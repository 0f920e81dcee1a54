"""Results of the lab as tables and pictures for other programs."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from tafelrunde.lab.plots import Bar, bars
from tafelrunde.lab.tables import write_csv, write_parquet
from tests.cli.command import tafelrunde as command

COMMANDS = {
    "simulate": "simulate lydia --games 3 --bots random",
    "rate": "rate lydia --bots random,greedy --rounds 1",
    "power": "power lydia --games 2 --bots random",
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_table_is_the_same_in_both_forms_and_can_be_drawn(name: str, tmp_path: Path) -> None:
    comma, column, drawn = (tmp_path / f"{name}.{end}" for end in ("csv", "parquet", "svg"))
    wanted = ("--csv", comma, "--parquet", column, "--plot", drawn)
    result = command(*COMMANDS[name].split(), *wanted, "--lang", "de", "--json")
    assert result.code == 0, result.err
    table = parquet.read_table(column)
    with comma.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert list(rows[0]) == table.column_names
    written = table.to_pylist()
    assert len(rows) == len(written) > 1
    for row, other in zip(rows, written, strict=True):
        assert list(row.values()) == [
            "" if value is None else str(value) for value in other.values()
        ]
    assert "<svg" in drawn.read_text(encoding="utf-8")


def test_the_rows_of_a_simulation_are_its_result(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    arguments = "simulate lydia --games 4 --seed 2 --json --parquet"
    result = command(*arguments.split(), file)
    rows = parquet.read_table(file).to_pylist()
    assert [(row["match"], row["seat"]) for row in rows] == [
        (n, s) for n in range(4) for s in (1, 2)
    ]
    means = [sum(row["score"] for row in rows if row["seat"] == seat) / 4 for seat in (1, 2)]
    assert means == result.data["mean_scores"]


def test_a_plot_can_be_a_png_and_shows_every_name(tmp_path: Path) -> None:
    png, svg = tmp_path / "some.png", tmp_path / "some.svg"
    found = [Bar("Joinery", 52.0, 48.0, 56.0), Bar("Well", 40.0, 30.0, 50.0)]
    bars(png, "Majors", "wins", found, 50.0)
    assert png.read_bytes().startswith(b"\x89PNG")
    bars(svg, "Majors", "wins", found, None)
    text = svg.read_text(encoding="utf-8")
    # Letters are drawn as outlines, with the words they spell beside them.
    assert all(f"<!-- {name} -->" in text for name in ("Joinery", "Well", "Majors", "wins"))


def test_a_table_without_rows_is_empty(tmp_path: Path) -> None:
    write_csv(tmp_path / "none.csv", [])
    assert (tmp_path / "none.csv").read_text() == "\n"
    write_parquet(tmp_path / "none.parquet", [])
    assert parquet.read_table(tmp_path / "none.parquet").num_rows == 0


@pytest.mark.parametrize(
    ("wanted", "language", "said"),
    [
        (("--plot", "power.gif"), "en", "A plot is a file that ends in one of .svg, .png"),
        (("--csv", "nowhere/power.csv"), "de", "Es gibt keinen Ordner"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    wanted: tuple[str, str], language: str, said: str, tmp_path: Path
) -> None:
    option, name = wanted
    result = command(*COMMANDS["power"].split(), option, tmp_path / name, "--lang", language)
    assert (result.code, said in result.err) == (2, True)


@pytest.mark.parametrize(("option", "file"), [("--parquet", "a.parquet"), ("--plot", "a.png")])
def test_without_the_extra_both_languages_say_what_is_missing(
    option: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pyarrow", "matplotlib"):
        monkeypatch.setitem(sys.modules, module, None)
    for language, said in (("en", "with the extra “lab”"), ("de", "mit dem Extra „lab“")):
        result = command(*COMMANDS["rate"].split(), option, tmp_path / file, "--lang", language)
        assert (result.code, said in result.err) == (2, True)
