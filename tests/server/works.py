"""Works: what tests let a process do apart. Such a process reads this module and little else."""

from __future__ import annotations

import os
import time

from tafelrunde.kernel.text import Text
from tafelrunde.server.base.refusals import Trouble


def own_number() -> int:
    return os.getpid()


def endless() -> None:
    while True:
        pass


def greedy() -> int:
    return len([0] * 2**31)


def nested() -> int:
    """Fills memory piece by piece, as a list in a list does."""
    kept: list[list[int]] = []
    while True:
        kept.append([0] * 1000)


def dead() -> None:
    os._exit(3)


def refusing() -> None:
    raise Trouble(400, Text("server-bad-record", why="damaged"), "line 1")


def asleep(seconds: float) -> None:
    time.sleep(seconds)


def busy(seconds: float) -> int:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.getpid()
