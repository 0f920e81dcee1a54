"""What is typed wrongly is named in one line, in either language, and the streams may be closed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.command import PROGRAM, tafelrunde


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        (["frobnicate"], "There is no command frobnicate", "Einen Befehl frobnicate gibt es nicht"),
        (["games", "lydia"], "Unexpected argument: lydia.", "Unerwartetes Argument: lydia."),
        (["games", "--nope"], "There is no option --nope.", "Eine Option --nope gibt es nicht."),
        (["serve", "--port", "70000"], "0 to 65535, not 70000.", "0 bis 65535, nicht 70000."),
        (["serve", "--port", "-1"], "0 to 65535, not -1.", "0 bis 65535, nicht -1."),
        (["serve", "--think-seconds", "0"], "greater than zero", "größer als null"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(typed: list[str], english: str, german: str) -> None:
    for language, said in (("en", english), ("de", german)):
        result = tafelrunde(*typed, "--lang", language)
        assert result.code == 2
        assert result.out == ""
        (line,) = result.err.splitlines()
        assert said in line


def test_nobody_hears_a_closed_stream() -> None:
    for closed in (">&-", "2>&-"):
        done = subprocess.run(
            ["/bin/sh", "-c", f'"$0" games {closed}', PROGRAM],
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0
        assert "Traceback" not in done.stderr


def test_a_full_disk_is_said() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [PROGRAM, "games", "--lang", "en"],
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert "The output cannot be written" in done.stderr


def test_the_help_shows_no_value_behind_a_flag() -> None:
    assert "<bool>" not in tafelrunde("simulate", "--help").out
