"""The command, as a script would run it: in this process, or really as a program of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.app import run

PROGRAM = str(Path(sys.executable).with_name("tafelrunde"))


class Result:
    """What a command gave back."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def data(self) -> Any:
        """The one line of JSON on standard output."""
        (line,) = self.out.splitlines()
        return json.loads(line)


def surroundings(lang: str) -> dict[str, str]:
    return {"LC_ALL": "", "LC_MESSAGES": "", "LANG": lang, "COLUMNS": "120"}


def tafelrunde(*arguments: str | Path, lang: str = "en_GB.UTF-8") -> Result:
    """Do what the command does, without a terminal and without starting a program."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in surroundings(lang).items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", io.StringIO())
        code = run([str(argument) for argument in arguments])
    return Result(code, out.getvalue(), err.getvalue())


def program(*arguments: str | Path, lang: str = "en_GB.UTF-8") -> Result:
    """Run the real command without a terminal."""
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **surroundings(lang)},
        timeout=300,
    )
    return Result(done.returncode, done.stdout, done.stderr)
