"""Stages: who plays heats, days, semifinal and final."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.kernel.text import Text
from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.standings import Row, standings
from tafelrunde.tournament.state import State

_NAMED: Final = {"heats", "semifinal", "final"}


def field_of(state: State, stage: int) -> list[int]:
    """The players of a stage who are still there, in the order in which they entered.

    The organiser's own list (`advanced`) comes first; raises where others would have to be chosen
    from a tie. Whoever went home before a stage leaves his place to the next; once a stage has
    begun, nobody comes into it.
    """
    facts = state.rules["stages"][stage]
    active = set(state.active)
    begun = state.rounds_of(stage)
    if stage in state.advanced:
        chosen = set(state.advanced[stage])
    elif begun and facts["take"] != "all":
        chosen = {p for r in begun for p in (*r.out, *(p for t in r.tables for p in t.seats))}
    elif facts["take"] == "best":
        rows = _there(state, standings(state, stage=stage - 1, by=facts["by"]))
        chosen = set(_best(rows, facts["count"]))
    elif facts["take"] == "winners":
        last = max((r.number for r in state.rounds_of(stage - 1)), default=0)
        rows = standings(state, stage=stage - 1)
        chosen = {
            row.player
            for row in rows
            if any(cell.round == last and cell.place == 1 for cell in row.cells)
        }
    elif facts["take"] == "firsts":
        chosen = set()
        for day in range(stage):
            played = [row for row in _there(state, standings(state, stage=day)) if row.cells]
            rows = [row for row in played if row.player not in chosen]
            chosen |= set(_best(rows, facts["count"]))
    else:
        chosen = active
    return [player for player in state.players if player in chosen & active]


def final_places(state: State) -> list[Row]:
    """The places of the whole tournament: of the last stage first, then of those who fell behind.

    Each row is that of the last stage somebody played.
    """
    found: list[Row] = []
    seen: set[int] = set()
    for stage in range(len(state.rules["stages"]) - 1, -1, -1):
        rows = [row for row in standings(state, stage=stage) if row.player not in seen]
        rows = [row for row in rows if row.cells or stage == 0]
        ranks = sorted(row.place for row in rows)
        taken = Counter(ranks)
        for row in rows:
            rank = row.place
            row.place = len(seen) + 1 + bisect_left(ranks, rank)
            row.shared = taken[rank] > 1
        found = [*found, *rows]
        seen |= {row.player for row in rows}
    return found


def stage_name(facts: Mapping[str, Any]) -> Text:
    """What a stage is called: one of the known names, a day, or what the organiser wrote."""
    name: str = facts["name"]
    if name in _NAMED:
        return Text(f"hall-stage-{name}")
    if name.startswith("day ") and name[4:].isdecimal():
        return Text("hall-day", day=int(name[4:]))
    return Text("tournament-stage", name=name or "–")


def _there(state: State, rows: list[Row]) -> list[Row]:
    return [row for row in rows if state.players[row.player].active]


def _best(rows: list[Row], count: int) -> list[int]:
    """The first so many; raises where a tie leaves it open who the last of them is."""
    chosen = rows[:count]
    if len(rows) > count and chosen and rows[count].place == chosen[-1].place:
        tied = [row.name for row in rows if row.place == chosen[-1].place]
        raise Unfit("advance-tie", names=", ".join(tied))
    return [row.player for row in chosen]
