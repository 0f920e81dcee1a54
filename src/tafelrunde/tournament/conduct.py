"""Conduct: what referees look at, in the order of an evening. Sentences are in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.registry import find_game
from tafelrunde.kernel.text import Text


def checklist(rules: Mapping[str, Any]) -> list[Text]:
    """The referees' checklist under these rules, for the games that are played."""
    played = [find_game(name).tourney() for name in rules["games"]]
    stages = any(asked.course for asked in played)
    deals = bool(rules["deals"]) and any(asked.deals for asked in played)
    neighbour = rules["checks"] == "neighbour"
    food = ", ".join(str(each) for each in rules["food"])
    said = [
        (True, Text("tournament-check-material")),
        (bool(rules["options"].get("tournament.setup")), Text("tournament-check-wish")),
        (bool(food), Text("tournament-check-food", food=food)),
        (True, Text("tournament-check-first")),
        (deals, Text("tournament-check-draft", minutes=rules["clock"]["draft"] // 60)),
        (True, Text("tournament-check-start")),
        (True, Text("tournament-check-refill")),
        (True, Text("tournament-check-pay")),
        (stages and not neighbour, Text("tournament-check-harvest")),
        (stages and neighbour, Text("tournament-check-harvest-neighbour")),
        (True, Text("tournament-check-late")),
        (stages, Text("tournament-check-snail", seconds=rules["clock"]["action"])),
        (True, Text("tournament-check-score")),
        (True, Text("tournament-check-stay")),
    ]
    return [text for holds, text in said if holds]
