"""How matches are dealt in the tests: in `make test` alike whenever the same test runs."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from tafelrunde.server.base.config import real_seed

# Names the file that holds the name of the running test; it is empty where chance is wanted.
ENVIRONMENT: Final = "TAFELRUNDE_RUNNING_TEST"


class Dealer:
    """The seeds of one server: told by the running test and how many it has had before."""

    def __init__(self) -> None:
        self.test = ""
        self.count = 0

    def __call__(self) -> str:
        if ENVIRONMENT not in os.environ:
            return real_seed()
        test = Path(os.environ[ENVIRONMENT]).read_text(encoding="utf-8")
        if not test:
            return real_seed()
        self.count = self.count + 1 if test == self.test else 0
        self.test = test
        return hashlib.sha256(f"{test} {self.count}".encode()).hexdigest()[:32]
