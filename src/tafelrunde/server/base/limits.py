"""Limits: how often somebody may do something, as buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tafelrunde.server.base.refusals import too_much

# How many at once, and how many a second in the long run; docs/security.md says what is counted.
RATES: Final[dict[str, tuple[float, float]]] = {
    "address": (1200, 300),
    "spare": (60, 1),
    "guest": (10, 0.1),
    "login": (6, 0.05),
    "password": (6, 0.05),
    "hash": (30, 0.3),
    "table": (20, 0.1),
    "lesson": (30, 0.2),
    "invite": (12, 0.1),
    "read": (120, 30),
    "act": (40, 20),
    "advice": (20, 0.5),
    "chat": (6, 0.5),
    "heavy": (20, 0.5),
    "socket": (120, 4),
    "said": (200, 60),
    "code": (30, 0.5),
    "past": (60, 4),
    "open": (60, 2),
}

_KEPT: Final = 20_000


class Limits:
    """The buckets of one node."""

    def __init__(self, now: Callable[[], float], factor: float) -> None:
        self.now = now
        self.factor = factor
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, who: str, cost: float = 1) -> bool:
        """Take one from a bucket, or what it costs; whether so much was left."""
        size, rate = (part * self.factor for part in RATES[what])
        now = self.now()
        left, at = self.buckets.pop((what, who), (size, now))
        left = min(size, left + max(0.0, now - at) * rate)
        allowed = left >= cost
        self.buckets[what, who] = (left - cost if allowed else left, now)
        if len(self.buckets) > _KEPT:
            self.buckets.popitem(last=False)
        return allowed

    def check(self, what: str, who: str, cost: float = 1) -> None:
        if not self.allows(what, who, cost):
            size, rate = (part * self.factor for part in RATES[what])
            raise too_much(f"{what}: {size:g} at once, then {rate * 60:g} a minute")
