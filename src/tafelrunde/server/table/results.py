"""Results: what an ended match counts as."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel.log import TableEvent
from tafelrunde.server.table.chronicle import Chronicle


def result_of(chronicle: Chronicle, drift: str) -> dict[str, Any] | None:
    """Scores and places of an ended match; None where it counts for nothing.

    Who resigned or ran out of time is behind everybody who stayed.
    """
    match = chronicle.match
    if match.finished:
        return {"scores": match.scores, "ranking": match.ranking}
    reason = next(
        (
            str(entry.facts["reason"]).partition(" ")[0]
            for entry in reversed(match.log.own)
            if isinstance(entry, TableEvent) and entry.name == "closed"
        ),
        "",
    )
    if reason == "drift":
        if drift == "void":
            return None
        return {"scores": match.scores, "ranking": [1] * match.seats, "reason": reason}
    if reason not in ("resign", "flag"):
        return None
    left = chronicle.gave_up
    stayed = sum(1 for seat in range(match.seats) if seat not in left)
    if stayed == 1:
        ranking = [stayed + 1 if seat in left else 1 for seat in range(match.seats)]
    else:
        places = match.ranking
        order = sorted(range(match.seats), key=lambda seat: (seat in left, places[seat]))
        ranking = [0] * match.seats
        for place, seat in enumerate(order):
            before = order[place - 1] if place else None
            tied = (
                before is not None
                and (before in left) == (seat in left)
                and places[before] == places[seat]
            )
            ranking[seat] = ranking[before] if tied and before is not None else place + 1
    return {"scores": match.scores, "ranking": ranking, "reason": reason}
