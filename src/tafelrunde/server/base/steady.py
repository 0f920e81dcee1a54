"""Steady: the time of a node. It runs on elapsed time, whatever the machine's clock does.

It follows a clock that all nodes share: the database's, with SQLite the machine's own. What it is
off by a little is made up for slowly, and it never goes back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Now = Callable[[], float]

# The part of the time that passes by which it runs faster or slower at most.
_GIVE: Final = 0.01


class Steady:
    """Tells the time; `wall` is what the machine's clock says, `elapsed` only ever runs."""

    def __init__(self, wall: Now = time.time, elapsed: Now = time.monotonic) -> None:
        self.wall = wall
        self._elapsed = elapsed
        self._followed = elapsed()
        self._offset = wall() - self._followed
        self._told = 0.0

    def __call__(self) -> float:
        self._told = max(self._told, self._offset + self._elapsed())
        return self._told

    def begin(self, at: float) -> None:
        """Take over the time that all nodes share, before anything is done in this one."""
        self._followed = self._elapsed()
        self._offset = at - self._followed
        self._told = at

    def follow(self, at: float) -> None:
        """Come a little nearer to the time that all nodes share."""
        elapsed = self._elapsed()
        most = (elapsed - self._followed) * _GIVE
        self._followed = elapsed
        self._offset += max(-most, min(most, at - (self._offset + elapsed)))

    def jump(self, at: float) -> None:
        """Go on from a later time at once."""
        self._offset += max(0.0, at - self())
