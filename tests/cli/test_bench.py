"""`tafelrunde bench`: the contract of its JSON. Its figures are never a test."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path

from tafelrunde.lab import bench, sources
from tests.cli.command import program

KEYS = {
    "game",
    "seats",
    "options",
    "build",
    "games_per_second",
    "decisions_per_second",
    "fork_us",
    "fork_us_at",
    "bytes_per_match",
    "bytes_with_record",
}


def test_the_results_have_the_documented_keys(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    arguments = "bench lydia --seconds 0.05 --option modules=croesus --json --save"
    result = program(*arguments.split(), file)
    assert result.code == 0
    rows = result.data["results"]
    assert all(set(row) == KEYS for row in rows)
    assert {row["seats"] for row in rows} == {2, 4}
    assert all(row["options"] == {"modules": ["croesus"]} for row in rows)
    assert all(row["fork_us"] == max(row["fork_us_at"].values()) for row in rows)
    assert all(row["bytes_per_match"] < row["bytes_with_record"] for row in rows)
    assert json.loads(file.read_text()) == result.data


def test_the_machine_is_described_without_its_name() -> None:
    here = bench.machine()
    assert here["cpu"]
    assert set(here) == {"cpu", "cores", "system", "architecture", "python"}
    assert platform.node() not in here.values()


def test_the_interpreted_form_is_measured_from_the_sources_alone() -> None:
    row = bench.measure_interpreted("lydia", 2, {}, 0.05)
    assert row["build"] == bench.INTERPRETED


def test_sources_are_found_before_compiled_modules(tmp_path: Path) -> None:
    package = tmp_path / "tafelrunde"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text("from tafelrunde import part")
    (package / "part.py").write_text("print('source')")
    (package / "part.abi3.so").write_text("not a library")
    command = [sys.executable, "-P", str(sources.__file__), "tafelrunde.__main__"]
    environment = {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert done.stdout == "source\n"
    plain = [sys.executable, "-c", "import tafelrunde.part"]
    assert subprocess.run(plain, check=False, capture_output=True, env=environment).returncode == 1
