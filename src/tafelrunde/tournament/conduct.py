"""Conduct: what referees look at, in the order of an evening. Sentences are in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.text import Text


def checklist(rules: Mapping[str, Any]) -> list[Text]:
    """The referees' checklist under these rules."""
    minutes = rules["clock"]["draft"] // 60
    neighbour = rules["checks"] == "neighbour"
    return [
        Text("tournament-check-material"),
        Text("tournament-check-first"),
        Text("tournament-check-draft", minutes=minutes),
        Text("tournament-check-start"),
        Text("tournament-check-refill"),
        Text("tournament-check-pay"),
        Text("tournament-check-harvest-neighbour" if neighbour else "tournament-check-harvest"),
        Text("tournament-check-late"),
        Text("tournament-check-snail", seconds=rules["clock"]["action"]),
        Text("tournament-check-score"),
        Text("tournament-check-stay"),
    ]
