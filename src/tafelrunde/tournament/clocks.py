"""Clocks: what the clock of a round shows at a moment, and where the snail tormentor goes.

Everything follows from the times in the record, so a restart costs nobody a second.
"""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.tournament.state import Round, State, Table


def playing(played: Round, now: float) -> float:
    """Seconds of play so far; drafting is no playing time."""
    clock = played.clock
    running = 0.0 if clock.since is None else max(0.0, now - clock.since)
    return clock.played + running


def play_left(state: State, played: Round, now: float) -> float:
    """Seconds until the snail tormentor comes; below 0 where he is due."""
    return float(state.rules["clock"]["play"]) + played.clock.extra - playing(played, now)


def slowest(played: Round, reached: Mapping[int, int]) -> Table | None:
    """The table in the lowest round of its game, by what is known of tables that still play; the
    first of those that are equally slow.

    Nobody is slowest by being the only one who told how far they are, while others play, too.
    """
    playing = [t for t in played.tables if t.scores is None]
    known = [t for t in playing if reached.get(t.number, 0)]
    if len(known) < min(2, len(playing)):
        return None
    return min(known, key=lambda table: (reached[table.number], table.number), default=None)


def tormentor_due(
    state: State, played: Round, reached: Mapping[int, int], now: float
) -> Table | None:
    """The table where the snail tormentor should sit down now, if there is one."""
    if played.clock.started_at is None or play_left(state, played, now) > 0:
        return None
    return None if tormented(played) else slowest(played, reached)


def tormented(played: Round) -> Table | None:
    """The table where the snail tormentor sits."""
    return next((table for table in played.tables if table.tormented), None)
