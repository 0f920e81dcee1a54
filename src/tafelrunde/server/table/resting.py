"""Resting: a table at which bots are among themselves waits until somebody looks on."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.server.store.store import Chair, TableRow


def may_rest(row: TableRow, chairs: Sequence[Chair]) -> bool:
    """Whether a running table has bots alone, and nobody elsewhere waits for its end.

    Who has left a table may come back to it, so it is not played to its end behind their back.
    """
    if row.status != "running" or row.rated:
        return False
    if row.settings.get("tournament") or row.settings.get("campaign"):
        return False
    return not any(chair.player is not None and chair.bot is None for chair in chairs)
