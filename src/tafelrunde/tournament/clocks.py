"""Clocks: what the clock of a round shows at a moment, and where the snail tormentor goes.

Everything follows from the times in the record, so a restart costs nobody a second.
"""

from __future__ import annotations

from tafelrunde.tournament.state import Round, State, Table


def playing(played: Round, now: float) -> float:
    """Seconds of play so far; drafting is no playing time."""
    clock = played.clock
    running = 0.0 if clock.since is None else max(0.0, now - clock.since)
    return clock.played + running


def draft_left(state: State, played: Round, now: float) -> float | None:
    """Seconds of the draft that are left (below 0: over time); None where it has not begun."""
    begun = played.clock.drafting_at
    if begun is None or played.clock.started_at is not None:
        return None
    return float(state.rules["clock"]["draft"]) - (now - begun)


def play_left(state: State, played: Round, now: float) -> float:
    """Seconds until the snail tormentor comes; below 0 where he is due."""
    return float(state.rules["clock"]["play"]) + played.clock.extra - playing(played, now)


def slowest(played: Round) -> Table | None:
    """The table in the lowest round of its game; the first of those that are equally slow."""
    waiting = [table for table in played.tables if table.scores is None]
    return min(waiting, key=lambda table: (table.reached, table.number), default=None)


def tormentor_due(state: State, played: Round, now: float) -> Table | None:
    """The table where the snail tormentor should sit down now, if there is one."""
    if played.clock.started_at is None or play_left(state, played, now) > 0:
        return None
    if any(table.tormented for table in played.tables):
        return None
    return slowest(played)
