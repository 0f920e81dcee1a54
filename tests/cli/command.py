"""The real command, run as a script would run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = str(Path(sys.executable).with_name("tafelrunde"))


class Result:
    """What a command gave back."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    @property
    def data(self) -> Any:
        """The one line of JSON on standard output."""
        (line,) = self.out.splitlines()
        return json.loads(line)


def tafelrunde(*arguments: str | Path, lang: str = "en_GB.UTF-8") -> Result:
    """Run the command without a terminal."""
    environment = {**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": lang, "COLUMNS": "120"}
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=environment,
        timeout=300,
    )
    return Result(done)
