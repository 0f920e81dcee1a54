"""Metrics: what this node counts, in the form that Prometheus reads.

Several workers on one address count in one folder (the client library's multiprocess mode), and
whichever of them is asked tells what all of them have counted. What a dead one has counted stays
counted; how much it held goes with it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from tafelrunde.server.base.config import METRICS_FOLDER

_COUNTED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "requests": ("HTTP requests by status", ("status",)),
    "messages": ("messages of clients by kind and answer", ("kind", "answer")),
    "entries": ("entries written", ()),
    "bot_moves": ("moves made by bots", ()),
    "advice": ("suggestions asked for and found", ()),
    "bot_faults": ("bots that failed or ran out of time", ()),
    "conflicts": ("entries that another node wrote first", ()),
    "rule_faults": ("moves on which the rules failed", ()),
    "webhooks": ("notices sent by webhook", ("status",)),
}

_ACTIONS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_WAITS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 20.0, 40.0)

# When each series began is not told: it would be another series each.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, how long things take, and how much there is."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"tafelrunde_{name}", meaning, labels, registry=registry)
            for name, (meaning, labels) in _COUNTED.items()
        }
        self._actions = Histogram(
            "tafelrunde_action_seconds",
            "from a message to its answer",
            buckets=_ACTIONS,
            registry=registry,
        )
        self._bots = Histogram(
            "tafelrunde_bot_wait_seconds",
            "how long people wait for a bot's answer, by its strength",
            ("level",),
            buckets=_WAITS,
            registry=registry,
        )
        self._advice = Histogram(
            "tafelrunde_advice_wait_seconds",
            "how long people wait for suggestions",
            buckets=_WAITS,
            registry=registry,
        )
        self._rooms = _gauge("rooms", "tables in memory", registry)
        self._screens = _gauge("screens", "connections to tables", registry)
        folder = os.environ.get(METRICS_FOLDER)
        # Whether other workers tell of this one, so that what it holds must be written down.
        self.shared = folder is not None
        self._told = registry
        if folder is None:
            ProcessCollector(registry=registry)
        else:
            self._told = CollectorRegistry()
            MultiProcessCollector(self._told, folder)  # type: ignore[no-untyped-call]
            self._told.register(Processes(Path(folder)))

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(by)

    def took(self, seconds: float) -> None:
        """An action took this long."""
        self._actions.observe(seconds)

    def waited(self, level: str, seconds: float) -> None:
        """Somebody had a bot's answer after so long."""
        self._bots.labels(level).observe(seconds)

    def waited_for_advice(self, seconds: float) -> None:
        self._advice.observe(seconds)

    def holds(self, rooms: int, screens: int) -> None:
        """How much there is at this node now."""
        self._rooms.set(rooms)
        self._screens.set(screens)

    def text(self) -> bytes:
        """What all workers have counted."""
        return generate_latest(self._told)


class Processes(Collector):
    """The processes of all workers, each by its number, read off the system when asked for.

    The library has no such figures of more than one process.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for pid in sorted(workers_in(self.folder)):
            for metric in ProcessCollector(pid=partial(int, pid), registry=None).collect():
                told = found.setdefault(
                    metric.name, Metric(metric.name, metric.documentation, metric.type)
                )
                for sample in metric.samples:
                    told.add_sample(sample.name, {"pid": str(pid)}, sample.value)
        return found.values()


def workers_in(folder: Path) -> set[int]:
    """The workers that hold something: they are up, or nobody has noticed yet that they are not."""
    return {int(path.stem.rpartition("_")[2]) for path in folder.glob("gauge_live*.db")}


def _gauge(name: str, meaning: str, registry: CollectorRegistry) -> Gauge:
    """How much there is, at all workers that are up together."""
    return Gauge(f"tafelrunde_{name}", meaning, registry=registry, multiprocess_mode="livesum")
