"""Limits: how often somebody may do something, as buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tafelrunde.server.trouble import too_much

# How many at once, and how many a second in the long run.
RATES: Final[dict[str, tuple[float, float]]] = {
    "guest": (10, 0.1),
    "password": (6, 0.05),
    "table": (20, 0.1),
    "read": (120, 30),
    "act": (40, 20),
    "chat": (6, 0.5),
    "heavy": (20, 0.5),
}

_KEPT: Final = 20_000


class Limits:
    """The buckets of one node."""

    def __init__(self, now: Callable[[], float], factor: float) -> None:
        self.now = now
        self.factor = factor
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, who: str) -> bool:
        """Take one from a bucket; whether one was left."""
        size, rate = (part * self.factor for part in RATES[what])
        now = self.now()
        left, at = self.buckets.pop((what, who), (size, now))
        left = min(size, left + max(0.0, now - at) * rate)
        allowed = left >= 1
        self.buckets[what, who] = (left - 1 if allowed else left, now)
        if len(self.buckets) > _KEPT:
            self.buckets.popitem(last=False)
        return allowed

    def check(self, what: str, who: str) -> None:
        if not self.allows(what, who):
            size, rate = (part * self.factor for part in RATES[what])
            raise too_much(f"{what}: {size:g} at once, then {rate * 60:g} a minute")
