"""Amending: which rules of a running tournament may still change, and why others may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from tafelrunde.kernel.text import Text
from tafelrunde.tournament.deals import game_of, way_of
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.rules import checked
from tafelrunde.tournament.state import State

# With the first result these have decided something.
_COUNTED: Final = ("points", "bye", "share_after", "tiebreaks", "duplicate")


def _stage(state: State, number: int) -> dict[str, Any]:
    """Who plays the stage of a round; how many rounds it has may still change."""
    facts: dict[str, Any] = state.rules["stages"][state.stage_of(number)]
    return {key: value for key, value in facts.items() if key != "rounds"}


# What of a rule a published round was seated or dealt by.
_PUBLISHED: Final[dict[str, Callable[[State, int], object]]] = {
    "games": game_of,
    "deals": way_of,
    "stages": _stage,
}


def check_amended(state: State, changes: Mapping[str, Any]) -> None:
    """Refused, by name, where something was played by a rule that would change."""
    rules = checked({**state.rules, **changes})
    then = replace(state, rules=rules)
    for played in state.rounds:
        for rule, what in _PUBLISHED.items() if played.published else ():
            same = what(then, played.number) == what(state, played.number)
            if not same or then.stage_of(played.number) != played.stage:
                raise Unfit("rule-published", rule=_called(rule), round=played.number)
    if not any(table.scores is not None for played in state.rounds for table in played.tables):
        return
    for rule in _COUNTED:
        if rules[rule] != state.rules[rule]:
            raise Unfit("rule-counted", rule=_called(rule))


def _called(rule: str) -> Text:
    return Text(f"tournament-rule-{rule}")
