"""Stages: who plays heats, days, semifinal and final."""

from __future__ import annotations

from tafelrunde.tournament.errors import Unfit
from tafelrunde.tournament.standings import Row, standings
from tafelrunde.tournament.state import State


def field_of(state: State, stage: int) -> list[int]:
    """The players of a stage who are still there, in the order in which they entered.

    The organiser's own list (`advanced`) comes first; raises where others would have to be chosen
    from a tie.
    """
    facts = state.rules["stages"][stage]
    active = set(state.active)
    if stage in state.advanced:
        chosen = set(state.advanced[stage])
    elif facts["take"] == "best":
        chosen = set(_best(standings(state, stage=stage - 1, by=facts["by"]), facts["count"]))
    elif facts["take"] == "winners":
        last = state.rounds_of(stage - 1)[-1].number
        rows = standings(state, stage=stage - 1)
        chosen = {
            row.player
            for row in rows
            if any(cell.round == last and cell.place == 1 for cell in row.cells)
        }
    elif facts["take"] == "firsts":
        chosen = set()
        for day in range(stage):
            rows = [row for row in standings(state, stage=day) if row.player not in chosen]
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
        ranks = [row.place for row in rows]
        for row, rank in zip(rows, ranks, strict=True):
            row.place = len(seen) + 1 + sum(other < rank for other in ranks)
            row.shared = ranks.count(rank) > 1
        found = [*found, *rows]
        seen |= {row.player for row in rows}
    return found


def _best(rows: list[Row], count: int) -> list[int]:
    """The first so many; raises where a tie leaves it open who the last of them is."""
    chosen = rows[:count]
    if len(rows) > count and chosen and rows[count].place == chosen[-1].place:
        tied = [row.name for row in rows if row.place == chosen[-1].place]
        raise Unfit("advance-tie", names=", ".join(tied))
    return [row.player for row in chosen]
