"""Metrics: what this node counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from typing import Final

_HELP: Final = {
    "requests": "HTTP requests by status",
    "messages": "messages of clients by kind and answer",
    "entries": "entries written",
    "bot_moves": "moves made by bots",
    "advice": "suggestions asked for and found",
    "bot_faults": "bots that failed or ran out of time",
    "conflicts": "entries that another node wrote first",
    "rule_faults": "moves on which the rules failed",
    "webhooks": "notices sent by webhook",
}

_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, and how long actions take until they are stored and told."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.buckets = [0] * (len(_BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        shown = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self.counters[name, shown] += by

    def took(self, seconds: float) -> None:
        """An action took this long."""
        self.seconds += seconds
        for place, bound in enumerate(_BOUNDS):
            if seconds <= bound:
                self.buckets[place] += 1
                return
        self.buckets[-1] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, meaning in _HELP.items():
            lines.append(f"# HELP tafelrunde_{name}_total {meaning}")
            lines.append(f"# TYPE tafelrunde_{name}_total counter")
            rows = [(labels, n) for (key, labels), n in self.counters.items() if key == name]
            for labels, n in sorted(rows) or [("", 0)]:
                lines.append(f"tafelrunde_{name}_total{{{labels}}} {n}".replace("{}", ""))
        for name, value in gauges.items():
            lines.append(f"# TYPE tafelrunde_{name} gauge")
            lines.append(f"tafelrunde_{name} {value:g}")
        lines.append("# HELP tafelrunde_action_seconds from a message to its answer")
        lines.append("# TYPE tafelrunde_action_seconds histogram")
        total = 0
        for bound, n in zip((*map(str, _BOUNDS), "+Inf"), self.buckets, strict=True):
            total += n
            lines.append(f'tafelrunde_action_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"tafelrunde_action_seconds_sum {self.seconds:.6f}")
        lines.append(f"tafelrunde_action_seconds_count {total}")
        return "\n".join(lines) + "\n"
