"""Pausing: long work that is counted gives way now and then, where it is done beside others.

Compiled rules keep everybody else waiting until they return; whoever runs them in a thread of its
own says what to do meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Final, TypeVar

T = TypeVar("T")

# What each thread does that gives way, by its number.
_ways: Final[dict[int, Callable[[], None]]] = {}


def give_way() -> None:
    """Called now and then by work that may take long."""
    if _ways:
        way = _ways.get(get_ident())
        if way is not None:
            way()


def giving_way(way: Callable[[], None], work: Callable[[], T]) -> T:
    """Do something in this thread that gives way on its way."""
    me = get_ident()
    _ways[me] = way
    try:
        return work()
    finally:
        del _ways[me]
