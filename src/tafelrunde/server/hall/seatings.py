"""Seatings: which tables of a tournament are played on this server, by who is to sit there."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.ledger.events import standing
from tafelrunde.tournament import Tournament, slips
from tafelrunde.tournament.state import Round, Table


def seating_of(t: Tournament, played: Round, table: Table) -> str:
    """A name for who is to sit where: another one when the round is published anew."""
    published = [
        event.n
        for event in standing(t.events)
        if event.name == "published" and event.facts["round"] == played.number
    ]
    return f"{played.number}.{table.number}.{published[-1]}.{'-'.join(map(str, table.seats))}"


def online(t: Tournament) -> Iterator[tuple[str, Round, Table]]:
    """The published tables that are played on this server."""
    for played in t.state.rounds:
        for table in played.tables:
            if played.published and table.place == "online":
                yield seating_of(t, played, table), played, table


def table_of(t: Tournament, slip: str) -> tuple[Round, Table] | None:
    """The published table that a slip is for."""
    found = slips.table_of(t, slip)
    if found is None:
        return None
    played = t.state.rounds[found[0] - 1]
    return (played, played.tables[found[1] - 1]) if played.published else None
