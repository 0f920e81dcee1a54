"""One random match of each case, played once for all the tests that only look at it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tafelrunde import Match
from tests.generic.cases import SOAK, Case
from tests.generic.playing import positions, some

MOST = 60 if SOAK else 15


@lru_cache(maxsize=128)
def _course(case: Case, what: str) -> list[Match]:
    return [here.fork() for here in positions(case.match(), case.dice(what), MOST)]


def _stops(case: Case, what: str) -> list[Match]:
    """In `make soak` each test has a match of its own."""
    return _course(case, what if SOAK else "course")


def stops(case: Case, what: str, count: int) -> Iterator[Match]:
    """About so many positions of a match: to be looked at, forked, and left as they are."""
    return some(_stops(case, what), case.dice(what), count / MOST)


def ended(case: Case, what: str) -> Match:
    """A match at its end, to do with as one likes."""
    return _stops(case, what)[-1].fork()
